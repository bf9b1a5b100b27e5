import { editDistance, wordTrigrams } from './word-similarity.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectSimilarWords, selectWordCounts } from './vocabulary.queries.ts';

/** The edit distance is computed for this many stored words at most, those that share the most trigrams. */
const maxCandidates = 60;

/** The largest accepted edit distance for words of up to `shortWordLength` letters, and for longer ones. */
const maxEditsShort = 1;
const maxEditsLong = 2;
const shortWordLength = 4;

/**
 * Replaces each unknown word by the most similar stored word, or removes it if there is none. Returns
 * undefined if every word is known or none remains.
 */
export async function correctWords(
  db: Reader,
  words: readonly string[],
  namesCategory: (word: string) => boolean,
): Promise<string[] | undefined> {
  if (words.length === 0) return undefined;
  const counts = await selectWordCounts(db, words);
  const corrected: string[] = [];
  let hasChanged = false;
  for (const [index, word] of words.entries()) {
    const isKnown = counts[index]?.words !== 0 || namesCategory(word);
    const replacement = isKnown ? word : await findMostSimilarWord(db, word);
    if (replacement !== undefined) corrected.push(replacement);
    hasChanged ||= !isKnown;
  }
  return hasChanged && corrected.length > 0 ? corrected : undefined;
}

async function findMostSimilarWord(db: Reader, typed: string): Promise<string | undefined> {
  const trigrams = wordTrigrams(typed);
  if (trigrams.length === 0) return undefined;
  const candidates = await selectSimilarWords(db, trigrams, maxCandidates);
  const maxEdits = typed.length > shortWordLength ? maxEditsLong : maxEditsShort;
  const [best] = candidates
    .map(({ word, docs }) => ({ word, docs: docs ?? 0, distance: distanceTo(word, typed) }))
    .filter(({ distance }) => distance <= maxEdits)
    .sort((a, b) => a.distance - b.distance || b.docs - a.docs);
  return best?.word;
}

/** A word that contains the typed one (`göz` in `kuşgözü`) has distance 1. */
function distanceTo(word: string, typed: string): number {
  return word.includes(typed) ? 1 : editDistance(typed, word);
}
