import { categoryLevels, type CategoryNode } from '../category.ts';
import { searchFold } from '#shared/turkish.ts';

/** A category with its position in the tree. `depth` is 0 for a main category. */
export type CategoryRow = { node: CategoryNode; depth: number; name: string; parents: string };

/** The name in the main language, else in any other, else the slug. */
export function categoryName(node: CategoryNode, mainLang: string): string {
  const names = Object.entries(node).filter(([key, value]) => /^name_[a-z]{2}$/.test(key) && value !== '');
  return node[`name_${mainLang}`] || (names[0]?.[1] as string | undefined) || node.seo_name;
}

/** The tree as a flat list, parents before their children. */
export function categoryRows(tree: readonly CategoryNode[], mainLang: string): CategoryRow[] {
  const under = (nodes: readonly CategoryNode[], depth: number, parents: string): CategoryRow[] =>
    nodes.flatMap((node) => {
      const name = categoryName(node, mainLang);
      const path = parents === '' ? name : `${parents} › ${name}`;
      return [{ node, depth, name, parents }, ...under(node.sub_categories, depth + 1, path)];
    });
  return under(tree, 0, '');
}

/**
 * The rows whose name or parents contain the search. Because of the parents, the descendants of a match are
 * included.
 */
export function matchingRows(rows: readonly CategoryRow[], search: string): CategoryRow[] {
  const wanted = searchFold(search);
  return rows.filter(({ name, parents }) => searchFold(`${parents} ${name}`).includes(wanted));
}

export type CategoryOption = { value: string; label: string };

/** Options of a category select. They name the parents too, because category names repeat. */
export function categoryOptions(tree: readonly CategoryNode[], mainLang: string): CategoryOption[] {
  return categoryRows(tree, mainLang).map(asOption);
}

/** The name of a parent, given as form value: its id as text, or null for a main category. */
export function parentName(options: readonly CategoryOption[], id: unknown): string {
  if (id === null) return 'Ana kategori';
  return options.find(({ value }) => value === id)?.label ?? 'Silinmiş kategori';
}

/** The allowed parents of `moved` or of a new category: not itself, not its descendants, and not too deep. */
export function parentOptions(
  tree: readonly CategoryNode[],
  mainLang: string,
  moved?: { id: number },
): CategoryOption[] {
  const rows = categoryRows(tree, mainLang);
  const own = rows.find(({ node }) => node.id === moved?.id);
  const height = own ? levelsOf(own.node) : 1;
  const forbidden = new Set(own ? categoryRows([own.node], mainLang).map(({ node }) => node.id) : []);
  return rows
    .filter(({ node, depth }) => !forbidden.has(node.id) && depth + 1 + height <= categoryLevels)
    .map(asOption);
}

function asOption({ node, name, parents }: CategoryRow): CategoryOption {
  return { value: String(node.id), label: parents === '' ? name : `${name} (${parents})` };
}

function levelsOf(node: CategoryNode): number {
  return 1 + Math.max(0, ...node.sub_categories.map(levelsOf));
}
