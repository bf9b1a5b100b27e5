import { categoryLevels } from '../category.ts';

export type TreeNode = { id: number; parent_id: number | null };

type Tree<Node> = { children: (id: number | null) => Node[]; node: (id: number) => Node | undefined };

export function buildTree<Node extends TreeNode>(nodes: readonly Node[]): Tree<Node> {
  const byParent = Map.groupBy(nodes, (node) => node.parent_id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return { children: (id) => byParent.get(id) ?? [], node: (id) => byId.get(id) };
}

/** The path from the main category down to the node; empty if an ancestor is missing. */
export function pathTo<Node extends TreeNode>(tree: Tree<Node>, id: number): Node[] {
  const path: Node[] = [];
  for (let node = tree.node(id); node;) {
    path.unshift(node);
    if (node.parent_id === null) return path;
    // This prevents an endless loop if a damaged database contains a cycle.
    if (path.length > categoryLevels) return [];
    node = tree.node(node.parent_id);
  }
  return [];
}

/** The ids of the node and all its descendants. */
export function subtreeIds(tree: Tree<TreeNode>, id: number): number[] {
  return [id, ...tree.children(id).flatMap((child) => subtreeIds(tree, child.id))];
}

/** The number of levels of the node and its descendants. */
export function subtreeHeight(tree: Tree<TreeNode>, id: number): number {
  return 1 + Math.max(0, ...tree.children(id).map((child) => subtreeHeight(tree, child.id)));
}

export type Misplacement = 'unknown-parent' | 'own-descendant' | 'too-deep';

/** The reason why a category cannot move below a parent; undefined when it can. A new category has no `id`. */
export function misplacement(
  tree: Tree<TreeNode>,
  id: number | undefined,
  parentId: number | null,
): Misplacement | undefined {
  if (parentId === null) return undefined;
  const path = pathTo(tree, parentId);
  if (path.length === 0) return 'unknown-parent';
  if (path.some((ancestor) => ancestor.id === id)) return 'own-descendant';
  const height = id === undefined ? 1 : subtreeHeight(tree, id);
  return path.length + height > categoryLevels ? 'too-deep' : undefined;
}
