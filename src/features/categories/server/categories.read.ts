import type { CategoryListQuery, CategoryNode, CategoryTree } from '../category.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { notFound } from '#server/errors.ts';
import { presentRecords } from '#server/records/record-resource.ts';
import { selectCategories, type CategoryRow } from './categories.queries.ts';
import { categoryResource } from './category-resource.ts';
import { buildTree, subtreeIds } from './category-tree.ts';

/** The nested tree, or the part below one category. */
export async function listCategories({ db }: Context, query: CategoryListQuery): Promise<CategoryNode[]> {
  const rows = await selectCategories(db, query.section);
  const tree = buildTree(rows);
  if (query.sub_category !== undefined && !tree.node(query.sub_category)) throw notFound();
  const present = await presentRecords(db, categoryResource, rows);
  const nodesBelow = (id: number | null): CategoryNode[] =>
    tree.children(id).map((row) => ({ ...present(row), sub_categories: nodesBelow(row.id) }));
  return nodesBelow(query.sub_category ?? null);
}

/** The ids of a category and all below it; empty when it does not exist. */
export async function loadSubtreeIds(
  db: Reader,
  id: number,
  section: CategoryTree = 'products',
): Promise<number[]> {
  const tree = buildTree(await selectCategories(db, section));
  return tree.node(id) ? subtreeIds(tree, id) : [];
}

export function loadProductCategories(db: Reader): Promise<CategoryRow[]> {
  return selectCategories(db, 'products');
}

export async function loadCategoryNames(
  db: Reader,
  section: CategoryTree = 'products',
): Promise<Map<number, LocalisedText>> {
  const rows = await selectCategories(db, section);
  return new Map(rows.map((row) => [row.id, readTexts(row.name)]));
}
