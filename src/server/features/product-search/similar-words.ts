import { typingDistance, wordGrams } from '#shared/word-grams.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectSimilarWords, selectSizes } from './search.queries.ts';

/** Of the words that share the most letters, the likest is found among so many. */
const mostCandidates = 60;
/** Wrong keys that are forgiven in a short word, and in one of more letters than `shortWord`. */
const [fewMistakes, someMistakes, shortWord] = [1, 2, 4];

/**
 * The words that were probably meant, those that nothing has replaced by the likest that something has;
 * undefined when every word is known, or none is left. The work depends on how many different words the
 * catalogue has, not on how many products.
 */
export async function findNearWords(
  db: Reader,
  words: readonly string[],
  isKnownOtherwise: (word: string) => boolean,
): Promise<string[] | undefined> {
  if (words.length === 0) return undefined;
  const sizes = await selectSizes(db, words);
  const near: string[] = [];
  let hasChanged = false;
  for (const [place, word] of words.entries()) {
    const isKnown = sizes[place]?.words !== 0 || isKnownOtherwise(word);
    const meant = isKnown ? word : await findLikestWord(db, word);
    if (meant !== undefined) near.push(meant);
    hasChanged ||= !isKnown;
  }
  return hasChanged && near.length > 0 ? near : undefined;
}

async function findLikestWord(db: Reader, typed: string): Promise<string | undefined> {
  const grams = wordGrams(typed);
  if (grams.length === 0) return undefined;
  const candidates = await selectSimilarWords(db, grams, mostCandidates);
  const forgiven = typed.length > shortWord ? someMistakes : fewMistakes;
  const [likest] = candidates
    .map(({ word, docs }) => ({ word, docs: docs ?? 0, distance: distanceTo(word, typed) }))
    .filter(({ distance }) => distance <= forgiven)
    .sort((a, b) => a.distance - b.distance || b.docs - a.docs);
  return likest?.word;
}

/** A word that has what is typed inside it (`göz` in `kuşgözü`) is as near as one with a wrong key. */
function distanceTo(word: string, typed: string): number {
  return word.includes(typed) ? 1 : typingDistance(typed, word);
}
