import { useSite, type SiteData } from '../../loading/site-data.ts';
import type { OfferLine } from '../offer-list.ts';

/** A name, and its language if that differs from the page's. */
type LineName = { name: string; lang: string | undefined };

export function useLineName(line: OfferLine): LineName {
  return lineName(line, useSite());
}

/** The size and finish of a line, in the languages of `lineName`; empty for a product without variants. */
export function lineVariant(
  { variants }: Pick<OfferLine, 'variants'>,
  site: Pick<SiteData, 'lang' | 'languages'>,
): string {
  return lineName({ names: variants, code: '' }, site).name;
}

/**
 * The name of a line in the page's language, else in the main one, else in any; the code if it has no name.
 */
export function lineName(
  { names, code }: Pick<OfferLine, 'names' | 'code'>,
  site: Pick<SiteData, 'lang' | 'languages'>,
): LineName {
  const main = site.languages.find(({ is_main }) => is_main)?.abbr ?? '';
  const lang = [site.lang, main, ...Object.keys(names)].find((abbr) => names[abbr]);
  if (lang === undefined) return { name: code, lang: undefined };
  return { name: names[lang] ?? code, lang: lang === site.lang ? undefined : lang };
}
