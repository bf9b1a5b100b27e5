import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  'a@b.co',
  'ali.veli@ornek.com.tr',
  'ali+liste@ornek.com',
  "o'neil_1@a-b.io",
  `a@b.${'c'.repeat(24)}`,
  `${'a'.repeat(64)}@b.co`,
  'A.B@ORNEK.COM',
  'a@xn--rnek-5qa.com',
])('%s is an address', (value) => expect(isEmail(value)).toBe(true));

it.each([
  '',
  'ornek.com',
  '@ornek.com',
  'a@',
  'a@b',
  'a@b.c',
  `a@b.${'c'.repeat(25)}`,
  'a@b.c0m',
  'a@b..com',
  'a@-b.com',
  'a@b-.com',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a b@c.com',
  ' a@b.com',
  'a@b.com ',
  'a@b.com\n',
  'a@b@c.com',
  'ğ@ornek.com',
  'a@örnek.com',
  `${'a'.repeat(65)}@b.co`,
  '"a b"@ornek.com',
])('%j is none', (value) => expect(isEmail(value)).toBe(false));
