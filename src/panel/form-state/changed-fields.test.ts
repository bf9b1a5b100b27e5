import { expect, it } from 'vitest';
import { changedFields, filledFields } from './changed-fields.ts';

const saved = {
  name_tr: 'Halka',
  name_en: '',
  is_active: true,
  category_id: '3',
  attributes: [{ label: { tr: 'Ölçü' }, value: { tr: '25 mm' } }],
};

it('a form without changes sends nothing, no list either', () => {
  expect(changedFields(saved, structuredClone(saved))).toEqual({});
});

it('only the edited language is sent', () => {
  expect(changedFields(saved, { ...saved, name_en: 'Ring' })).toEqual({ name_en: 'Ring' });
});

it('a text that was emptied and a flag that was switched off are sent', () => {
  const values = { ...saved, name_tr: '', is_active: false };
  expect(changedFields(saved, values)).toEqual({ name_tr: '', is_active: false });
});

it('a list is sent as a whole when one of its rows changed or moved', () => {
  const attributes = [{ label: { tr: 'Ölçü' }, value: { tr: '30 mm' } }];
  expect(changedFields(saved, { ...saved, attributes })).toEqual({ attributes });
});

it('a new record is sent without empty texts and lists, but with false', () => {
  const values = { name_tr: 'Halka', name_en: '', is_active: false, image_id: null, images: [] };
  expect(filledFields(values)).toEqual({ name_tr: 'Halka', is_active: false });
});

it('another order of the members of an object is no change', () => {
  const attributes = [{ value: { tr: '25 mm' }, label: { tr: 'Ölçü' } }];
  expect(changedFields(saved, { ...saved, attributes })).toEqual({});
});
