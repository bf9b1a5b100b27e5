const combiningMarks = /\p{M}+/gu;
const iFamily = /[İIı]/g;

/**
 * Converts a text to its form for searching: `çıtçıt`, `CITCIT` and `ÇITÇIT` all become `citcit`. `İ`, `I`
 * and `ı` become `i` first, because the lower case of `I` differs between Turkish and English.
 */
export function searchFold(text: string): string {
  return text
    .normalize('NFC')
    .replace(iFamily, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const alphabet = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';

/** A sortable ASCII character for each letter of the alphabet, above the digits. */
const letterRank = new Map(
  Array.from(alphabet, (letter, index): [string, string] => [letter, String.fromCharCode(65 + index)]),
);
const circumflex: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };
const numberWidth = 10;

/**
 * A key whose binary order is the Turkish alphabetical order (TDK: `c < ç`, `ı < i`), for databases without a
 * Turkish collation. Numbers are compared by value: `9 mm` comes before `10 mm`. In other languages, letters
 * with marks sort beside those without.
 */
export function sortKey(text: string, lang = 'tr'): string {
  const isTurkish = lang === 'tr';
  const lower = isTurkish ? lowerTurkish(text) : text.replace(iFamily, 'i').toLowerCase();
  let key = '';
  for (const part of lower.match(/\d+|\D/gu) ?? []) {
    if (/^\d/.test(part)) key += part.replace(/^0+(?=\d)/, '').padStart(numberWidth, '0');
    else if (isTurkish) key += letterRank.get(circumflex[part] ?? part) ?? foreignRank(part);
    else key += foreignRank(part);
  }
  return key.replace(/ +/g, ' ').trim();
}

/**
 * The rank of a character outside the Turkish alphabet. A foreign Latin letter sorts like its base letter,
 * other letters come last, spaces and signs first.
 */
function foreignRank(character: string): string {
  const base = character.normalize('NFD')[0] ?? '';
  return letterRank.get(base) ?? (/\p{L}/u.test(character) ? '~' : ' ');
}

/** The text in lower case by Turkish rules: `I` → `ı`, `İ` → `i`. */
export function lowerTurkish(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('tr');
}
