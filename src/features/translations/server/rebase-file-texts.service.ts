import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { rebaseOutdatedColumn } from '#server/texts/origin-column.ts';
import { selectFileBatch, updateFileOrigins } from './file-gaps.queries.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';

/**
 * The number of files per transaction, and the pause after each in milliseconds, in which requests are
 * answered.
 */
const batchSize = 100;
const pause = 5;

type MainLanguageChange = { from: string; to: string };

/** Determines again which texts of files are outdated, after the main language has changed. */
export async function rebaseFileTexts(
  ctx: Context,
  change: MainLanguageChange,
  signal: AbortSignal,
): Promise<void> {
  for (const kind of fileKinds) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      signal.throwIfAborted();
      after = await rebaseBatch(ctx, { kind, change, after });
      await sleep(pause);
    }
  }
}

type Batch = { kind: FileKind; change: MainLanguageChange; after: number };

/** Handles the next files of a kind. Returns the last id, or undefined after the last batch. */
async function rebaseBatch(ctx: Context, { kind, change, after }: Batch): Promise<number | undefined> {
  return inContentTransaction(ctx, null, async (tx) => {
    const rows = await selectFileBatch(tx.db, kind, { after, limit: batchSize });
    for (const row of rows) {
      const rebased = rebaseOutdatedColumn(row, kind.fields, change);
      if (rebased !== row.translated_from) await updateFileOrigins(tx.db, kind, row.id, rebased);
    }
    // No page shows this column, so pages stay cached.
    tx.leaveUnchanged();
    return rows.length < batchSize ? undefined : rows.at(-1)?.id;
  });
}
