import { expect, it } from 'vitest';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import { translator } from '#features/languages/translate.rules.ts';
import { compareRows, type CompareRow } from './compare-rows.ts';
import type { Column } from './use-compared-products.ts';

const sizes = [25, 30].map((size) => ({ key: `${size}-mm`, name: `${size} mm` }));
const finishes = [
  { key: 'nikel', name: 'Nikel', color: '#cccccc', image: null },
  { key: 'eskitme', name: 'Aged', color: '', image: null, fallbacks: { name: 'en' } },
];

function variant(id: number, size: string | null, finish: string | null, weight: number | null = null) {
  return { id, code: `TK-${id}`, size, finish, weight, pack_quantity: 100, image: null };
}

/** A column of a product; `chosen` is the index of its variant. */
function column(change: Partial<ProductPage> = {}, chosen = -1): Column {
  const product = {
    id: 1,
    code: 'TK',
    attributes: [],
    transporter_types: [],
    sizes: [],
    finishes: [],
    variants: [],
    path: [{ name: 'Toka' }],
    ...change,
  } as unknown as ProductPage;
  return { key: `${product.id}:${chosen}`, product, variant: product.variants[chosen] };
}

const words = {
  translate: translator(turkishTexts),
  weightOf: (variants: readonly { weight: number | null }[]) =>
    variants.flatMap(({ weight }) => weight ?? []).join('–'),
  packOf: (variants: readonly { pack_quantity: number | null }[]) =>
    [...new Set(variants.flatMap(({ pack_quantity: pack }) => pack ?? []))].join('–'),
};
const rowsOf = (...columns: Column[]) => compareRows(columns, words);
const texts = ({ cells }: CompareRow) => cells.map((values) => values.map(({ text }) => text));
const titles = (rows: CompareRow[]) => rows.map(({ title }) => title);
const rowOf = (rows: CompareRow[], title: string) => rows.find((row) => row.title === title);

const model = {
  sizes,
  finishes,
  variants: [variant(7, '25-mm', 'nikel', 8), variant(8, '30-mm', 'eskitme', 9)],
};

it('a chosen variant shows its own facts, a model all sizes and finishes and no code of an article', () => {
  const rows = rowsOf(column(model, 1), column(model));
  expect(Object.fromEntries(rows.map((row) => [row.title, texts(row)]))).toEqual({
    'Ürün kodu': [['TK-8'], []],
    'Model kodu': [['TK'], ['TK']],
    Kategori: [['Toka'], ['Toka']],
    Kaplama: [['Aged'], ['Nikel', 'Aged']],
    Ölçü: [['30 mm'], ['25 mm', '30 mm']],
    Ağırlık: [['9'], ['8–9']],
    'Paket adedi': [['100'], ['100']],
  });
});

it('a row is equal if every product has the same values, and never for a product alone', () => {
  const equal = (rows: CompareRow[]) => titles(rows.filter(({ isEqual }) => isEqual));
  expect(equal(rowsOf(column(model, 0), column(model, 1)))).toEqual([
    'Model kodu',
    'Kategori',
    'Paket adedi',
  ]);
  expect(equal(rowsOf(column(model, 0)))).toEqual([]);
  expect(equal(rowsOf(column({ code: 'A' }), column({ code: 'B' }), column({ code: 'A' })))).toEqual([
    'Kategori',
  ]);
});

it('facts that none of the products has are left out', () => {
  expect(titles(rowsOf(column(), column({ code: 'B' })))).toEqual(['Ürün kodu', 'Kategori']);
});

it('attributes of the same label share a row, in the order in which the products name them', () => {
  const steel = { label: 'Malzeme', value: 'Çelik' };
  const rows = rowsOf(
    column({ attributes: [steel, { label: 'Genişlik', value: '25 mm: 3 · 30 mm: 4' }] }),
    column({ attributes: [{ label: 'Origin', value: 'TR', fallbacks: { label: 'en' } }, steel] }),
  );
  expect(titles(rows).slice(2)).toEqual(['Malzeme', 'Genişlik', 'Origin']);
  expect(rowOf(rows, 'Malzeme')?.isEqual).toBe(true);
  expect(texts(rowOf(rows, 'Genişlik') as CompareRow)).toEqual([['25 mm: 3', '30 mm: 4'], []]);
  expect(rowOf(rows, 'Origin')?.lang).toBe('en');
});

it('numbers that differ by size are one range, and the own one of a chosen variant', () => {
  const attributes = [
    { label: 'Çap', value: '25\u00a0mm: 12–20\u00a0mm · 30\u00a0mm: 18–40\u00a0mm', range: '12–40\u00a0mm' },
    { label: 'Renk', value: '25 mm: mat · 30 mm: parlak' },
  ];
  const rows = rowsOf(column({ ...model, attributes }), column({ ...model, attributes }, 1));
  const shown = (label: string) => texts(rowOf(rows, label) as CompareRow);
  expect(shown('Çap')).toEqual([['12–40\u00a0mm'], ['18–40\u00a0mm']]);
  expect(shown('Renk')).toEqual([['25 mm: mat', '30 mm: parlak'], ['parlak']]);
});

it('a value in another language says so, and a finish brings its colour', () => {
  const [first] = rowOf(rowsOf(column(model, 1)), 'Kaplama')?.cells ?? [];
  expect(first).toEqual([{ text: 'Aged', lang: 'en', finish: finishes[1] }]);
});
