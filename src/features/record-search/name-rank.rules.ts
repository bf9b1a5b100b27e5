import { searchFold } from '#shared/turkish.ts';

/** The rank of a name among the results of a search; a smaller rank is better. */
export type NameRank = number;

/** The rank of a record that matches by another text than its name. */
export const otherTextRank: NameRank = 4;

/**
 * The best rank of these names; undefined if no name contains every typed word. `search` is folded. Whole
 * names rank first, then beginnings of names, beginnings of words, and other parts.
 */
export function nameRank(names: readonly string[], search: string): NameRank | undefined {
  const words = search.split(' ');
  const ranks = names.map(searchFold).flatMap((name) => {
    if (!words.every((word) => name.includes(word))) return [];
    if (name === search) return [0];
    if (name.startsWith(search)) return [1];
    return words.every((word) => ` ${name}`.includes(` ${word}`)) ? [2] : [3];
  });
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}
