import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealingKeys } from './sealing-keys.ts';

type Sealing = { sealing: SealingKeys };

export type Sealer = {
  /** Encrypts a secret with the present key; undefined if the server has no key outside the database. */
  seal: (ctx: Sealing, ownerId: number, secret: string) => string | undefined;
  /** Decrypts a secret with the present key or an older one; undefined if none of them sealed it. */
  unseal: (ctx: Sealing, ownerId: number, sealed: string) => string | undefined;
  /** Like `unseal`, but with the present key alone: undefined means that the secret has to be sealed again. */
  unsealWithPresentKey: (ctx: Sealing, ownerId: number, sealed: string) => string | undefined;
};

/**
 * Encrypts secrets of one purpose (AES-256-GCM). A sealed secret is bound to the id of its owner, so that it cannot be
 * decrypted for another one.
 */
export function createSealer(purpose: string): Sealer {
  const keyFrom = (key: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const open = (key: string, ownerId: number, sealed: string): string | undefined => {
    const bytes = Buffer.from(sealed, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFrom(key), bytes.subarray(0, 12))
        .setAAD(Buffer.from(String(ownerId)))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  };
  const unseal: Sealer['unseal'] = ({ sealing: { current, older } }, ownerId, sealed) => {
    for (const key of [current, ...older]) {
      const secret = key === undefined ? undefined : open(key, ownerId, sealed);
      if (secret !== undefined) return secret;
    }
    return undefined;
  };
  return {
    seal: ({ sealing: { current } }, ownerId, secret) => {
      if (current === undefined) return undefined;
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFrom(current), iv).setAAD(Buffer.from(String(ownerId)));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal,
    unsealWithPresentKey: ({ sealing }, ownerId, sealed) =>
      unseal({ sealing: { ...sealing, older: [] } }, ownerId, sealed),
  };
}
