import { expect, it } from 'vitest';
import { ProductUpdate } from '#features/products/product.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { requiredErrors, requiredText, schemaErrors, serverErrors } from './field-errors.ts';

it('what the shared schema refuses is reported under the name of the field', () => {
  const rows = { seo_name: 'Büyük Harf', attributes: [{ label: { tr: 'y'.repeat(301) }, value: {} }] };
  expect(Object.keys(schemaErrors(ProductUpdate, rows))).toEqual(['seo_name', 'attributes.0.label.tr']);
  expect(Object.keys(schemaErrors(ProductUpdate, { name_en: 'x'.repeat(201) }))).toEqual(['name_en']);
});

it('the values of an ordinary form are accepted', () => {
  const fields = { code: 'OM-1', category_id: '3', is_active: true, published_at: '', name_tr: 'Halka' };
  expect(schemaErrors(ProductUpdate, fields)).toEqual({});
});

it('a required field may not be empty or only white space', () => {
  const values = { code: '  ', name_tr: 'Halka', category_id: null };
  expect(requiredErrors(values, ['code', 'name_tr', 'category_id'])).toEqual({
    code: requiredText,
    category_id: requiredText,
  });
});

it('several messages of the server for the same field are joined', () => {
  const refused = new RequestRefused(422, 'Hata', { code: ['Kısa', 'Kullanılıyor'] });
  expect(serverErrors(refused)).toEqual({ code: 'Kısa · Kullanılıyor' });
});
