import { isEmail } from '#shared/rules/email.ts';

/** The lengths that the sign-in page accepts, in characters (docs/product.md, "Login"). */
export const emailLength = { min: 6, max: 50 } as const;
export const passwordLength = { min: 6, max: 21 } as const;
/** The lengths of a new password. Shorter existing passwords can still be used to sign in. */
export const newPasswordLength = { min: 8, max: 21 } as const;

const required = '* Bu Alan Zorunlu';
const tooShort = (min: number) => `Bu Alan ${min} Karakterden Az Olamaz`;
const tooLong = (max: number) => `Bu Alan ${max} Karakteri Geçemez`;

/**
 * The Turkish messages of all rules that an e-mail address breaks; an empty one is only reported as missing.
 */
export function loginEmailErrors(value: string): string[] {
  if (value === '') return [required];
  const errors = lengthErrors(value, emailLength);
  return isEmail(value) ? errors : [...errors, 'Geçerli E-Mail Adresi Giriniz'];
}

/** The Turkish messages of all rules that a password breaks; an empty one is only reported as missing. */
export function passwordErrors(value: string): string[] {
  return value === '' ? [required] : lengthErrors(value, passwordLength);
}

/**
 * Like `passwordErrors`, but for a new password. The server also refuses passwords that are easily guessed.
 */
export function newPasswordErrors(value: string): string[] {
  return value === '' ? [required] : lengthErrors(value, newPasswordLength);
}

/** The Turkish messages of the rules that a second-factor code breaks; spaces and hyphens are ignored. */
export function otpErrors(value: string, { isRecoveryCode }: { isRecoveryCode: boolean }): string[] {
  const code = value.replace(/[\s-]/g, '');
  if (code === '') return [required];
  return isRecoveryCode || /^\d{6}$/.test(code) ? [] : ['Kod 6 Haneli Olmalı'];
}

function lengthErrors(value: string, { min, max }: { min: number; max: number }): string[] {
  if (value.length < min) return [tooShort(min)];
  return value.length > max ? [tooLong(max)] : [];
}
