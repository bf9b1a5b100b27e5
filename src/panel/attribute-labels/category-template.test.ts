import { expect, it } from 'vitest';
import type { CategoryNode } from '#features/categories/category.ts';
import { templateOf } from './category-template.ts';

const node = (id: number, attribute_labels: number[], sub_categories: CategoryNode[] = []) =>
  ({ id, attribute_labels, sub_categories }) as unknown as CategoryNode;
const tree = [node(1, [7, 8], [node(2, [], [node(3, [])]), node(4, [9])]), node(5, [])];

it('a category without a template has that of the nearest category above it', () => {
  const labels = (id: number) => templateOf(tree, id)?.labelIds;
  expect(labels(1)).toEqual([7, 8]);
  expect(labels(3)).toEqual([7, 8]);
  expect(templateOf(tree, 3)?.category.id).toBe(1);
  expect(labels(4)).toEqual([9]);
  expect(labels(5)).toBeUndefined();
  expect(labels(99)).toBeUndefined();
  expect(templateOf(tree, undefined)).toBeUndefined();
});
