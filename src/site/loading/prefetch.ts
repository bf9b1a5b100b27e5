import type { SiteApi } from '#shared/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { PageAddress } from '../head/addresses.ts';
import { browserApi } from './browser-api.ts';

const needs: Record<SitePageName, (api: SiteApi, address: PageAddress) => Promise<unknown>> = {
  home: (api) => Promise.all([api.homeSections(), api.categories()]),
  products: (api, { params, page = 1, query }) =>
    api.category(params?.seo_name ?? '', page, query?.transporter_types),
  product: (api, { params }) => api.product(params?.seo_name ?? ''),
  // What somebody may search for is asked when they do.
  search_products: (api) => api.transporterTypes(),
  not_found: () => Promise.resolve(),
};

/** Fetches what a page will load, ahead of the click; a failure is left to the click itself. */
export function prefetchPage(lang: string, address: PageAddress): void {
  needs[address.name](browserApi(lang), address).catch(() => undefined);
}
