import { searchFold } from '#shared/turkish.ts';

/** The maximum number of characters of a word; longer words are cut off. */
const maxWordLength = 40;
const maxQueryWords = 8;

const separators = /[^\p{L}\p{N}]+/u;

/** A boundary between letters and digits: `hl35` is also indexed as `hl` and `35`. */
const letterDigitBoundary = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;

/** Words that are also indexed joined to the next one: `D Halka` as `dhalka`, `35 mm` as `35mm`. */
const joinsNext = /^(\p{L}|\p{N}+)$/u;
const unit = /^\p{L}{1,3}$/u;
const endsInDigit = /\p{N}$/u;
const startsWithDigit = /^\p{N}/u;

/** The folded words of a text, in order: `D-Halka 35 mm` → `d`, `halka`, `35`, `mm`. */
export function plainWords(text: string): string[] {
  return searchFold(text).split(separators).filter(Boolean).map(truncate);
}

/**
 * More words for the index: parts of words and joined neighbours. A search matches word beginnings, so with
 * these `dhalka`, `D-Halka` and `d halka` find the same products.
 */
export function derivedWords(text: string): string[] {
  const derived = new Set<string>();
  let before = '';
  for (const chunk of searchFold(text).split(' ')) {
    const pieces = chunk.split(separators).filter(Boolean);
    for (const piece of pieces) {
      const parts = piece.split(letterDigitBoundary);
      if (parts.length > 1) for (const part of parts) derived.add(truncate(part));
    }
    if (pieces.length > 1 && !hasNumbersSideBySide(pieces)) derived.add(truncate(pieces.join('')));
    const [first = ''] = pieces;
    if (areJoined(before, first)) derived.add(truncate(before + first));
    before = pieces.length === 1 ? first : '';
  }
  return [...derived];
}

/**
 * A product code without punctuation and spaces, in lower case: `HL-35`, `HL 35` and `hl35` have the same
 * key.
 */
export function codeKey(code: string): string {
  return searchFold(code).split(separators).join('');
}

/**
 * The different words of a query, at most 8. Turkish endings after an apostrophe are removed (`Toka'nın` →
 * `toka`).
 */
export function queryWords(search: string): string[] {
  const withoutEndings = search.replace(/(?<=\p{L}{3})['’]\p{L}*/gu, ' ');
  return [...new Set(plainWords(withoutEndings))].slice(0, maxQueryWords);
}

/** Two numbers are never joined, because the result would be another number. */
function hasNumbersSideBySide(pieces: readonly string[]): boolean {
  return pieces.some(
    (piece, index) => endsInDigit.test(piece) && startsWithDigit.test(pieces[index + 1] ?? ''),
  );
}

function areJoined(word: string, next: string): boolean {
  if (!joinsNext.test(word) || next === '' || startsWithDigit.test(next)) return false;
  return startsWithDigit.test(word) ? unit.test(next) : next.length > 1;
}

function truncate(word: string): string {
  return Array.from(word).slice(0, maxWordLength).join('');
}
