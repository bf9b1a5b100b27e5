import { createHmac, hkdfSync } from 'node:crypto';
import type { Context } from '#server/context/context.ts';

/** A keyed hash of an address in lower case; `address_key` tells which key made it, without revealing the key. */
export type AddressProof = { address_key: string; address_hash: string };

type Sealing = Pick<Context, 'sealing'>;

/** Hashes an address with the present key, or on a server that never had one of its own with the stored one. */
export function proofOf({ sealing }: Sealing, emailKey: string): AddressProof {
  const [proof] = proofsOf({ sealing }, emailKey);
  if (!proof) throw new Error('the server has no key to prove consents with');
  return proof;
}

/** The hashes of an address by all known keys, that of the present key first. */
export function proofsOf({ sealing: { current, older } }: Sealing, emailKey: string): AddressProof[] {
  return [current, ...older].flatMap((secret) => {
    if (secret === undefined) return [];
    // A key for this purpose alone, so that the hashes say nothing about what the secret does elsewhere.
    const key = Buffer.from(hkdfSync('sha256', secret, '', 'consent-proofs', 32));
    const hash = (text: string) => createHmac('sha256', key).update(text).digest('hex');
    return [{ address_key: hash('key').slice(0, 16), address_hash: hash(`address:${emailKey}`) }];
  });
}
