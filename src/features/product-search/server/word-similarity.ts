/** Words with digits are excluded, because another number is another word and not a misspelling. */
const isWord = /^\p{L}+$/u;
const minLength = 3;
const gramLength = 3;

/**
 * The different trigrams of a word with its ends marked: `toka` gives `^to`, `tok`, `oka`, `ka$`. Empty for
 * words with digits and for words of fewer than three letters.
 */
export function wordTrigrams(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < minLength || !isWord.test(word)) return [];
  const marked = ['^', ...letters, '$'];
  const grams = marked
    .slice(0, 1 - gramLength + marked.length)
    .map((_, at) => marked.slice(at, at + gramLength).join(''));
  return [...new Set(grams)];
}

/** The optimal string alignment distance: each inserted, deleted, replaced or swapped letter adds 1. */
export function editDistance(first: string, second: string): number {
  const a = Array.from(first);
  const b = Array.from(second);
  let rowBeforePrevious: number[] = [];
  let previousRow = [0, ...b.map((_, at) => at + 1)];
  for (const [index, letter] of a.entries()) {
    const row = [index + 1];
    for (const [at, other] of b.entries()) {
      const replaced = (previousRow[at] ?? 0) + Number(letter !== other);
      const added = Math.min(row[at] ?? 0, previousRow[at + 1] ?? 0) + 1;
      const isSwap = index > 0 && at > 0 && letter === b[at - 1] && a[index - 1] === other;
      const swapped = isSwap ? (rowBeforePrevious[at - 1] ?? 0) + 1 : Infinity;
      row.push(Math.min(replaced, added, swapped));
    }
    rowBeforePrevious = previousRow;
    previousRow = row;
  }
  return previousRow[b.length] ?? 0;
}
