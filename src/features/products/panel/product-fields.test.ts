import { noLabels } from '#panel/attribute-labels/attribute-labels.api.ts';
import { expect, it } from 'vitest';
import { requiredText } from '#panel/form-state/field-errors.ts';
import { missingAttributes, productErrors, productValues, toWire } from './product-fields.ts';

const languages = [
  {
    abbr: 'tr',
    lang: 'Türkçe',
    active: true,
    is_main: true,
    page_lang: {},
    version: 1,
    shipped: {},
    outdated: [],
  },
  {
    abbr: 'en',
    lang: 'English',
    active: true,
    is_main: false,
    page_lang: {},
    version: 1,
    shipped: {},
    outdated: [],
  },
];

it('a new product requires only a name in the main language, a code and a category', () => {
  const values = productValues(languages);
  expect(productErrors(languages, values, {})).toEqual({
    name_tr: requiredText,
    code: requiredText,
    category_id: requiredText,
  });
});

it('a new product starts as a draft', () => {
  expect(productValues(languages)).toMatchObject({ is_active: false, published_at: '' });
});

it('the publication date is sent in the company time zone, and a cleared one as empty', () => {
  expect(toWire({ published_at: '2026-01-05T09:07' })).toEqual({ published_at: '2026-01-05T06:07:00.000Z' });
  expect(toWire({ published_at: '' })).toEqual({ published_at: '' });
  expect(toWire({ name_tr: 'Halka' })).toEqual({ name_tr: 'Halka' });
});

it('an unreadable publication date is refused, and no other is sent in its place', () => {
  const sent = { published_at: '31.02.2030' };
  expect(productErrors(languages, productValues(languages), sent).published_at).toMatch(/gün\.ay\.yıl/);
  expect(toWire(sent)).toEqual(sent);
});

it('each attribute value requires a label, but not a row without a value', () => {
  const attributes = [
    { label: { tr: ' ' }, value: {} },
    { label: { en: 'Size' }, value: { tr: '25 mm' } },
    { label_id: 3, label: {}, value: { tr: 'Zamak' } },
  ];
  const errors = productErrors(languages, productValues(languages), { attributes });
  expect(Object.keys(errors).filter((name) => name.startsWith('attributes'))).toEqual([
    'attributes.1.label.tr',
  ]);
});

it('the attribute table counts as missing in a language that lacks one of its texts', () => {
  const size = { label: { tr: 'Ölçü', en: 'Size' }, value: { tr: '25 mm', en: '25 mm' } };
  const finish = { label: { tr: 'Kaplama', en: 'Finish' }, value: { tr: 'Nikel', en: ' ' } };
  expect(missingAttributes(noLabels)({ attributes: [size] }, 'en', 'tr')).toEqual([]);
  expect(missingAttributes(noLabels)({ attributes: [size, finish] }, 'en', 'tr')).toEqual(['Özellikler']);
  expect(missingAttributes(noLabels)({ attributes: [size, finish] }, 'tr', 'tr')).toEqual([]);
});
