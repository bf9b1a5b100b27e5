import { plainWords } from './search-words.ts';

/** A word or phrase that means the same as the others of its list: as written, and its folded words. */
type Phrase = { text: string; words: readonly string[] };
export type Synonyms = readonly (readonly Phrase[])[];

/** A search runs for this many other wordings at most. */
const maxWordings = 4;

/** A typed beginning counts as a synonym's word from this many letters on. */
const minBeginning = 3;

/** Folds the lists of `loadSynonyms` for the search. */
export function foldSynonyms(lists: readonly (readonly string[])[]): Synonyms {
  return lists.map((list) =>
    list.map((text) => ({ text, words: plainWords(text) })).filter(({ words }) => words.length > 0),
  );
}

/** Other wordings of typed words, each with phrases replaced by their synonyms; the nearest first. */
export function otherWordings(typed: readonly string[], synonyms: Synonyms): string[][] {
  const seen = new Set([typed.join(' ')]);
  const wordings: (readonly string[])[] = [typed];
  for (const wording of wordings) {
    for (const next of replacedOnce(wording, synonyms)) {
      if (wordings.length > maxWordings) break;
      if (seen.has(next.join(' '))) continue;
      seen.add(next.join(' '));
      wordings.push(next);
    }
  }
  return wordings.slice(1).map((wording) => [...wording]);
}

function replacedOnce(typed: readonly string[], synonyms: Synonyms): string[][] {
  return synonyms.flatMap((list) =>
    list.flatMap((phrase) => {
      const at = typed.findIndex((_, start) => isPhraseAt(typed, start, phrase.words));
      if (at < 0) return [];
      const after = typed.slice(at + phrase.words.length);
      return list
        .filter((other) => other !== phrase)
        .map(({ words }) => [...new Set([...typed.slice(0, at), ...words, ...after])]);
    }),
  );
}

/** Whether the typed words contain the phrase at `start`; the last typed word may be the beginning of its last word. */
function isPhraseAt(typed: readonly string[], start: number, phrase: readonly string[]): boolean {
  return phrase.every((word, index) => {
    const written = typed[start + index];
    if (written === undefined) return false;
    const isLast = start + index === typed.length - 1 && index === phrase.length - 1;
    return written === word || (isLast && written.length >= minBeginning && word.startsWith(written));
  });
}
