import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';

type Sealing = Pick<Context, 'sealing'>;

/**
 * Encrypts a user's secret with the present key (AES-256-GCM). The result is bound to the user, so it cannot be
 * decrypted for another one.
 *
 * @throws AppError 422 if the server has no key outside the database
 */
export function seal({ sealing: { current } }: Sealing, userId: number, secret: string): string {
  if (current === undefined) throw noKey();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(current), iv).setAAD(Buffer.from(String(userId)));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a user's secret with the present key or an older one; undefined if none of them sealed it. */
export function unseal(
  { sealing: { current, older } }: Sealing,
  userId: number,
  sealed: string,
): string | undefined {
  for (const key of [current, ...older]) {
    const secret = key === undefined ? undefined : open(key, userId, sealed);
    if (secret !== undefined) return secret;
  }
  return undefined;
}

/** Like `unseal`, but with the present key alone: undefined means that the secret has to be sealed again. */
export function unsealWithPresentKey(
  { sealing }: Sealing,
  userId: number,
  sealed: string,
): string | undefined {
  return unseal({ sealing: { ...sealing, older: [] } }, userId, sealed);
}

function open(key: string, userId: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(key), bytes.subarray(0, 12))
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyFrom(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'second-factor', 32));
}

const noKey = () =>
  refused(
    'Doğrulama uygulaması bu sunucuda henüz kurulamıyor: sunucuyu kuran kişi APP_SECRET ayarını vermeli (en az 32 karakter).',
  );
