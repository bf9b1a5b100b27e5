import { expect, it } from 'vitest';
import { proposeColumns } from './propose-columns.rules.ts';

const columns = [
  { key: 'code', title: 'Kod' },
  { key: 'model_code', title: 'Model kodu' },
  { key: 'name_tr', title: 'Ad (TR)' },
  { key: 'name_en', title: 'Ad (EN)' },
  { key: 'category', title: 'Kategori' },
  { key: 'finish', title: 'Kaplama' },
  { key: 'weight', title: 'Net ağırlık (g)' },
  { key: 'gtin', title: 'GTIN' },
  { key: 'attribute_7_tr', title: 'Özellik: İç çap (TR)' },
];

it.each([
  ['Stok Kodu', 'Kod'],
  ['ITEM NO.', 'Kod'],
  ['Ürün Adı', 'Ad (TR)'],
  ['ÜRÜN ADI:', 'Ad (TR)'],
  ['Renk / Kaplama', 'Kaplama'],
  ['Barkod (EAN)', 'GTIN'],
  ['AĞIRLIK (gr)', 'Net ağırlık (g)'],
  ['İç Çap (mm)', 'Özellik: İç çap (TR)'],
  ['Stok Grubu', 'Kategori'],
  ['Fiyat', undefined],
  ['Kod', undefined],
  ['(mm)', undefined],
])('the title “%s” is proposed as “%s”', (title, column) => {
  expect(proposeColumns([title], columns, 'tr')).toEqual(column ? [{ title, column }] : []);
});

it('a column is proposed once, and not if the file has it', () => {
  expect(proposeColumns(['Kod', 'Stok Kodu', 'Ürün Adı', 'İsim'], columns, 'tr')).toEqual([
    { title: 'Ürün Adı', column: 'Ad (TR)' },
  ]);
});
