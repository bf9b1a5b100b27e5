import { expect, it } from 'vitest';
import type { MenuCategory } from '../navigation.ts';
import { suggestCategories } from './category-suggestions.ts';

const category = (name: string, subs: MenuCategory[] = []): MenuCategory => ({
  id: name.length,
  name,
  seo_name: name,
  product_count: 1,
  image: null,
  sub_categories: subs,
});
const menu = [
  category('Fermuar Elciği', [category('Halkalı Elcik')]),
  category('Halka', [category('D Halka', [category('Geniş D-Halka')])]),
];
const names = (search: string, limit = 9) => suggestCategories(menu, search, limit).map(({ name }) => name);

it('categories are suggested by whole words first, then by the beginning of words, main ones first', () => {
  expect(names('halka')).toEqual(['Halka', 'D Halka', 'Geniş D-Halka', 'Halkalı Elcik']);
  expect(names('halka', 2)).toEqual(['Halka', 'D Halka']);
  expect(names('HALKALI el')).toEqual(['Halkalı Elcik']);
  expect(names('toka')).toEqual([]);
  expect(names(' - ')).toEqual([]);
});
