import type { Localiser } from '#server/texts/localiser.ts';

/** The address of a fair's calendar file in a language; the main one needs no parameter. */
export function calendarPath(id: number, { lang, mainLang }: Pick<Localiser, 'lang' | 'mainLang'>): string {
  return `/dosya/fuar-${id}.ics${lang === mainLang ? '' : `?lang=${lang}`}`;
}
