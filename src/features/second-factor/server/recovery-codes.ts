import { readableSecret } from '#server/secrets/readable-secret.ts';
import { tokenHash } from '#server/secrets/tokens.ts';

/** Ten codes for when the app is gone; each has about 80 bits, so that a plain hash of it is enough. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () => readableSecret());
}

/** A code as it is compared: without what people add or change when they type it. */
export function recoveryHash(code: string): string {
  return tokenHash(code.replace(/[\s-]/g, '').toLowerCase());
}
