import { fromJson } from '#server/db/json.ts';
import { loadLiveLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { templatePart } from './category-resource.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectCategories, type CategoryRow } from './categories.queries.ts';
import { buildTree, pathTo, subtreeIds } from './category-tree.ts';

/**
 * The labels by which the last category of a path is filtered: those of the nearest category with a template.
 * Undefined if staff chose none there.
 */
export function filterLabelsOf(path: readonly CategoryRow[]): readonly number[] | undefined {
  const category = templateOf(path);
  const ids = category ? templatePart(category, 'filter_attributes') : [];
  return ids.length > 0 ? ids : undefined;
}

/** The nearest category of a path that has a template. */
const templateOf = (path: readonly CategoryRow[]) => path.findLast((row) => labelsOf(row).length > 0);
const labelsOf = ({ attribute_labels: ids }: CategoryRow) => fromJson<number[]>(ids);

/** The category of a path whose template applies to its last one; undefined without any. */
export const templateCategory = (path: readonly CategoryRow[]): CategoryRow | undefined => templateOf(path);

/** Returns a function that tells the live labels that products of a category must have. */
export async function loadRequiredLabels(db: Reader): Promise<(categoryId: number) => readonly number[]> {
  const rows = await selectCategories(db, 'products');
  const tree = buildTree(rows);
  const isLive = await loadLiveLabels(db, [...new Set(rows.flatMap(labelsOf))]);
  const known = new Map<number, readonly number[]>();
  const find = (categoryId: number) => {
    const category = templateOf(pathTo(tree, categoryId));
    return category ? templatePart(category, 'required_attributes').filter(isLive) : [];
  };
  return (categoryId) => {
    const required = known.get(categoryId) ?? find(categoryId);
    known.set(categoryId, required);
    return required;
  };
}

/**
 * The labels of the families of a category and of all below it, or of all categories. Undefined if none has a
 * template, so that every label belongs to every product.
 */
export async function familyLabels(
  db: Reader,
  categoryId: number | undefined,
): Promise<ReadonlySet<number> | undefined> {
  const rows = await selectCategories(db, 'products');
  const tree = buildTree(rows);
  const ids = categoryId === undefined ? rows.map(({ id }) => id) : subtreeIds(tree, categoryId);
  const labels = ids.flatMap((id) => {
    const category = templateOf(pathTo(tree, id));
    return category ? labelsOf(category) : [];
  });
  return labels.length > 0 ? new Set(labels) : undefined;
}
