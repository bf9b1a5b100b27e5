import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { isOnlyProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { programVersion } from '#server/program-version.ts';

/** The time between two signs of life, in milliseconds. */
export const beatEvery = 20_000;

/** A row without a sign of life is removed after this time, in milliseconds. */
const forgottenAfter = dayMs;

type HeartbeatContext = Pick<Context, 'connections' | 'clock' | 'log'>;

/**
 * Lists this process among the running ones and renews its entry. On SQLite, where no second process can run, the
 * entry of this one is not renewed.
 *
 * @returns a function that removes the entry
 */
export async function startHeartbeat(ctx: HeartbeatContext): Promise<() => Promise<void>> {
  const id = randomUUID();
  const isAlone = isOnlyProcess(ctx.connections);
  await inOperationalTransaction(ctx, async ({ db, now }) => {
    const old = new Date(ctx.clock.now().getTime() - forgottenAfter).toISOString();
    const others = db.deleteFrom('processes');
    await (isAlone ? others : others.where('seen_at', '<', old)).execute();
    await db
      .insertInto('processes')
      .values({ id, host: hostname(), version: programVersion(), started_at: now, seen_at: now })
      .execute();
  });
  const beat = async () => {
    await inOperationalTransaction(ctx, ({ db, now }) =>
      db.updateTable('processes').set({ seen_at: now }).where('id', '=', id).execute(),
    ).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the sign of life of this process cannot be written'),
    );
  };
  const timer = isAlone ? undefined : setInterval(() => void beat(), beatEvery);
  timer?.unref();
  return async () => {
    clearInterval(timer);
    await inOperationalTransaction(ctx, ({ db }) =>
      db.deleteFrom('processes').where('id', '=', id).execute(),
    ).catch((error: unknown) => ctx.log.warn({ err: error }, 'the entry of this process cannot be removed'));
  };
}
