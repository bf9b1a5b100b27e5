import { expect, it } from 'vitest';
import type { CategoryNode } from '../category.ts';
import { changeLevel, levelOf } from './category-levels.ts';

function node(id: number, ...below: CategoryNode[]): CategoryNode {
  return { id, sub_categories: below } as unknown as CategoryNode;
}

const tree = [node(1, node(11), node(12, node(121), node(122))), node(2)];
const ids = (level: readonly CategoryNode[]) => level.map(({ id }) => id);

it('the children of a category are found at any depth', () => {
  expect(ids(levelOf(tree, null))).toEqual([1, 2]);
  expect(ids(levelOf(tree, 12))).toEqual([121, 122]);
  expect(levelOf(tree, 2)).toEqual([]);
  expect(levelOf(tree, 999)).toEqual([]);
});

it('a new order of one level keeps all other categories the same objects', () => {
  const changed = changeLevel(tree, 12, (level) => level.toReversed());
  expect(ids(levelOf(changed, 12))).toEqual([122, 121]);
  expect(changed[1]).toBe(tree[1]);
  expect(changed[0]?.sub_categories[0]).toBe(tree[0]?.sub_categories[0]);
  expect(ids(levelOf(tree, 12))).toEqual([121, 122]);
});

it('the tree stays the same object when the parent has no children', () => {
  expect(changeLevel(tree, 999, (level) => level.toReversed())).toBe(tree);
});
