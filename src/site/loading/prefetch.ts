import type { SiteApi } from '#shared/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { PageAddress } from '../head/addresses.ts';
import { browserApi } from './browser-api.ts';

/** The calls that each page's `load` makes. */
const callsOfPage: Record<SitePageName, (api: SiteApi, address: PageAddress) => Promise<unknown>> = {
  home: (api) => Promise.all([api.homeSections(), api.categories()]),
  products: (api, { params, page = 1, query }) =>
    api.category(params?.seo_name ?? '', page, query?.transporter_types),
  product: (api, { params }) => api.product(params?.seo_name ?? ''),
  // Without the search itself: nobody has typed it yet.
  search_products: (api) => api.transporterTypes(),
  contract: (api, { params }) => api.contract(params?.contract_seo_name ?? ''),
  not_found: () => Promise.resolve(),
};

/** Fetches the data of a page before the click. A failure shows up when the click repeats the call. */
export function prefetchPage(lang: string, address: PageAddress): void {
  callsOfPage[address.name](browserApi(lang), address).catch(() => undefined);
}
