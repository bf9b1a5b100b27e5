import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 random bits; the database stores only its `tokenHash`. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
