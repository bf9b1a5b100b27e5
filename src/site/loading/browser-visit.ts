import { prefixOf, type Visit } from './load.ts';
import { pageSettings } from './page-settings.ts';
import { Redirect } from '../routing/redirect.ts';
import type { PageParams } from '../routing/page-address.ts';

/** The visit of a page that this document opens after its first one. */
export function browserVisit(url: URL, params: PageParams): Visit {
  const { mainLang, ...settings } = pageSettings();
  const ignore = () => undefined;
  return {
    ...settings,
    url,
    params,
    lang: params.lang ?? mainLang,
    prefix: prefixOf(params),
    year: new Date().getFullYear(),
    doNotStore: ignore,
    answerMissing: ignore,
    allowPlayer: () => openInDocumentWithPlayer(url.href),
  };
}

/** Whether the CSP of the current document allows the video player. */
const documentAllowsPlayer =
  typeof document !== 'undefined' && document.querySelector('[data-video]') !== null;

/** The CSP belongs to the document, so navigating to a page with videos may need a new document. */
function openInDocumentWithPlayer(address: string): void {
  if (!documentAllowsPlayer) throw new Redirect(address, { needsDocument: true });
}
