import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { importTables, updateImport } from './imports.queries.ts';

/**
 * Rows that running transactions have written, by import; the database shows them only when they end. On PostgreSQL
 * another connection stores them meanwhile, for the other processes; SQLite has one process and one writer.
 */
const written = new Map<number, number>();

export const progressOf = (importId: number): number | undefined => written.get(importId);

type Progress = { importId: number; state: 'applying' | 'undoing' };

/** Counts while `work` runs. */
export async function withProgress<Result>(
  ctx: Context,
  { importId, state }: Progress,
  work: (add: (rows: number) => void) => Promise<Result>,
): Promise<Result> {
  let storing: Promise<void> | undefined;
  const store = async () => {
    const change = { rows_done: written.get(importId) ?? 0 };
    await inOperationalTransaction(ctx, async (tx) => {
      // A transaction that has ended meanwhile has its own number.
      await updateImport(importTables(tx), { id: importId, states: [state] }, change);
    });
  };
  written.set(importId, 0);
  try {
    return await work((rows) => {
      written.set(importId, (written.get(importId) ?? 0) + rows);
      if (ctx.connections.dialect !== 'postgres') return;
      // One at a time: the next call brings what came meanwhile.
      storing ??= store()
        .catch((error: unknown) => ctx.log.warn({ err: error, import: importId }, 'progress not stored'))
        .finally(() => (storing = undefined));
    });
  } finally {
    await storing;
    written.delete(importId);
  }
}
