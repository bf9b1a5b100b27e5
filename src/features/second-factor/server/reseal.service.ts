import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { keepFirstKey } from '#server/secrets/key-file.ts';
import { seal, unseal, unsealWithPresentKey } from './sealed-secret.ts';
import { replaceSealed, selectSealed } from './second-factor.queries.ts';

type Resealing = Pick<Context, 'connections' | 'clock' | 'sealing'> & {
  config: Pick<Context['config'], 'dataDir' | 'appSecret'>;
};

/** How many secrets were sealed again, and how many no known key opens. */
export type Resealed = { resealed: number; unreadable: number };

/**
 * Seals with the present key what an older key sealed, and then removes older keys from the key file. It can be
 * stopped anywhere and repeated, also by two processes at once. Without a present key it does nothing.
 */
export async function resealSecrets(ctx: Resealing): Promise<Resealed> {
  if (ctx.sealing.current === undefined) return { resealed: 0, unreadable: 0 };
  const hasKeyFile = ctx.connections.dialect === 'sqlite' && ctx.config.appSecret === undefined;
  const result = await resealAll(ctx);
  // The file forgets the old key only after the commit, so at each moment it holds the key of every secret.
  if (hasKeyFile) await keepFirstKey(ctx.config.dataDir);
  return result;
}

async function resealAll(ctx: Resealing): Promise<Resealed> {
  const old = (await selectSealed(ctx.connections.reader)).filter(
    ({ userId, sealed }) => unsealWithPresentKey(ctx, userId, sealed) === undefined,
  );
  const counts = { resealed: 0, unreadable: 0 };
  if (old.length === 0) return counts;
  const opened = old.map((one) => ({ one, secret: unseal(ctx, one.userId, one.sealed) }));
  await inOperationalTransaction(ctx, async ({ db }) => {
    for (const { one, secret } of opened) {
      if (secret === undefined) counts.unreadable += 1;
      else if (await replaceSealed(db, one, seal(ctx, one.userId, secret))) counts.resealed += 1;
    }
  });
  // Else the write-ahead log would keep what the old key opens.
  await ctx.connections.scrub();
  return counts;
}
