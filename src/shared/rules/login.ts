import { isEmail } from './email.ts';

/** Limits of the login input (spec §9); an account outside of them could never sign in. */
export const emailLength = { min: 6, max: 50 } as const;
export const passwordLength = { min: 6, max: 21 } as const;

const required = '* Bu Alan Zorunlu';
const tooShort = (min: number) => `Bu Alan ${min} Karakterden Az Olamaz`;
const tooLong = (max: number) => `Bu Alan ${max} Karakteri Geçemez`;

/** Every rule of spec §5 that a login e-mail breaks, as texts; an empty field breaks only the first. */
export function loginEmailErrors(value: string): string[] {
  if (value === '') return [required];
  const errors = lengthErrors(value, emailLength);
  return isEmail(value) ? errors : [...errors, 'Geçerli E-Mail Adresi Giriniz'];
}

/** Every rule of spec §5 that a password breaks, as texts; an empty field breaks only the first. */
export function passwordErrors(value: string): string[] {
  return value === '' ? [required] : lengthErrors(value, passwordLength);
}

function lengthErrors(value: string, { min, max }: { min: number; max: number }): string[] {
  if (value.length < min) return [tooShort(min)];
  return value.length > max ? [tooLong(max)] : [];
}
