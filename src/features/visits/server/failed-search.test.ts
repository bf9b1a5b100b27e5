import { expect, it } from 'vitest';
import { failedSearch } from './failed-search.ts';

it.each([
  ['  ÇITÇIT   Kırmızı ', 'citcit kirmizi'],
  ['d halka\n35 mm', 'd halka 35 mm'],
  ['KM-7338', 'km-7338'],
  ['toka 20 x 30 x 40 x 50', 'toka 20 x 30 x 40 x 50'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%j is kept as %j', (text, kept) => {
  expect(failedSearch(text)).toBe(kept);
});

it.each([
  '',
  '   ',
  'ayse@ornek.com toka',
  'ayse＠ornek.com',
  '0532 123 45 67',
  'beni ara: +90 (532) 123-45-67',
  '05321234567',
  '0212.123.45.67',
  '444 1 234',
  '٠٥٣٢١٢٣٤٥٦٧',
])('%j is not kept: it is empty or may name a person', (text) => {
  expect(failedSearch(text)).toBeUndefined();
});
