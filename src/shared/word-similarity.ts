/** Words that have a number in them are not misspelt but different. */
const isWord = /^\p{L}+$/u;
const shortest = 3;
const size = 3;

/** What a word is compared by when it was misspelt: every three letters in a row, its ends marked. */
export function wordTrigrams(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < shortest || !isWord.test(word)) return [];
  const marked = ['^', ...letters, '$'];
  const grams = marked
    .slice(0, 1 - size + marked.length)
    .map((_, at) => marked.slice(at, at + size).join(''));
  return [...new Set(grams)];
}

/**
 * How many keys were hit wrongly between two words: a letter too many, too few, another one, or two
 * exchanged (optimal string alignment).
 */
export function editDistance(typed: string, meant: string): number {
  const [a, b] = [Array.from(typed), Array.from(meant)];
  let beforeLast: number[] = [];
  let last = b.map((_, at) => at + 1);
  last.unshift(0);
  for (const [row, letter] of a.entries()) {
    const present = [row + 1];
    for (const [at, other] of b.entries()) {
      const replaced = (last[at] ?? 0) + Number(letter !== other);
      const added = Math.min(present[at] ?? 0, last[at + 1] ?? 0) + 1;
      const isExchange = row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === other;
      const exchanged = isExchange ? (beforeLast[at - 1] ?? 0) + 1 : Infinity;
      present.push(Math.min(replaced, added, exchanged));
    }
    beforeLast = last;
    last = present;
  }
  return last[b.length] ?? 0;
}
