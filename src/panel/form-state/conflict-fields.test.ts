import { expect, it } from 'vitest';
import { differingFields, fieldsChangedThere } from './conflict-fields.ts';

const before = { name: 'Halka', note: '', code: 'A-1', rows: [{ tr: 'x' }] };

it('a conflict shows the typed fields that differ from the stored ones and marks those that both sides changed', () => {
  const stored = { ...before, name: 'Onun', code: 'B-2' };
  expect(differingFields(before, { name: 'Benim', note: 'Not' }, stored)).toEqual([
    { name: 'name', stored: 'Onun', mine: 'Benim', isContested: true },
    { name: 'note', stored: '', mine: 'Not', isContested: false },
  ]);
});

it('a conflict leaves out a field that both sides changed to the same value', () => {
  const stored = { ...before, rows: [{ tr: 'y' }] };
  expect(differingFields(before, { rows: [{ tr: 'y' }] }, stored)).toEqual([]);
});

it('a conflict names the fields that changed only in the stored version', () => {
  const stored = { ...before, name: 'Onun', code: 'B-2' };
  expect(fieldsChangedThere(before, { name: 'Benim' }, stored)).toEqual(['code']);
});
