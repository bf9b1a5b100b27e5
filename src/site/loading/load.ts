import type { SiteApi } from '#features/site-api/site-api.ts';
import type { PageParams } from '../routing/page-address.ts';

/** The facts about the request and the site that a `load` function may use. */
export type Visit = {
  params: PageParams;
  url: URL;
  lang: string;
  /** `''` for the main language, else a slash and the abbreviation, like `/en`. */
  prefix: string;
  publicUrl: string;
  csrfToken: string;
  /** The current year: in the site's time zone on the server, in the visitor's in the browser. */
  year: number;
  /** Keeps this page out of the page cache. */
  doNotStore: () => void;
  /** Answers this page with status 404; such a page is not cached either. */
  answerMissing: () => void;
  /**
   * Lets this page embed the video player; the CSP of all other pages forbids its frame
   * (docs/decisions/0004).
   */
  allowPlayer: () => void;
};

/**
 * Loads a page's data. `api` calls the program directly on the server, and the JSON API in the browser.
 *
 * @throws Redirect if another address answers
 */
export type Load<Data> = (api: SiteApi, visit: Visit) => Promise<Data>;

export function prefixOf({ lang }: PageParams): string {
  return lang ? `/${lang}` : '';
}
