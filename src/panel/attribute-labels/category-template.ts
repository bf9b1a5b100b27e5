import type { CategoryNode } from '#features/categories/category.ts';

/** A template of attribute rows: the ids of its labels, and the category that it stands in. */
export type CategoryTemplate = { labelIds: readonly number[]; category: CategoryNode };

/** The template of a category: its own, else that of the nearest category above it; undefined when none has one. */
export function templateOf(
  tree: readonly CategoryNode[],
  categoryId: number | undefined,
): CategoryTemplate | undefined {
  const path = pathTo(tree, categoryId);
  const category = path?.findLast(({ attribute_labels: ids }) => ids.length > 0);
  return category && { labelIds: category.attribute_labels, category };
}

/** From the main category down to this one. */
function pathTo(tree: readonly CategoryNode[], id: number | undefined): CategoryNode[] | undefined {
  for (const node of tree) {
    const below = node.id === id ? [] : pathTo(node.sub_categories, id);
    if (below) return [node, ...below];
  }
  return undefined;
}
