import type { Context } from '#server/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/db/transactions.ts';

/** The row of `secrets` that says how far the demo came: the instant of its beginning, then this word. */
const marker = 'demo';
const finished = 'finished';

/** A process of another host that loads the demo leaves a trace more often than this, in milliseconds. */
const silence = 60_000;

/**
 * Whether this process shall load the demo now: into a catalogue that never held anything, or on from
 * where a load was stopped, as long as no person has changed anything since. `begin` belongs to the
 * write that marks the beginning.
 */
export async function claimDemo(
  ctx: Context,
  begin: (tx: ContentTransaction) => Promise<void>,
): Promise<boolean> {
  const row = await selectMarker(ctx);
  if (row) return row.value !== finished && (await isLeftAlone(ctx, row.value));
  if (await hasEverHeldContent(ctx)) return false;
  return inContentTransaction(ctx, null, async (tx) => {
    const mark = await tx.db
      .insertInto('secrets')
      .values({ name: marker, value: tx.now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    await tx.record({ entity: 'demo', id: 1, action: 'begin', before: null, after: null });
    if (mark) await begin(tx);
    return mark !== undefined;
  });
}

export async function finishDemo(ctx: Context): Promise<void> {
  await inContentTransaction(ctx, null, async ({ db, record }) => {
    await db.updateTable('secrets').set({ value: finished }).where('name', '=', marker).execute();
    await record({ entity: 'demo', id: 1, action: 'finish', before: null, after: null });
  });
}

function selectMarker({ db }: Context) {
  return db.selectFrom('secrets').select('value').where('name', '=', marker).executeTakeFirst();
}

/** Deleted rows count: what staff threw away must not come back. */
async function hasEverHeldContent({ db }: Context): Promise<boolean> {
  for (const table of ['categories', 'products', 'media'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

async function isLeftAlone({ db, clock, config }: Context, since: string): Promise<boolean> {
  const byPerson = await db
    .selectFrom('history')
    .select('id')
    .where('actor_id', 'is not', null)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (byPerson) return false;
  // A data folder has one server, so whoever loaded has stopped. Servers that share a database have to look.
  if (!config.databaseUrl) return true;
  const quietSince = new Date(clock.now().getTime() - silence).toISOString();
  const atWork = await db
    .selectFrom('history')
    .select('id')
    .where('at', '>', quietSince)
    .limit(1)
    .executeTakeFirst();
  return !atWork;
}
