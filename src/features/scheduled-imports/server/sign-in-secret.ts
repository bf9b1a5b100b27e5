import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { createSealer } from '#server/secrets/sealer.ts';
import {
  replaceSealedSecret,
  selectScheduledImports,
  type ScheduledImportRow,
} from './scheduled-imports.queries.ts';

/** Encrypts the passwords and tokens with which sheets are fetched. */
export const signInSealer = createSealer('scheduled-imports');

/** The header that signs in to an address; undefined if it needs none. @throws SecretLost */
export function authorizationOf(
  ctx: Pick<Context, 'sealing'>,
  { id, sign_in: kind, sign_in_user: user, sealed_secret: sealed }: ScheduledImportRow,
): string | undefined {
  if (kind === 'none' || sealed === null) return undefined;
  const secret = signInSealer.unseal(ctx, id, sealed);
  if (secret === undefined) throw new SecretLost();
  return kind === 'bearer'
    ? `Bearer ${secret}`
    : `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
}

/** No known key opens the secret, for example after a restore on another server. */
export class SecretLost extends Error {}

/** Seals with the present key what an older key sealed. */
export async function resealSignIns(ctx: Pick<Context, 'connections' | 'clock' | 'sealing'>): Promise<void> {
  for (const { id, sealed_secret } of await selectScheduledImports(ctx.connections.reader)) {
    if (sealed_secret === null || signInSealer.unsealWithPresentKey(ctx, id, sealed_secret) !== undefined)
      continue;
    const secret = signInSealer.unseal(ctx, id, sealed_secret);
    const anew = secret === undefined ? undefined : signInSealer.seal(ctx, id, secret);
    if (anew !== undefined)
      await inOperationalTransaction(ctx, ({ db }) => replaceSealedSecret(db, { id, sealed_secret }, anew));
  }
}
