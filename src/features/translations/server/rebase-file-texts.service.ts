import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { rebaseOutdatedColumn } from '#server/texts/origin-column.ts';
import { selectFileBatch, updateFileOrigins } from './file-gaps.queries.ts';
import { fileKinds, type FileKind } from './file-kinds.ts';

/** Files of a transaction, and the pause after it in milliseconds, so that requests are answered meanwhile. */
const [batchSize, pause] = [100, 5];

type MainLanguageChange = { from: string; to: string };

/** Finds out again which texts of files are outdated, after the main language changed. */
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

/** Returns the last id; undefined after the last batch. */
async function rebaseBatch(ctx: Context, { kind, change, after }: Batch): Promise<number | undefined> {
  return inContentTransaction(ctx, null, async (tx) => {
    const rows = await selectFileBatch(tx.db, kind, { after, limit: batchSize });
    for (const row of rows) {
      const rebased = rebaseOutdatedColumn(row, kind.fields, change);
      if (rebased !== row.translated_from) await updateFileOrigins(tx.db, kind, row.id, rebased);
    }
    // No page shows this column.
    tx.leaveUnchanged();
    return rows.length < batchSize ? undefined : rows.at(-1)?.id;
  });
}
