import { redirect } from 'react-router';
import { sitePath } from '#shared/site-pages.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { Visit } from './load.ts';

/** To the 404 page of the visitor's language (spec §8.1, design.md §5 "Missing things"). */
export function toNotFound(prefix: string): Response {
  return redirect(sitePath(prefix, 'not_found'));
}

/** To the present address of a record that was asked for by an old slug, which never enters the history. */
export function toPresentAddress(visit: Visit, name: SitePageName, seoName: string): Response {
  return redirect(sitePath(visit.prefix, name, { seo_name: seoName }) + visit.url.search, 301);
}
