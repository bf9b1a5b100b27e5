import { redirect } from 'react-router';
import { sitePath } from '#shared/site-pages.ts';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';
import type { Visit } from './load.ts';

/** A redirect to the 404 page in the language of `prefix` (docs/product.md, "Missing things"). */
export function redirectToNotFound(prefix: string): Response {
  return redirect(sitePath(prefix, 'not_found'));
}

/** A redirect from a record's old slug to its current address; keeps the query. */
export function redirectToCurrentAddress(visit: Visit, address: PageAddress): Response {
  return redirect(pagePath(visit.prefix, address) + visit.url.search, 301);
}
