import type { Reader } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { newPasswordErrors, newPasswordLength } from '../account.rules.ts';
import { isMadeOfKnownWords } from '../password-words.rules.ts';

type Account = { name: string; email: string };

/**
 * Explains why a password would be refused as a new one: because of its length, because it consists of known
 * words, or because it is very common (docs/product.md, "Login"). Empty for a good password.
 */
export async function weaknessOf(db: Reader, password: string, { name, email }: Account): Promise<string[]> {
  const lengths = newPasswordErrors(password);
  if (lengths.length > 0) return lengths;
  const { projectCompanyName: company } = await readSettings(db);
  if (isMadeOfKnownWords(password, { name, email, company }))
    return ['Parola kişinin adından, e-posta adresinden ya da firma adından oluşamaz.'];
  if (await isCommon(password)) return ['Bu parola çok yaygın, kolay tahmin edilir. Başka bir parola seçin.'];
  return [];
}

/** @throws AppError 422 at the field if the password would be refused. */
export async function checkNewPassword(db: Reader, password: string, account: Account): Promise<void> {
  const weakness = await weaknessOf(db, password, account);
  if (weakness.length > 0) throw invalid({ password: weakness });
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a list of common passwords contains the password, ignoring letter case and punctuation. */
async function isCommon(password: string): Promise<boolean> {
  common ??= loadCommon();
  const typed = password.toLowerCase();
  const list = await common;
  return list.has(typed) || list.has(typed.replace(/[^\p{L}\p{N}]/gu, ''));
}

/** The list is imported at its first use, because pages of the site never need it. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= newPasswordLength.min));
}
