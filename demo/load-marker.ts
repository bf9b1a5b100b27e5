import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';

/**
 * The key of the row in `secrets` that stores the state of the load: first the start time, then the word
 * `finished`.
 */
const marker = 'demo';
const finished = 'finished';

/** A running load writes to the history more often than this, in milliseconds. */
const quietPeriod = 60_000;

/** Whether the demo may have to be loaded; decided without the code that loads it. */
export async function mayNeedDemo(ctx: Context): Promise<boolean> {
  const row = await selectMarker(ctx);
  return row ? row.value !== finished : !(await hasEverHeldContent(ctx));
}

/**
 * Whether this process should load the demo: the catalogue has never had content, or a load was interrupted
 * and no person has changed anything since. `begin` runs in the transaction that writes the marker.
 */
export async function claimDemo(
  ctx: Context,
  begin: (tx: ContentTransaction) => Promise<void>,
): Promise<boolean> {
  const row = await selectMarker(ctx);
  if (row) return row.value !== finished && (await isInterrupted(ctx, row.value));
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

/**
 * Whether the catalogue has ever had content. Deleted rows are included, because the demo must not restore
 * what staff have deleted.
 */
async function hasEverHeldContent({ db }: Context): Promise<boolean> {
  for (const table of ['categories', 'products', 'media'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}

async function isInterrupted({ db, clock, config }: Context, since: string): Promise<boolean> {
  const byPerson = await db
    .selectFrom('history')
    .select('id')
    .where('actor_id', 'is not', null)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (byPerson) return false;
  // A data folder is used by only one server, so an earlier load has stopped. A shared database may have
  // another server.
  if (!config.databaseUrl) return true;
  const quietSince = new Date(clock.now().getTime() - quietPeriod).toISOString();
  const recent = await db
    .selectFrom('history')
    .select('id')
    .where('at', '>', quietSince)
    .limit(1)
    .executeTakeFirst();
  return !recent;
}
