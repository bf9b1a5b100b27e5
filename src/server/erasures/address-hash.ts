import { createHmac, hkdfSync } from 'node:crypto';
import type { KeyedAddress } from '#features/erasures/erasure.ts';
import type { Context } from '#server/context/context.ts';

type Sealing = Pick<Context, 'sealing'>;

/** Hashes an address in lower case with the present key; null on a server without a key outside the database. */
export function hashAddress({ sealing: { current } }: Sealing, emailKey: string): KeyedAddress | null {
  if (current === undefined) return null;
  const key = keyFrom(current);
  return { key: idOf(key), hash: hashWith(key, emailKey) };
}

/** The hash functions of all known keys, by the id of the key. */
export function addressHashes({ sealing: { current, older } }: Sealing) {
  const keys = [current, ...older].filter((secret) => secret !== undefined).map(keyFrom);
  return new Map(keys.map((key) => [idOf(key), (emailKey: string) => hashWith(key, emailKey)]));
}

/** A key for this purpose alone, so that the hashes say nothing about what the secret encrypts elsewhere. */
function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'erasures', 32));
}

function idOf(key: Buffer): string {
  return createHmac('sha256', key).update('key').digest('hex').slice(0, 16);
}

function hashWith(key: Buffer, emailKey: string): string {
  return createHmac('sha256', key).update(`address:${emailKey}`).digest('hex');
}
