import { expect, it } from 'vitest';
import { isCurrent, menu } from './navigation.ts';

const entries = menu
  .flatMap(({ items }) => items)
  .flatMap((item) => ('entries' in item ? item.entries : [item]));

it.each([
  ['/admin/dashboard', 'dashboard'],
  ['/admin/pages/products', 'pages.products'],
  ['/admin/pages/products/update', 'pages.products'],
  ['/admin/pages/products-categories', 'pages.products.categories'],
])('%s highlights exactly %s', (pathname, name) => {
  expect(entries.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.name)).toEqual([name]);
});
