import { expect, it } from 'vitest';
import { buildTree, misplacement, pathTo, subtreeIds } from './category-tree.ts';

/** The test tree has the paths 1 › 2 › 3 › 4 and 1 › 5, and a main category 6. */
const tree = buildTree([
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: 2 },
  { id: 4, parent_id: 3 },
  { id: 5, parent_id: 1 },
  { id: 6, parent_id: null },
]);

it('the path to a category begins at its main category', () => {
  expect(pathTo(tree, 4).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

it('all descendants of a category are found', () => {
  expect(subtreeIds(tree, 2)).toEqual([2, 3, 4]);
});

it('a category in a damaged tree with a cycle has no path', () => {
  const circle = buildTree([
    { id: 1, parent_id: 2 },
    { id: 2, parent_id: 1 },
  ]);
  expect(pathTo(circle, 1)).toEqual([]);
});

it.each([
  ['a new main category', undefined, null, undefined],
  ['a new category on the fourth level', undefined, 3, undefined],
  ['a new category below the fourth level', undefined, 4, 'too-deep'],
  ['a category with two levels below it, under a main category', 2, 6, undefined],
  ['a category with two levels below it, under a second level', 2, 5, 'too-deep'],
  ['a category below itself', 2, 2, 'own-descendant'],
  ['a category below its own descendant', 2, 4, 'own-descendant'],
  ['a category below one that does not exist', 5, 99, 'unknown-parent'],
])('a place in the tree is allowed or refused: %s', (_, id, parentId, problem) => {
  expect(misplacement(tree, id, parentId)).toBe(problem);
});
