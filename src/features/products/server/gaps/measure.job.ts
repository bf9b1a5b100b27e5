import { setTimeout as sleep } from 'node:timers/promises';
import { templateChangedKind } from '#features/categories/server/template-changed.job-kind.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { loadProductRows } from '../products.read.ts';
import { loadGapFinder } from './product-gaps.read.ts';
import { measured, storeGaps } from './stored-gaps.ts';

/** Measures every night, for what was written by an older release or changed with the languages and labels. */
export const measureKind = 'products.measure-daily';

/** The number of products per batch, and the pause after it in milliseconds, in which others are answered. */
const batchSize = 200;
const pause = 5;

export function measureJobs(ctx: Context): JobHandlers {
  return new Map([
    templateChangedKind.handledBy((_, signal) => measureProducts(ctx, signal)),
    [
      measureKind,
      async (_: unknown, signal: AbortSignal) => {
        await queueTomorrow(ctx, measureKind);
        await measureProducts(ctx, signal);
      },
    ],
  ]);
}

/** Measures all live products again and stores those that differ. */
export async function measureProducts(ctx: Context, signal?: AbortSignal): Promise<void> {
  let hasChanged = false;
  let after: number | undefined = 0;
  while (after !== undefined) {
    signal?.throwIfAborted();
    const batch = await measureBatch(ctx, after);
    hasChanged ||= batch.hasChanged;
    after = batch.last;
    await sleep(pause);
  }
  if (hasChanged)
    await inContentTransaction(ctx, null, ({ record }) =>
      record({ entity: 'product-gaps', id: 'all', action: 'rebuild', before: null, after: null }),
    );
}

/** `last` is undefined after the last batch. */
async function measureBatch(
  ctx: Context,
  after: number,
): Promise<{ last: number | undefined; hasChanged: boolean }> {
  const { db } = ctx;
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '>', after)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const stored = await db
    .selectFrom('product_gaps')
    .selectAll()
    .where('product_id', 'in', numbersIn(db, ids))
    .execute();
  const before = new Map(stored.map((row) => [row.product_id, row]));
  const find = await loadGapFinder(db);
  const changed = rows.filter((row) => {
    const now = measured(row.id, row, find);
    const old = before.get(row.id);
    return old?.gaps !== now.gaps || old.checked !== now.checked || old.missing !== now.missing;
  });
  if (changed.length > 0)
    await inContentTransaction(ctx, null, async (tx) => {
      // They may have been written since.
      const present = await loadProductRows(
        tx.db,
        changed.map(({ id }) => id),
      );
      await storeGaps(tx.db, [...present.values()]);
      tx.leaveUnchanged();
    });
  return { last: rows.length < batchSize ? undefined : ids.at(-1), hasChanged: changed.length > 0 };
}
