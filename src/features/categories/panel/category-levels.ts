import type { CategoryNode } from '../category.ts';

/** The children of `parentId`; null means the main categories. */
export function levelOf(tree: readonly CategoryNode[], parentId: number | null): readonly CategoryNode[] {
  if (parentId === null) return tree;
  for (const node of tree) {
    if (node.id === parentId) return node.sub_categories;
    const found = levelOf(node.sub_categories, parentId);
    if (found.length > 0) return found;
  }
  return [];
}

/** Changes the level below `parentId`. Unchanged nodes stay the same objects. */
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
