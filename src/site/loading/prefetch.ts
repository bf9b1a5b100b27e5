import type { SiteApi } from '#features/site-api/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { PageAddress } from '#features/site-api/page-addresses.rules.ts';
import { importPage } from '../routing/page-module.ts';
import { browserApi } from './browser-api.ts';

/** The API calls that the `load` function of each page makes. */
const callsOfPage: Record<SitePageName, (api: SiteApi, address: PageAddress) => Promise<unknown>> = {
  home: (api) => Promise.all([api.homeSections(), api.categories()]),
  about_us: (api) => Promise.all([api.content('corporate'), api.content('breadcrumbs')]),
  vision_mission: (api) => Promise.all([api.content('corporate'), api.content('breadcrumbs')]),
  catalogue: (api) => api.content('catalogue'),
  products: (api, { params, page = 1, query }) => api.category(params?.seo_name ?? '', page, query),
  product: (api, { params }) => api.product(params?.seo_name ?? ''),
  fairs: (api, { page = 1 }) =>
    Promise.all([api.posts('fairs', page), api.content('media'), api.schoolTours()]),
  blog: (api, { page = 1 }) => Promise.all([api.posts('blog', page), api.content('media')]),
  blog_detail: (api, { params }) =>
    Promise.all([api.post('blog', params?.seo_name ?? ''), api.posts('blog', 1)]),
  videos: (api, { page = 1 }) => Promise.all([api.posts('videos', page), api.content('media')]),
  contact: (api) => Promise.all([api.contactInformation(), api.schoolTours(), api.content('breadcrumbs')]),
  // The search itself is left out, because nobody has typed a text yet.
  search_products: (api) => Promise.all([api.transporterTypes(), api.content('breadcrumbs')]),
  contract: (api, { params }) =>
    Promise.all([api.contract(params?.contract_seo_name ?? ''), api.content('breadcrumbs')]),
  not_found: (api) => api.content('breadcrumbs'),
};

/** Fetches code and data of a page before the click. */
export async function prefetchPage(lang: string, address: PageAddress): Promise<void> {
  await Promise.all([importPage(address.name), callsOfPage[address.name](browserApi(lang), address)]);
}
