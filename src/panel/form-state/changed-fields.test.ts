import { expect, it } from 'vitest';
import { changedFields, filledFields } from './changed-fields.ts';

const saved = {
  name_tr: 'Halka',
  name_en: '',
  is_active: true,
  category_id: '3',
  attributes: [{ label: { tr: 'Ölçü' }, value: { tr: '25 mm' } }],
};

it('sends nothing when nothing changed, lists included', () => {
  expect(changedFields(saved, structuredClone(saved))).toEqual({});
});

it('sends only the edited language', () => {
  expect(changedFields(saved, { ...saved, name_en: 'Ring' })).toEqual({ name_en: 'Ring' });
});

it('sends a text that was emptied and a flag that was switched off', () => {
  const values = { ...saved, name_tr: '', is_active: false };
  expect(changedFields(saved, values)).toEqual({ name_tr: '', is_active: false });
});

it('sends a whole list when one of its rows changed or moved', () => {
  const attributes = [{ label: { tr: 'Ölçü' }, value: { tr: '30 mm' } }];
  expect(changedFields(saved, { ...saved, attributes })).toEqual({ attributes });
});

it('leaves empty texts and lists out of a new record, but not false', () => {
  const values = { name_tr: 'Halka', name_en: '', is_active: false, image_id: null, images: [] };
  expect(filledFields(values)).toEqual({ name_tr: 'Halka', is_active: false });
});

it('ignores the order of object members', () => {
  const attributes = [{ value: { tr: '25 mm' }, label: { tr: 'Ölçü' } }];
  expect(changedFields(saved, { ...saved, attributes })).toEqual({});
});
