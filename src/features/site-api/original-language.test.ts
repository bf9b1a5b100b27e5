import { expect, it } from 'vitest';
import { productOriginal, textsOriginal } from './original-language.rules.ts';

it('a page repeats another one when its name and its body are fallbacks', () => {
  const product = { name: 'Halka', summary: 'Ring', description: 'Zamak' };
  const in_turkish = { name: 'tr', description: 'tr' };
  expect(productOriginal({ ...product, fallbacks: in_turkish })).toBe('tr');
  expect(productOriginal({ ...product, fallbacks: { name: 'tr' } })).toBeUndefined();
  expect(productOriginal({ ...product, fallbacks: { description: 'tr' } })).toBeUndefined();
  expect(productOriginal(product as object)).toBeUndefined();
});

it('the summary is the body of a product without description, and the name stands alone without both', () => {
  const product = { name: 'Halka', summary: 'Ring', description: '' };
  expect(productOriginal({ ...product, fallbacks: { name: 'tr' } })).toBeUndefined();
  expect(productOriginal({ ...product, fallbacks: { name: 'tr', summary: 'tr' } })).toBe('tr');
  expect(productOriginal({ name: 'Halka', summary: '', fallbacks: { name: 'de' } } as object)).toBe('de');
});

it('a page of several texts repeats another one only if all of them are fallbacks', () => {
  const own = { title: 'News', body: '' };
  const repeated = { title: 'Haber', body: 'Metin', fallbacks: { title: 'tr', body: 'tr' } };
  expect(textsOriginal([repeated, repeated])).toBe('tr');
  expect(textsOriginal([own, repeated] as object[])).toBeUndefined();
  expect(textsOriginal([])).toBeUndefined();
});
