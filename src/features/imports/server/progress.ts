import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { importTables, updateImport } from './imports.queries.ts';

/**
 * The rows that running transactions have written, by import; the database shows them to others only at the end. On
 * PostgreSQL another connection stores the number for other processes; SQLite has one process.
 */
const written = new Map<number, number>();

export const progressOf = (importId: number): number | undefined => written.get(importId);

type Progress = { importId: number; state: 'applying' | 'undoing' };

/** Counts the written rows while `work` runs. */
export async function withProgress<Result>(
  ctx: Context,
  { importId, state }: Progress,
  work: (add: (rows: number) => void) => Promise<Result>,
): Promise<Result> {
  let storing: Promise<void> | undefined;
  const store = async () => {
    const change = { rows_done: written.get(importId) ?? 0 };
    await inOperationalTransaction(ctx, async (tx) => {
      // The update does nothing if the transaction has ended, because the import then has another state.
      await updateImport(importTables(tx), { id: importId, states: [state] }, change);
    });
  };
  written.set(importId, 0);
  try {
    return await work((rows) => {
      written.set(importId, (written.get(importId) ?? 0) + rows);
      if (ctx.connections.dialect !== 'postgres') return;
      // Only one update runs at a time; the next call stores what was added during it.
      storing ??= store()
        .catch((error: unknown) => ctx.log.warn({ err: error, import: importId }, 'progress not stored'))
        .finally(() => (storing = undefined));
    });
  } finally {
    await storing;
    written.delete(importId);
  }
}
