import { describe, expect, it } from 'vitest';
import { loginEmailErrors, newPasswordErrors, otpErrors, passwordErrors } from './account.rules.ts';

const required = '* Bu Alan Zorunlu';
const tooShort = 'Bu Alan 6 Karakterden Az Olamaz';
const noEmail = 'Geçerli E-Mail Adresi Giriniz';

/** An e-mail address with this many characters. */
const emailOf = (length: number) => `${'a'.repeat(length - 7)}@ab.com`;

describe('a login e-mail', () => {
  it.each<[string, string, string[]]>([
    ['is required, and an empty one breaks no other rule', '', [required]],
    ['of 5 characters is too short and not an address', 'a@b.c', [tooShort, noEmail]],
    ['of 6 characters is long enough', 'a@b.co', []],
    ['of 50 characters is short enough', emailOf(50), []],
    ['of 51 characters is too long', emailOf(51), ['Bu Alan 50 Karakteri Geçemez']],
    [
      'of 51 characters that is not an address breaks both rules',
      'a'.repeat(51),
      ['Bu Alan 50 Karakteri Geçemez', noEmail],
    ],
    ['must be an address', 'abcdef', [noEmail]],
    ['cannot consist of spaces', '      ', [noEmail]],
  ])('%s', (_, value, errors) => expect(loginEmailErrors(value)).toEqual(errors));
});

describe('a password', () => {
  it.each<[string, string, string[]]>([
    ['is required, and an empty one breaks no other rule', '', [required]],
    ['of 5 characters is too short', '12345', [tooShort]],
    ['of 6 characters is long enough', '123456', []],
    ['of 21 characters is short enough', 'x'.repeat(21), []],
    ['of 22 characters is too long', 'x'.repeat(22), ['Bu Alan 21 Karakteri Geçemez']],
    ['may contain Turkish letters and spaces', 'şifre ğü', []],
  ])('%s', (_, value, errors) => expect(passwordErrors(value)).toEqual(errors));
});

describe('a new password', () => {
  it.each<[string, string, string[]]>([
    ['is required', '', [required]],
    ['of 7 characters is too short', '1234567', ['Bu Alan 8 Karakterden Az Olamaz']],
    ['of 8 characters is long enough', '12345678', []],
    ['of 22 characters is too long', 'x'.repeat(22), ['Bu Alan 21 Karakteri Geçemez']],
  ])('%s', (_, value, errors) => expect(newPasswordErrors(value)).toEqual(errors));
});

it.each([
  ['', false, ['* Bu Alan Zorunlu']],
  [' - ', true, ['* Bu Alan Zorunlu']],
  ['12345', false, ['Kod 6 Haneli Olmalı']],
  ['abcdef', false, ['Kod 6 Haneli Olmalı']],
  ['123 456', false, []],
  ['abcd-efgh-jkmn-pqrs', true, []],
])('the code %j (as recovery code: %j) gets the errors %j', (value, isRecoveryCode, errors) => {
  expect(otpErrors(value, { isRecoveryCode })).toEqual(errors);
});
