import { searchFold } from '#shared/turkish.ts';

/** The languages in which suppliers write countries. */
const languages = ['tr', 'en'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Names that suppliers use and the standard does not have. */
const otherNames: Readonly<Record<string, string>> = {
  turkey: 'TR',
  cin: 'CN',
  'cin halk cumhuriyeti': 'CN',
  'p r c': 'CN',
  prc: 'CN',
  usa: 'US',
  abd: 'US',
  uk: 'GB',
  ingiltere: 'GB',
  england: 'GB',
  'cek cumhuriyeti': 'CZ',
  'guney kore': 'KR',
  korea: 'KR',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country that is written by its name or code; the text itself if none has this name. */
export function countryCode(text: string): string {
  const name = searchFold(text.trim().replace(/[.\s]+/g, ' ')).trim();
  codes ??= countryCodes();
  return codes.get(name) ?? text;
}

function countryCodes(): Map<string, string> {
  const found = new Map(Object.entries(otherNames));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of pairs) {
      const name = names.of(code);
      if (name !== undefined) found.set(searchFold(name), code);
    }
  }
  return found;
}
