import { expect, it } from 'vitest';
import { matches, recordName } from './record-definition.ts';

const base = { id: 7, queue: 1, version: 1, order_version: 'v1' };
const plain = (name: string) => ({ ...base, name });
const ring = {
  ...base,
  name_tr: 'Çıtçıt',
  name_en: 'Snap',
  name_extra: 'x',
  content_tr: '<p>Kare <b>halka</b></p>',
};

it('a record is called by its name in the language, in another one, or by its number', () => {
  expect(recordName(ring, 'en')).toBe('Snap');
  expect(recordName(ring, 'de')).toBe('Çıtçıt');
  expect(recordName(plain('Instagram'), 'tr')).toBe('Instagram');
  expect(recordName(plain(''), 'tr')).toBe('#7');
  expect(recordName({ ...base, title_tr: 'Vizyon' } as typeof base, 'en')).toBe('Vizyon');
});

it('the search looks through all languages, without letter case, Turkish letters and markup', () => {
  expect(matches(ring, ['name'], 'CITCIT')).toBe(true);
  expect(matches(ring, ['name'], 'snap')).toBe(true);
  expect(matches(ring, ['name'], 'x')).toBe(false);
  expect(matches(ring, ['name'], 'halka')).toBe(false);
  expect(matches(ring, ['name', 'content'], 'halka')).toBe(true);
  expect(matches(ring, ['content'], 'b>')).toBe(false);
});
