import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Context } from '#server/context/context.ts';

type Sealing = Pick<Context, 'secret'>;

/**
 * Encrypts a user's secret with a key from the program's secret (AES-256-GCM). The result is bound to the
 * user, so it cannot be decrypted for another one.
 */
export function seal(ctx: Sealing, userId: number, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a user's secret; undefined if the program's secret has changed since. */
export function unseal(ctx: Sealing, userId: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ctx), bytes.subarray(0, 12))
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf({ secret }: Sealing): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', 32));
}
