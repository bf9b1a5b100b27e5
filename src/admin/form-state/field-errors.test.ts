import { expect, it } from 'vitest';
import { ProductUpdate } from '#shared/api/product.ts';
import { requiredErrors, requiredText, schemaErrors, serverErrors } from './field-errors.ts';

it('finds what the shared schema refuses under the name of the field', () => {
  const rows = { seo_name: 'Büyük Harf', attributes: [{ label: { tr: 'y'.repeat(301) }, value: {} }] };
  expect(Object.keys(schemaErrors(ProductUpdate, rows))).toEqual(['seo_name', 'attributes.0.label.tr']);
  expect(Object.keys(schemaErrors(ProductUpdate, { name_en: 'x'.repeat(201) }))).toEqual(['name_en']);
});

it('has nothing against values as a form holds them', () => {
  const fields = { code: 'OM-1', category_id: '3', is_active: true, published_at: '', name_tr: 'Halka' };
  expect(schemaErrors(ProductUpdate, fields)).toEqual({});
});

it('asks for required fields that are empty or white space', () => {
  const values = { code: '  ', name_tr: 'Halka', category_id: null };
  expect(requiredErrors(values, ['code', 'name_tr', 'category_id'])).toEqual({
    code: requiredText,
    category_id: requiredText,
  });
});

it('joins several texts of the server for one field', () => {
  expect(serverErrors({ code: ['Kısa', 'Kullanılıyor'] })).toEqual({ code: 'Kısa · Kullanılıyor' });
});
