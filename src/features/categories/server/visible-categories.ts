import type { CategoryTree } from '../category.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectCategories, type CategoryRow } from './categories.queries.ts';
import { buildTree, pathTo, subtreeIds } from './category-tree.ts';

/** The categories of a tree that visitors see: active ones whose ancestors are all active. */
export type VisibleCategories = {
  children: (id: number | null) => CategoryRow[];
  bySeoName: (seoName: string) => CategoryRow | undefined;
  byId: (id: number) => CategoryRow | undefined;
  /** The path from the main category down to this category. */
  path: (id: number) => CategoryRow[];
  /** The ids of this category and its visible descendants. */
  subtree: (id: number) => number[];
  ids: number[];
};

/**
 * Returns a function that finds the topmost inactive category on the path to a category. It hides all
 * categories below it.
 */
export async function loadHidingCategories(db: Reader): Promise<(id: number) => CategoryRow | undefined> {
  const tree = buildTree(await selectCategories(db, 'products'));
  return (id) => pathTo(tree, id).find((step) => step.is_active === 0);
}

export async function loadVisibleCategories(
  db: Reader,
  section: CategoryTree = 'products',
): Promise<VisibleCategories> {
  const rows = await selectCategories(db, section);
  const all = buildTree(rows);
  const isVisible = (row: CategoryRow) => {
    const path = pathTo(all, row.id);
    return path.length > 0 && path.every((step) => step.is_active === 1);
  };
  const visible = rows.filter(isVisible);
  const tree = buildTree(visible);
  return {
    children: tree.children,
    byId: tree.node,
    bySeoName: (seoName) => visible.find((row) => row.seo_name === seoName),
    path: (id) => pathTo(tree, id),
    subtree: (id) => subtreeIds(tree, id),
    ids: visible.map((row) => row.id),
  };
}
