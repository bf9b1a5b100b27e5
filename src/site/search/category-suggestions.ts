import { searchFold } from '#shared/turkish.ts';
import type { MenuCategory } from '../navigation.ts';

const separators = /[^\p{L}\p{N}]+/u;

/**
 * The first `limit` categories of the menu whose name contains every typed word. Names with whole words come
 * first, then main categories, then the menu's order.
 */
export function suggestCategories(
  categories: readonly MenuCategory[],
  search: string,
  limit: number,
): MenuCategory[] {
  const typed = wordsOf(search);
  if (typed.length === 0) return [];
  const levels = [categories];
  for (const level of levels) {
    const below = level.flatMap((category) => category.sub_categories);
    if (below.length > 0) levels.push(below);
  }
  const hits = levels
    .flat()
    .map((category) => ({ category, words: wordsOf(category.name) }))
    .filter(({ words }) => typed.every((word) => words.some((other) => other.startsWith(word))));
  const isWhole = ({ words }: (typeof hits)[number]) => typed.every((word) => words.includes(word));
  return [...hits.filter(isWhole), ...hits.filter((hit) => !isWhole(hit))]
    .slice(0, limit)
    .map(({ category }) => category);
}

function wordsOf(text: string): string[] {
  return searchFold(text).split(separators).filter(Boolean);
}
