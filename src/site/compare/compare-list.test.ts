import { expect, it } from 'vitest';
import {
  comparedKey,
  maxCompared,
  parseCompared,
  toggleCompared,
  withoutCompared,
  type Compared,
  type ComparedList,
} from './compare-list.ts';

const item = (id: number, variant: number | null = null): Compared => ({
  product_id: id,
  variant_id: variant,
  seo_name: `toka-${id}`,
});
const taken = (...items: Compared[]) => items.reduce<ComparedList>(toggleCompared, []);
const keys = (list: ComparedList) => list.map(comparedKey);

it('a product, and each of its variants, is compared once', () => {
  expect(keys(taken(item(1), item(1, 7), item(1, 8)))).toEqual(['1', '1:7', '1:8']);
  expect(keys(taken(item(1), item(2), item(1)))).toEqual(['2']);
});

it('a fifth product is refused, and taken once another one leaves', () => {
  const full = taken(item(1), item(2), item(3), item(4));
  expect(full).toHaveLength(maxCompared);
  expect(toggleCompared(full, item(5))).toBe(full);
  expect(keys(toggleCompared(withoutCompared(full, ['2']), item(5)))).toEqual(['1', '3', '4', '5']);
});

it('a stored list is read unchanged', () => {
  const list = taken(item(3), item(1, 7));
  expect(parseCompared(JSON.stringify(list))).toEqual(list);
});

it.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '7',
  '[null,7,"x",[],{}]',
  '[{"product_id":"1","seo_name":"toka"}]',
  '[{"product_id":1,"seo_name":""}]',
  '[{"product_id":1,"variant_id":-2,"seo_name":"toka"}]',
])('unreadable content %j is an empty list', (text) => expect(parseCompared(text)).toEqual([]));

it('of a list that someone else wrote, four different products are read, without unknown fields', () => {
  const six = [1, 1, 2, 3, 4, 5].map((id) => ({ ...item(id), price: 9 }));
  expect(parseCompared(JSON.stringify(six))).toEqual([item(1), item(2), item(3), item(4)]);
});
