import { expect, it } from 'vitest';
import { whatsappLink, whatsappNumber } from './whatsapp.ts';

it.each([
  ['0532 123 45 67', '905321234567'],
  ['532 123 45 67', '905321234567'],
  ['+90 (532) 123-45-67', '905321234567'],
  ['0090 532 123 45 67', '905321234567'],
  ['905321234567', '905321234567'],
  ['0212 555 00 11', '902125550011'],
  ['+49 1512 3456789', '4915123456789'],
  ['4915123456789', '4915123456789'],
])('the number %s becomes %s', (typed, stored) => {
  expect(whatsappNumber(typed)).toBe(stored);
});

it.each(['', '123', '0532 123 45', '2125550011', '+0 532 123 45 67', '0532 BİR 45 67', '+1234567890123456'])(
  'the text “%s” is not a number',
  (typed) => {
    expect(whatsappNumber(typed)).toBeUndefined();
  },
);

it('the link opens a chat', () => {
  expect(whatsappLink('905321234567')).toBe('https://wa.me/905321234567');
});
