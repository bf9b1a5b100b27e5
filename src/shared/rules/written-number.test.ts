import { expect, it } from 'vitest';
import { numberText, parseNumber } from './written-number.ts';

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 1 250 ', 1250],
  ['1.250', 1250],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1,250', 1.25],
  [',5', 0.5],
  ['7,', 7],
  ['−3', -3],
  ['', null],
  ['12,5 g', undefined],
  ['1.2.3', undefined],
  ['1e5', undefined],
  ['-', undefined],
])('“%s” is read as %s', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it('a number is written with a decimal comma and no thousands separators, and is read again', () => {
  expect([1234.5, 0, null, 0.125].map(numberText)).toEqual(['1234,5', '0', '', '0,125']);
  for (const number of [1250, 1.25, 999999.001]) expect(parseNumber(numberText(number))).toBe(number);
});
