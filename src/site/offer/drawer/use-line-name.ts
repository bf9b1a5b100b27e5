import { useSite } from '../../loading/site-data.ts';
import type { OfferLine } from '../offer-list.ts';

/** The name of a line in the page's language, else in the main one, else in any; `lang` says which, if not the page's. */
export function useLineName({ names, code }: OfferLine): { name: string; lang: string | undefined } {
  const site = useSite();
  const main = site.languages.find(({ is_main }) => is_main)?.abbr ?? '';
  const lang = [site.lang, main, ...Object.keys(names)].find((abbr) => names[abbr]);
  if (lang === undefined) return { name: code, lang: undefined };
  return { name: names[lang] ?? code, lang: lang === site.lang ? undefined : lang };
}
