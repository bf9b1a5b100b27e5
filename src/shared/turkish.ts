/**
 * Turkish-correct folding, sorting and case, in one place.
 * Codes and e-mail addresses never pass through here: they are not words.
 */

const combiningMarks = /\p{M}+/gu;
const iFamily = /[İIı]/g;

/**
 * The form under which texts are searched: `çıtçıt`, `CITCIT` and `ÇITÇIT` all become `citcit`.
 * The i family is joined before lower-casing, because `'I'.toLowerCase()` is wrong for one of
 * Turkish and English, and FTS tokenizers do not join `ı` with `i`.
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
/** One ASCII character a letter, in alphabet order and above the digits. */
const letterRank = new Map(
  Array.from(alphabet, (letter, index): [string, string] => [letter, String.fromCharCode(65 + index)]),
);
const circumflex: Readonly<Record<string, string>> = { â: 'a', î: 'i', û: 'u' };
const numberWidth = 10;

/**
 * A key whose plain binary order is the order of the Turkish alphabet (TDK: `c < ç`, `ı < i`), with
 * numbers compared by value, so that `9 mm` stands before `10 mm` on every database without a
 * Turkish collation.
 */
export function sortKey(text: string): string {
  let key = '';
  for (const part of lowerTurkish(text).match(/\d+|\D/gu) ?? []) {
    if (/^\d/.test(part)) key += part.replace(/^0+(?=\d)/, '').padStart(numberWidth, '0');
    else key += letterRank.get(circumflex[part] ?? part) ?? foreignRank(part);
  }
  return key.replace(/ +/g, ' ').trim();
}

/** Foreign letters sort as their base letter, white space and signs before everything. */
function foreignRank(character: string): string {
  const base = character.normalize('NFD')[0] ?? '';
  return letterRank.get(base) ?? (/\p{L}/u.test(character) ? '~' : ' ');
}

/** Lower case by Turkish rules (`I` → `ı`, `İ` → `i`). */
export function lowerTurkish(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('tr');
}
