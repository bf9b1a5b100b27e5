import { sitePath } from '#shared/site-pages.ts';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';
import type { Visit } from '../loading/load.ts';

/** A `load` function throws it when another address answers. */
export class Redirect extends Error {
  readonly location: string;
  readonly status: number;
  /** The browser opens the address as a new document. */
  readonly needsDocument: boolean;

  constructor(location: string, { status = 302, needsDocument = false } = {}) {
    super(`Redirect to ${location}`);
    this.location = location;
    this.status = status;
    this.needsDocument = needsDocument;
  }
}

/**
 * A redirect to the 404 page in the language of the visit (docs/product.md, "Missing things"). A browser asks the
 * server for the address instead, because it may be an old one that leads on.
 */
export function redirectToNotFound({ prefix, url }: Pick<Visit, 'prefix' | 'url'>): Redirect {
  return import.meta.env.SSR
    ? new Redirect(sitePath(prefix, 'not_found'))
    : new Redirect(url.href, { needsDocument: true });
}

/** A redirect from a record's old slug to its current address; keeps the query. */
export function redirectToCurrentAddress(visit: Visit, address: PageAddress): Redirect {
  return new Redirect(pagePath(visit.prefix, address) + visit.url.search, { status: 301 });
}
