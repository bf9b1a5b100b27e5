import type { SiteApi } from '#shared/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import { browserApi } from './browser-api.ts';

type Params = Readonly<Record<string, string>>;

const needs: Record<SitePageName, (api: SiteApi, params: Params, page: number) => Promise<unknown>> = {
  home: (api) => api.homeSections(),
  products: (api, { seo_name = '' }, page) => api.category(seo_name, page),
  product: (api, { seo_name = '' }) => api.product(seo_name),
  not_found: () => Promise.resolve(),
};

/** Fetches what a page will load, ahead of the click; a failure is left to the click itself. */
export function prefetchPage(lang: string, name: SitePageName, params: Params, page: number): void {
  needs[name](browserApi(lang), params, page).catch(() => undefined);
}
