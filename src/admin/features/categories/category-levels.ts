import type { CategoryNode } from '#shared/api/category.ts';

/** The categories right under `parentId`; null for the main ones. */
export function levelOf(tree: readonly CategoryNode[], parentId: number | null): readonly CategoryNode[] {
  if (parentId === null) return tree;
  for (const node of tree) {
    if (node.id === parentId) return node.sub_categories;
    const found = levelOf(node.sub_categories, parentId);
    if (found.length > 0) return found;
  }
  return [];
}

/** The tree with another level under `parentId`; what does not change stays the same object. */
export function changeLevel(
  tree: CategoryNode[],
  parentId: number | null,
  change: (level: CategoryNode[]) => CategoryNode[],
): CategoryNode[] {
  if (parentId === null) return change(tree);
  const next = tree.map((node) => {
    const below = node.sub_categories;
    const changed = node.id === parentId ? change(below) : changeLevel(below, parentId, change);
    return changed === below ? node : { ...node, sub_categories: changed };
  });
  return next.some((node, index) => node !== tree[index]) ? next : tree;
}
