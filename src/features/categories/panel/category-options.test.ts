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

it('names each category with its parents', () => {
  expect(categoryOptions(tree, 'tr').map(({ label }) => label)).toEqual([
    'Halka',
    'D-Halka (Halka)',
    'Kaynaklı (Halka › D-Halka)',
    'İnce (Halka › D-Halka › Kaynaklı)',
    'Toka',
    'Sürgülü (Toka)',
  ]);
});

it('offers every parent to a new category except those of the deepest level', () => {
  expect(values(parentOptions(tree, 'tr'))).toEqual([1, 2, 3, 5, 6]);
});

it('never offers a category or its descendants as its own parent', () => {
  expect(values(parentOptions(tree, 'tr', { id: 2 }))).toEqual([1, 5]);
});

it('counts the levels below a moved category', () => {
  expect(values(parentOptions(tree, 'tr', { id: 5 }))).toEqual([1, 2]);
  expect(values(parentOptions(tree, 'tr', { id: 1 }))).toEqual([]);
});

it('names a category in another language, or by its slug, when the main language has no name', () => {
  expect(categoryName({ ...category(7, ''), name_en: 'Ring' }, 'tr')).toBe('Ring');
  expect(categoryName(category(7, ''), 'tr')).toBe('kategori-7');
});

it('finds a category by any Turkish spelling, together with its descendants', () => {
  const rows = categoryRows(tree, 'tr');
  expect(matchingRows(rows, 'KAYNAKLI').map(({ node }) => node.id)).toEqual([3, 4]);
  expect(matchingRows(rows, 'surgulu').map(({ node }) => node.id)).toEqual([6]);
  expect(matchingRows(rows, '')).toHaveLength(6);
});
