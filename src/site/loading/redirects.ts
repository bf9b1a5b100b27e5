import { redirect, redirectDocument } from 'react-router';
import { sitePath } from '#shared/site-pages.ts';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';
import type { Visit } from './load.ts';

/**
 * A redirect to the 404 page in the language of the visit (docs/product.md, "Missing things"). A browser asks the
 * server for the address instead, because it may be an old one that leads on.
 */
export function redirectToNotFound({ prefix, url }: Pick<Visit, 'prefix' | 'url'>): Response {
  return import.meta.env.SSR ? redirect(sitePath(prefix, 'not_found')) : redirectDocument(url.href);
}

/** A redirect from a record's old slug to its current address; keeps the query. */
export function redirectToCurrentAddress(visit: Visit, address: PageAddress): Response {
  return redirect(pagePath(visit.prefix, address) + visit.url.search, 301);
}
