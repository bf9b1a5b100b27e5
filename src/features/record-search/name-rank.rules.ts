import { searchFold } from '#shared/turkish.ts';

/** How well a name matches: the smaller the better. */
export type NameRank = number;

/** The rank of what was found in another text than the name. */
export const otherTextRank: NameRank = 4;

/**
 * The rank of the best of these names; undefined when none has every typed word. `search` is folded. A whole name
 * comes first, then its beginning, the beginnings of its words, and other parts.
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
