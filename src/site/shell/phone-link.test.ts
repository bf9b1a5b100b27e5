import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['+90 (212) 000 00 12', 'tel:+902120000012'],
  ['0212/000-00.12', 'tel:02120000012'],
  ['Tel: 0212 000 00 12 dahili 5', 'tel:02120000012'],
  ['Yakında', undefined],
])('a phone link for %j dials %j', (text, link) => {
  expect(phoneLink(text)).toBe(link);
});
