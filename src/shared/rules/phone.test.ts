import { expect, it } from 'vitest';
import { isPhone, isPhoneWithExtension } from './phone.ts';

it.each(['+90 212 000 00 12', '444 1 234', '0212/000-00.12', '(0212) 000 00 12'])(
  '%s is a phone number, also as the entry of a company',
  (text) => expect([isPhone(text), isPhoneWithExtension(text)]).toEqual([true, true]),
);

it.each([
  '+90 212 000 00 12 (dahili 5)',
  '0212 000 00 12 pbx',
  '0212 000 00 12 ext. 104',
  '0212 000 00 12 #7',
])('%s is a number with an extension', (text) =>
  expect([isPhone(text), isPhoneWithExtension(text)]).toEqual([false, true]),
);

it.each([
  'abc',
  '',
  '12345',
  '9'.repeat(5_000),
  `0212 000 00 12${' '.repeat(60)}`,
  'dahili 5',
  '+90+212 000 00 12',
])('a text that is not a phone number is refused (%#)', (text) =>
  expect(isPhoneWithExtension(text)).toBe(false),
);
