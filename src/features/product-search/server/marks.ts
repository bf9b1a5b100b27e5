import { searchFold } from '#shared/turkish.ts';
import type { Mark } from '../search.ts';

/** A folded letter or digit, and the start and end of its character in the text. */
type Letter = { folded: string; start: number; end: number };
type Match = Mark & { isWhole: boolean };

const character = /\P{M}\p{M}*/gu;
const isLetter = /[\p{L}\p{N}]/u;
const isDigit = /\p{N}/u;
/** Matches a text without letters and digits, as between two words. */
const isGap = /^[^\p{L}\p{N}]*$/u;

/** A typed word may match this many written words together: `dhalka` finds `D-Halka`. */
const maxJoined = 3;

/**
 * Finds the parts of a text that begin with one of these folded words: `[0, 7]` in `D-Halka 35 mm` for `dhalka`. Where
 * a word occurs whole, longer words are not marked; a single letter marks whole words only.
 */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const written = writtenWords(text);
  const found = words.flatMap((word) => {
    const matches = matchesOf(written, word);
    const whole = matches.filter(({ isWhole }) => isWhole);
    return whole.length > 0 || word.length === 1 ? whole : matches;
  });
  return joinMarks(
    text,
    found.map(({ start, end }) => ({ start, end })),
  );
}

/** Splits a text into words. A boundary between letters and digits separates words too, as in `HL35`. */
function writtenWords(text: string): Letter[][] {
  const words: Letter[][] = [];
  let before: Letter | undefined;
  for (const { 0: written, index } of text.matchAll(character)) {
    const folded = searchFold(written);
    if (!isLetter.test(folded)) {
      before = undefined;
      continue;
    }
    const letter = { folded, start: index, end: index + written.length };
    if (before && isDigit.test(before.folded) === isDigit.test(folded)) words.at(-1)?.push(letter);
    else words.push([letter]);
    before = letter;
  }
  return words;
}

function matchesOf(written: readonly (readonly Letter[])[], word: string): Match[] {
  return written.flatMap((first, index) => {
    let rest = word;
    for (const letters of written.slice(index, index + maxJoined)) {
      const text = letters.map(({ folded }) => folded).join('');
      // Two numbers are never joined, because `25` is not `2,5`.
      if (rest !== word && isDigit.test(text) && isDigit.test(word.at(-rest.length - 1) ?? '')) return [];
      if (text.startsWith(rest)) {
        const end = letters[Math.min(rest.length, letters.length) - 1]?.end ?? 0;
        return [{ start: first[0]?.start ?? 0, end, isWhole: text === rest }];
      }
      if (!rest.startsWith(text)) return [];
      rest = rest.slice(text.length);
    }
    return [];
  });
}

/** Sorts marks and removes overlaps. Marks with only spaces and punctuation between them are joined. */
function joinMarks(text: string, marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1);
    if (last && (mark.start <= last.end || isGap.test(text.slice(last.end, mark.start))))
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, mark.end) };
    else joined.push({ ...mark });
  }
  return joined;
}
