import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  'ayse@example.com',
  'a.b+c@example.co',
  "o'neil@mail.example.com",
  'a@b-c.example',
  `${'a'.repeat(64)}@example.com`,
  `a@example.${'x'.repeat(24)}`,
])('the address %j is accepted', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  '',
  'ayse',
  'ayse@',
  '@example.com',
  'ayse@example',
  'ayse@example.c',
  `ayse@example.${'x'.repeat(25)}`,
  'ayse@example.c0m',
  'ayşe@example.com',
  'ayse @example.com',
  'ayse@exam ple.com',
  '.ayse@example.com',
  'ayse.@example.com',
  'ay..se@example.com',
  'ayse@-example.com',
  'ayse@example-.com',
  'ayse@example..com',
  'a@b@example.com',
  `${'a'.repeat(65)}@example.com`,
  'ayse@example.com\n',
])('the address %j is refused', (address) => {
  expect(isEmail(address)).toBe(false);
});
