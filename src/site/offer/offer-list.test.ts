import { expect, it } from 'vitest';
import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import {
  addProduct,
  changeLine,
  hasLine,
  hasProduct,
  insertLine,
  parseList,
  refreshProduct,
  removeLines,
  serializeList,
  type OfferLines,
  type OfferProduct,
} from './offer-list.ts';

function product(id: number, change: Partial<OfferProduct> = {}): OfferProduct {
  const names = { tr: `Toka ${id}` };
  return {
    product_id: id,
    variant_id: null,
    code: `TK-${id}`,
    seo_name: `toka-${id}`,
    names,
    variants: {},
    picture: '/media/a.jpg',
    pack: 0,
    minimum: 0,
    ...change,
  };
}

/** A variant, as the page of its product adds it to the list. */
function variant(id: number, variantId: number, name: string): OfferProduct {
  return product(id, { variant_id: variantId, code: `TK-${id}-${variantId}`, variants: { tr: name } });
}

const filled = (count: number): OfferLines =>
  Array.from({ length: count }).reduce<OfferLines>(
    (lines, _, index) => addProduct(lines, product(index + 1), 1),
    [],
  );
const quantities = (lines: OfferLines) => lines.map(({ product_id, quantity }) => [product_id, quantity]);

it('a product that is added again adds its quantity and keeps its place, note and sample', () => {
  const noted = changeLine(filled(2), '1', { note: 'Nikel', wants_sample: true });
  const lines = addProduct(noted, product(1), 250);
  expect(quantities(lines)).toEqual([
    [1, 251],
    [2, 1],
  ]);
  expect(lines[0]).toMatchObject({ note: 'Nikel', wants_sample: true });
});

it('two variants of a product, and the product itself, are separate lines', () => {
  const chosen = addProduct(filled(1), variant(1, 7, '25 mm · Nikel'), 10);
  const lines = addProduct(
    addProduct(chosen, variant(1, 8, '30 mm · Nikel'), 20),
    variant(1, 7, '25 mm · Nikel'),
    5,
  );
  expect(lines.map(({ key, code, quantity }) => [key, code, quantity])).toEqual([
    ['1', 'TK-1', 1],
    ['1:7', 'TK-1-7', 15],
    ['1:8', 'TK-1-8', 20],
  ]);
  expect(hasLine(lines, '1:7')).toBe(true);
  expect(hasLine(lines, '1:9')).toBe(false);
  expect(hasProduct(removeLines(lines, ['1']), 1)).toBe(true);
});

it('a variant that a page shows again updates its names and leaves the other lines of its product', () => {
  const lines = addProduct(filled(1), variant(1, 7, '25 mm'), 1);
  const met = { ...variant(1, 7, '25 mm'), variants: { en: '25 mm · Nickel' }, code: 'TK-NEW' };
  const [model, chosen] = refreshProduct(lines, met);
  expect(model).toBe(lines[0]);
  expect(chosen).toMatchObject({ code: 'TK-NEW', variants: { tr: '25 mm', en: '25 mm · Nickel' } });
});

it('a list that was stored before variants existed opens unchanged, and accepts variants', () => {
  const before = {
    version: 1,
    lines: [
      {
        product_id: 4,
        code: 'TK-4',
        seo_name: 'toka-4',
        names: { tr: 'Toka 4' },
        picture: '/media/a.jpg',
        pack: 0,
        key: '4',
        quantity: 12,
        note: 'Mat',
        wants_sample: true,
      },
    ],
  };
  const lines = parseList(JSON.stringify(before));
  expect(lines).toEqual([{ ...before.lines[0], variant_id: null, variants: {}, minimum: 0 }]);
  const both = addProduct(addProduct(lines, variant(4, 9, '25 mm'), 1), product(4), 3);
  expect(both.map(({ key, quantity }) => [key, quantity])).toEqual([
    ['4', 15],
    ['4:9', 1],
  ]);
  expect(JSON.parse(serializeList(both))).toMatchObject({ version: 1 });
});

it('a quantity is a whole number, or 0 if it is undecided', () => {
  expect(quantities(addProduct([], product(1), 3.2))).toEqual([[1, 4]]);
  expect(quantities(addProduct([], product(1), 0))).toEqual([[1, 0]]);
  expect(quantities(addProduct(filled(1), product(1), 9_999_999))).toEqual([[1, 9_999_999]]);
});

it('a full list accepts no further product, but quantities can still be added', () => {
  const full = filled(maxOfferLines);
  expect(addProduct(full, product(1_000), 1)).toBe(full);
  expect(addProduct(full, product(7), 2)[6]?.quantity).toBe(3);
});

it('a removed line returns to its place, once', () => {
  const lines = filled(3);
  const [, second] = lines;
  if (!second) throw new Error('No second line');
  const without = removeLines(lines, [second.key]);
  expect(quantities(without)).toEqual([
    [1, 1],
    [3, 1],
  ]);
  const back = insertLine(without, second, 1);
  expect(back).toEqual(lines);
  expect(insertLine(back, second, 1)).toBe(back);
});

it('a product that a page shows again updates its name, code and picture, and keeps its other names', () => {
  const lines = filled(1);
  expect(refreshProduct(lines, product(1))).toBe(lines);
  expect(refreshProduct(lines, product(2, { code: 'X' }))).toBe(lines);
  const [line] = refreshProduct(lines, product(1, { code: 'TK-1B', names: { en: 'Buckle 1' }, picture: '' }));
  expect(line).toMatchObject({
    code: 'TK-1B',
    names: { tr: 'Toka 1', en: 'Buckle 1' },
    picture: '',
    quantity: 1,
  });
});

it('a stored list is read unchanged', () => {
  const lines = changeLine(filled(3), '2', { quantity: 40, note: 'Eskitme', wants_sample: true });
  expect(parseList(serializeList(lines))).toEqual(lines);
});

it('lines of a newer version open, and fields that this version does not know survive', () => {
  const stored = {
    version: 7,
    lines: [{ product_id: 3, key: '3:NK-25', variant: 'NK-25', names: { tr: 'Halka' } }],
  };
  const lines = parseList(JSON.stringify(stored));
  expect(lines[0]).toMatchObject({ key: '3:NK-25', product_id: 3, variant: 'NK-25', quantity: 0, note: '' });
  const other = addProduct(lines, product(3), 5);
  expect(quantities(other)).toEqual([
    [3, 0],
    [3, 5],
  ]);
  expect(JSON.parse(serializeList(other))).toMatchObject({ lines: [{ variant: 'NK-25' }, { key: '3' }] });
});

it.each([
  null,
  '',
  'null',
  '[]',
  '7',
  '"lines"',
  '{',
  '{"lines":7}',
  '{"lines":[null,7,"x",{},{"product_id":"0"}]}',
])('unreadable content %j is an empty list', (text) => expect(parseList(text)).toEqual([]));

it('wrong fields of a line are replaced, and pictures of other sites are dropped', () => {
  const wrong = {
    product_id: 5,
    quantity: -3,
    note: 7,
    names: { tr: 1, en: 'Ring' },
    variant_id: '-1',
    variants: 'x',
    picture: '//evil.test/a.jpg',
    pack: 'x',
    minimum: -2,
  };
  expect(parseList(JSON.stringify({ lines: [wrong, { ...wrong }] }))).toEqual([
    {
      key: '5',
      product_id: 5,
      variant_id: null,
      code: '',
      seo_name: '',
      names: { en: 'Ring' },
      variants: {},
      picture: '',
      pack: 0,
      minimum: 0,
      quantity: 0,
      note: '',
      wants_sample: false,
    },
  ]);
});
