import { browserVisit } from '../loading/browser-visit.ts';
import { loadApi } from '../loading/load-api.ts';
import { loadParts } from '../loading/load-parts.ts';
import { isLanguagePrefix } from '../loading/site-data.ts';
import { matchPage } from './page-address.ts';
import { importPage } from './page-module.ts';
import type { LoadedPage, Shown } from './page-router.ts';
import { Redirect } from './redirect.ts';
import { hrefOf, type SiteLocation } from './site-location.ts';

/** Loads the code and the data of a page, and the site's data if the language changes. */
export async function loadPage(shown: Shown, location: SiteLocation): Promise<LoadedPage | Redirect> {
  const url = new URL(hrefOf(location), window.location.href);
  const inNewDocument = new Redirect(url.href, { needsDocument: true });
  const match = matchPage(location.pathname);
  if (!match || !isLanguagePrefix(match.params.lang, shown.site?.languages ?? [])) return inNewDocument;
  const visit = browserVisit(url, match.params);
  // After an update the server may have other files, which a new document names.
  const code = await Promise.all([importPage(match.name), loadApi(visit.lang)]).catch(() => undefined);
  if (!code) return inNewDocument;
  const [module, api] = code;
  const known = shown.params.lang === match.params.lang ? shown.site : undefined;
  const parts = await loadParts(api, visit, module, known);
  return parts instanceof Redirect ? parts : { ...match, ...parts };
}
