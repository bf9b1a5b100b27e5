import { expect, it } from 'vitest';
import { numericText } from './numeric-text.ts';

it.each([
  ['250', '250'],
  ['3.7', '3.7'],
  ['3,7', '3.7'],
  ['3.', '3.'],
  ['.5', '.5'],
  ['1.2.3', '1.23'],
  ['-5', '5'],
  ['1e3 kg', '13'],
  ['', ''],
])('a numeric field takes digits and one dot: %j becomes %j', (typed, kept) => {
  expect(numericText(typed)).toBe(kept);
});
