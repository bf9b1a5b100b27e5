import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { importTables, selectImport, updateImport, type ImportRecord } from '../imports.queries.ts';

/** The context of a check; `folder` is temporary and deleted at the end. */
export type CheckWork = { ctx: Context; record: ImportRecord; folder: string; signal: AbortSignal };

type Change = Partial<
  Pick<
    ImportRecord,
    | 'state'
    | 'message'
    | 'rows_done'
    | 'rows_total'
    | 'counts'
    | 'hidden_rows'
    | 'head'
    | 'mapping'
    | 'mapping_name'
  >
>;

/**
 * Writes interim results of a check. Returns false and writes nothing if somebody has cancelled the import.
 */
export async function write(
  ctx: Context,
  id: number,
  work: (tx: OperationalTransaction, record: ImportRecord) => Promise<Change>,
): Promise<boolean> {
  return inOperationalTransaction(ctx, async (tx) => {
    const db = importTables(tx);
    const record = await selectImport(db, id);
    if (record?.state !== 'checking') return false;
    const change = await work(tx, record);
    return updateImport(db, { id, states: ['checking'] }, { ...change, updated_at: tx.now });
  });
}
