import { expect, it } from 'vitest';
import { countryCode } from './country-names.ts';

it.each([
  ['Türkiye', 'TR'],
  ['TÜRKİYE', 'TR'],
  ['Turkey', 'TR'],
  ['ÇİN', 'CN'],
  ['Çin Halk Cumhuriyeti', 'CN'],
  ['P.R.C.', 'CN'],
  ['İtalya', 'IT'],
  [' germany ', 'DE'],
  ['Çekya', 'CZ'],
  ['tr', 'tr'],
  ['Ürdün nehri', 'Ürdün nehri'],
])('reads the country of %s as %s', (text, code) => {
  expect(countryCode(text)).toBe(code);
});
