import { expect, it } from 'vitest';
import { spacedPhone } from './csv.ts';

it.each([
  ['+90 555 111 22 33', '+90 555 111 22 33'],
  ['+905551112233', '+90 5551112233'],
  ['+90-(555)-111.22/33', '+90 555 111 22 33'],
])('the phone number %s is written as %s, which a spreadsheet keeps as text', (text, cell) => {
  expect(spacedPhone(text)).toBe(cell);
});

it.each([
  '0555 111 22 33',
  '+',
  '+1+1',
  '+90 555 x',
  "+cmd|' /C calc'!A0",
  '+90 5*2 111 22',
  '-5 111 22 33',
  '',
])('%j is not a phone number and stays escaped', (text) => {
  expect(spacedPhone(text)).toBeUndefined();
});
