import { expect, it } from 'vitest';
import type { PublicCategory } from './category.ts';
import { filledCategories } from './filled-categories.rules.ts';

const category = (name: string, count: number, subs: PublicCategory[] = []): PublicCategory => ({
  id: 1,
  name,
  seo_name: name,
  queue: 1,
  image: null,
  product_count: count,
  sub_categories: subs,
});

it('menus, home page and footer leave out categories without products, at every level', () => {
  const tree = [category('yeni', 0), category('toka', 2, [category('boş', 0), category('kemer', 2)])];
  expect(filledCategories(tree)).toEqual([category('toka', 2, [category('kemer', 2)])]);
});
