import { searchFold } from './turkish.ts';

/**
 * How texts and what is typed are cut into words for search. A product is found when every typed word
 * begins one of its words, so texts are cut more finely than what is typed: whoever types `dhalka`,
 * `D-Halka` or `d halka` means the same.
 */

/** Longer words are cut: nobody types them to the end. */
const wordLength = 40;
/** Typed words that are looked at. */
const mostWords = 8;

const separators = /[^\p{L}\p{N}]+/u;
/** Where letters meet digits: `hl35` is also `hl` and `35`. */
const seam = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** `D Halka` is also `dhalka`, `35 mm` is also `35mm`. */
const joinsNext = /^(\p{L}|\p{N}+)$/u;
const unit = /^\p{L}{1,3}$/u;
const endsInDigit = /\p{N}$/u;
const startsWithDigit = /^\p{N}/u;

/** The words of a text in their order, folded: `D-Halka 35 mm` → `d`, `halka`, `35`, `mm`. */
export function plainWords(text: string): string[] {
  return searchFold(text).split(separators).filter(Boolean).map(cut);
}

/** Further words under which the text is found: parts of its words, and neighbours written together. */
export function derivedWords(text: string): string[] {
  const derived = new Set<string>();
  let before = '';
  for (const chunk of searchFold(text).split(' ')) {
    const pieces = chunk.split(separators).filter(Boolean);
    for (const piece of pieces) {
      const parts = piece.split(seam);
      if (parts.length > 1) for (const part of parts) derived.add(cut(part));
    }
    if (pieces.length > 1 && !hasNumbersSideBySide(pieces)) derived.add(cut(pieces.join('')));
    const [first = ''] = pieces;
    if (belongsTogether(before, first)) derived.add(cut(before + first));
    before = pieces.length === 1 ? first : '';
  }
  return [...derived];
}

/** A code without signs and spaces: `HL-35`, `HL 35` and `hl35` are one. */
export function codeKey(code: string): string {
  return searchFold(code).split(separators).join('');
}

/** What is looked for when this is typed; what follows an apostrophe is an ending (`Toka'nın`). */
export function queryWords(search: string): string[] {
  const withoutEndings = search.replace(/(?<=\p{L}{3})['’]\p{L}*/gu, ' ');
  return [...new Set(plainWords(withoutEndings))].slice(0, mostWords);
}

/** Written together, two numbers would be a third one. */
function hasNumbersSideBySide(pieces: readonly string[]): boolean {
  return pieces.some(
    (piece, index) => endsInDigit.test(piece) && startsWithDigit.test(pieces[index + 1] ?? ''),
  );
}

function belongsTogether(word: string, next: string): boolean {
  if (!joinsNext.test(word) || next === '' || startsWithDigit.test(next)) return false;
  return startsWithDigit.test(word) ? unit.test(next) : next.length > 1;
}

function cut(word: string): string {
  return Array.from(word).slice(0, wordLength).join('');
}
