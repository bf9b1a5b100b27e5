import { expect, it } from 'vitest';
import { findProductGaps, type Family, type ProductContent } from './product-gaps.rules.ts';

const long = 'Deri ve kumaş kemerler için döküm toka; kenarları elde parlatılır.';
const texts: Record<string, string> = {
  name_tr: 'Toka',
  name_en: 'Buckle',
  summary_tr: long,
  summary_en: 'A buckle',
  description_tr: '<p>Metin</p>',
  description_en: '<p>Text</p>',
};
const family: Family = {
  required: [1, 2],
  definitionOf: (id) => ({ kind: id === 1 ? 'number' : 'text', unit: '', second_unit: '', choices: [] }),
};
const content = (
  changes: Record<string, string> = {},
  more: Partial<ProductContent> = {},
): ProductContent => ({
  text: (field) => ({ ...texts, ...changes })[field] ?? '',
  pictures: 1,
  attributes: [
    { label_id: 1, value: { tr: '12' } },
    { label_id: 2, value: { tr: 'Çelik', en: 'Steel' } },
  ],
  ...more,
});
const find = (product: ProductContent) => findProductGaps(product, family, ['tr', 'en']);

it('a complete product has no gaps; a number needs no translation', () => {
  expect(find(content())).toMatchObject({ gaps: [], score: 100 });
});

it('names what visitors, search engines and the other language miss', () => {
  const product = content(
    { summary_tr: '', summary_en: '', description_en: '<p> </p>' },
    { pictures: 0, attributes: [{ label_id: 2, value: { tr: 'Çelik' } }] },
  );
  expect(find(product).gaps).toEqual([
    { who: 'visitors', field: 'summary_tr' },
    { who: 'visitors', field: 'images' },
    { who: 'visitors', field: 'attributes', labelId: 1 },
    { who: 'search', field: 'seo_description_tr' },
    { who: 'language', field: 'description_en', lang: 'en' },
    { who: 'language', field: 'attributes', lang: 'en' },
  ]);
});

it('the score is the share of what is there', () => {
  expect(find(content({}, { pictures: 0 })).score).toBe(91);
  expect(find({ text: () => '', pictures: 0, attributes: [] }).score).toBe(0);
});
