import { editDistance, wordTrigrams } from './word-similarity.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectSimilarWords, selectWordCounts } from './vocabulary.queries.ts';

/** The edit distance is computed for this many stored words at most, those that share the most trigrams. */
const maxCandidates = 60;

/** The largest accepted edit distance for words of up to `shortWordLength` letters, and for longer ones. */
const maxEditsShort = 1;
const maxEditsLong = 2;
const shortWordLength = 4;

/** The maximum number of corrections of a search. The most similar word may occur only in hidden products. */
const maxCorrections = 3;

/** A typed word with at most this many products may be misspelt in these products too. */
const fewProducts = 2;

export type Vocabulary = {
  /** Whether a category, size, finish or synonym has a word that begins with this one. */
  isName: (word: string) => boolean;
  /** The words of synonyms, which no document contains. */
  synonymWords: readonly string[];
};

/**
 * Replaces each unknown word by a similar stored word, or removes it if there is none. Returns several
 * corrections, the most similar first; none if every word is known or none remains.
 */
export function correctWords(
  db: Reader,
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<string[][]> {
  return correct(db, words, { ...vocabulary, isDoubtful: (products) => products === 0 });
}

/** Replaces each word that hardly any product has by a similar word that many more products have. */
export function correctRareWords(
  db: Reader,
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<string[][]> {
  return correct(db, words, { ...vocabulary, isDoubtful: (products) => products <= fewProducts });
}

type Correction = Vocabulary & { isDoubtful: (products: number) => boolean };

async function correct(
  db: Reader,
  words: readonly string[],
  { isName, synonymWords, isDoubtful }: Correction,
): Promise<string[][]> {
  if (words.length === 0) return [];
  const counts = await selectWordCounts(db, words);
  const choices: string[][] = [];
  let hasChanged = false;
  for (const [index, word] of words.entries()) {
    const products = counts[index]?.words ?? 0;
    if (!isDoubtful(products) || isName(word)) {
      choices.push([word]);
      continue;
    }
    const similar = await findSimilarWords(db, word, synonymWords);
    const better = similar.filter(({ docs }) => docs > products).map((found) => found.word);
    // A word that some products have stays if no similar one has more.
    choices.push(better.length === 0 && products > 0 ? [word] : better);
    hasChanged ||= better.length > 0 || products === 0;
  }
  if (!hasChanged) return [];
  const corrections = Array.from({ length: maxCorrections }, (_, place) =>
    choices.flatMap((each) => each[Math.min(place, each.length - 1)] ?? []),
  );
  const different = new Map(corrections.map((each) => [each.join(' '), [...new Set(each)]]));
  return [...different.values()].filter((each) => each.length > 0);
}

type SimilarWord = { word: string; docs: number; distance: number };

async function findSimilarWords(
  db: Reader,
  typed: string,
  synonymWords: readonly string[],
): Promise<SimilarWord[]> {
  const trigrams = wordTrigrams(typed);
  if (trigrams.length === 0) return [];
  const stored = await selectSimilarWords(db, trigrams, maxCandidates);
  const maxEdits = typed.length > shortWordLength ? maxEditsLong : maxEditsShort;
  const candidates = [...stored, ...synonymWords.map((word) => ({ word, docs: Infinity }))];
  return candidates
    .map(({ word, docs }) => ({ word, docs: docs ?? 0, distance: distanceTo(word, typed) }))
    .filter(({ word, distance }) => word !== typed && distance <= maxEdits)
    .sort((a, b) => a.distance - b.distance || b.docs - a.docs)
    .slice(0, maxCorrections);
}

/** A word that contains the typed one (`göz` in `kuşgözü`) has distance 1. */
function distanceTo(word: string, typed: string): number {
  return word.includes(typed) ? 1 : editDistance(typed, word);
}
