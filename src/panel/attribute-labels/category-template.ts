import type { CategoryNode } from '#features/categories/category.ts';

/** The labels of a template, and the category that defines it. */
export type CategoryTemplate = { labelIds: readonly number[]; category: CategoryNode };

/** The template that applies to a category: its own, else that of its nearest ancestor. */
export function templateOf(
  tree: readonly CategoryNode[],
  categoryId: number | undefined,
): CategoryTemplate | undefined {
  const path = pathTo(tree, categoryId);
  const category = path?.findLast(({ attribute_labels: ids }) => ids.length > 0);
  return category && { labelIds: category.attribute_labels, category };
}

/** The category and its ancestors, the main category first. */
function pathTo(tree: readonly CategoryNode[], id: number | undefined): CategoryNode[] | undefined {
  for (const node of tree) {
    const below = node.id === id ? [] : pathTo(node.sub_categories, id);
    if (below) return [node, ...below];
  }
  return undefined;
}
