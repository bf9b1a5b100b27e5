import { expect, it } from 'vitest';
import type { CategoryNode } from '../category.ts';
import {
  categoryName,
  categoryOptions,
  categoryRows,
  matchingRows,
  parentOptions,
} from './category-options.ts';

function category(id: number, name: string, children: CategoryNode[] = []): CategoryNode {
  return {
    id,
    section: 'products',
    sub_category: null,
    seo_name: `kategori-${id}`,
    image: null,
    is_active: true,
    attribute_labels: [],
    required_attributes: [],
    filter_attributes: [],
    queue: 0,
    order_version: '',
    product_count: 0,
    tour_count: 0,
    version: 1,
    created_at: '',
    updated_at: '',
    name_tr: name,
    sub_categories: children,
  };
}

const fourLevels = category(1, 'Halka', [
  category(2, 'D-Halka', [category(3, 'Kaynaklı', [category(4, 'İnce')])]),
]);
const tree = [fourLevels, category(5, 'Toka', [category(6, 'Sürgülü')])];
const values = (options: { value: string }[]) => options.map(({ value }) => Number(value));

it('each category is named with its parents', () => {
  expect(categoryOptions(tree, 'tr').map(({ label }) => label)).toEqual([
    'Halka',
    'D-Halka (Halka)',
    'Kaynaklı (Halka › D-Halka)',
    'İnce (Halka › D-Halka › Kaynaklı)',
    'Toka',
    'Sürgülü (Toka)',
  ]);
});

it('a new category can have every parent except those of the deepest level', () => {
  expect(values(parentOptions(tree, 'tr'))).toEqual([1, 2, 3, 5, 6]);
});

it('a category cannot have itself or a descendant as its parent', () => {
  expect(values(parentOptions(tree, 'tr', { id: 2 }))).toEqual([1, 5]);
});

it('a category is offered only parents below which all its levels fit', () => {
  expect(values(parentOptions(tree, 'tr', { id: 5 }))).toEqual([1, 2]);
  expect(values(parentOptions(tree, 'tr', { id: 1 }))).toEqual([]);
});

it('a category without a name in the main language is named in another one, or by its slug', () => {
  expect(categoryName({ ...category(7, ''), name_en: 'Ring' }, 'tr')).toBe('Ring');
  expect(categoryName(category(7, ''), 'tr')).toBe('kategori-7');
});

it('a search finds a category by any Turkish spelling, together with its descendants', () => {
  const rows = categoryRows(tree, 'tr');
  expect(matchingRows(rows, 'KAYNAKLI').map(({ node }) => node.id)).toEqual([3, 4]);
  expect(matchingRows(rows, 'surgulu').map(({ node }) => node.id)).toEqual([6]);
  expect(matchingRows(rows, '')).toHaveLength(6);
});
