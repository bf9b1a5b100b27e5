import { redirect } from 'react-router';
import { sitePath } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { Visit } from './load.ts';

/** To the 404 page in the language of `prefix` (docs/product.md, "Missing things"). */
export function redirectToNotFound(prefix: string): Response {
  return redirect(sitePath(prefix, 'not_found'));
}

/** From a record's old slug to its current address; the query is kept. */
export function redirectToCurrentAddress(visit: Visit, name: SitePageName, seoName: string): Response {
  return redirect(sitePath(visit.prefix, name, { seo_name: seoName }) + visit.url.search, 301);
}
