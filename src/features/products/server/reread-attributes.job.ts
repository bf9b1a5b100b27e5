import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { contains } from '#server/db/contains.ts';
import { updateRow } from '#server/db/record-rows.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { rereadKind } from '#features/attribute-labels/server/reread.job-kind.ts';
import { indexProducts } from '#features/product-search/server/indexing.service.ts';
import { storeGaps } from './gaps/stored-gaps.ts';
import { derivedColumns } from './texts.service.ts';

/** The number of products per transaction, so that other writes wait only some hundredths of a second. */
const batchSize = 100;

/** The pause after each batch, in milliseconds, in which SQLite answers other requests. */
const pause = 5;

export function attributeJobs(ctx: Context): JobHandlers {
  return new Map([
    rereadKind.handledBy(({ label_id: labelId }, signal) => rereadProducts(ctx, { labelId, signal })),
  ]);
}

/** Reads the values of a label again, or of all labels, in every product. */
export async function rereadProducts(
  ctx: Context,
  { labelId, signal }: { labelId?: number; signal?: AbortSignal } = {},
): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    signal?.throwIfAborted();
    after = await rereadBatch(ctx, labelId, after);
    await sleep(pause);
  }
  await inContentTransaction(ctx, null, ({ record }) =>
    record({
      entity: 'attribute-values',
      id: String(labelId ?? 'all'),
      action: 'rebuild',
      before: null,
      after: null,
    }),
  );
}

/**
 * Derives again what depends on how the values of a label are read: filters, search words and which translations are
 * complete. Returns the last id, or undefined after the last batch.
 */
function rereadBatch(ctx: Context, labelId: number | undefined, after: number): Promise<number | undefined> {
  return inContentTransaction(ctx, null, async (tx) => {
    const rows = await tx.db
      .selectFrom('products')
      .selectAll()
      .where('id', '>', after)
      .where('deleted_at', 'is', null)
      .where(contains('attributes', labelId === undefined ? '"label_id":' : `"label_id":${labelId},`))
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const languages = await getLanguageCodes(tx.db);
    const labels = await loadAllLabels(tx.db);
    for (const row of rows) {
      const { translations, outdated_langs } = derivedColumns(row, { ...languages, labels });
      if (translations !== row.translations || outdated_langs !== row.outdated_langs)
        await updateRow(tx.db, 'products', row.id, { translations, outdated_langs });
    }
    await indexProducts(tx.db, rows);
    await storeGaps(tx.db, rows);
    // Pages are made again after the last batch, which one history row records.
    tx.leaveUnchanged();
    return rows.length < batchSize ? undefined : rows.at(-1)?.id;
  });
}
