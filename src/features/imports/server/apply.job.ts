import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ImportState } from '../import.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { AppError } from '#server/errors.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { importTables, selectImport, updateImport, type ImportRecord } from './imports.queries.ts';
import { writePictures } from './pictures/write-pictures.ts';
import { withProgress } from './progress.ts';
import { findStaleRows, reportStaleRows, StaleRows } from './apply/stale-rows.ts';
import { undoRows } from './undo-rows.ts';
import { writeRows } from './apply/write-rows.ts';
import { isSheetList } from './lists/list-sheet.ts';
import { writeList } from './lists/write-list.ts';
import { interrupted } from './interrupted.ts';

const writePayload = z.object({ id: z.int(), actor_id: z.int() });
export const applyKind = defineJob('imports.apply', writePayload);
export const undoKind = defineJob('imports.undo', writePayload);

type Running = { payload: PayloadOf<typeof applyKind>; signal: AbortSignal; attempt: number };

/** Writes all rows of a checked import in one transaction. */
export function applyImport(ctx: Context, running: Running): Promise<void> {
  return writeImport(ctx, running, {
    state: 'applying',
    done: 'applied',
    back: 'checked',
    work: async (tx, record, add) => {
      const stale = await findStaleRows(tx.db, record, tx.pause);
      if (stale.length > 0) throw new StaleRows(stale);
      const writing = { tx, importId: record.id, add };
      if (isSheetList(record.kind)) await writeList(writing, record.kind);
      else await (record.kind === 'pictures' ? writePictures(writing) : writeRows(writing));
    },
  });
}

/** Undoes an applied import in one transaction. */
export function undoImport(ctx: Context, running: Running): Promise<void> {
  return writeImport(ctx, running, {
    state: 'undoing',
    done: 'undone',
    back: 'applied',
    work: (tx, record, add) => undoRows({ tx, record, add }),
  });
}

type Work = {
  state: 'applying' | 'undoing';
  done: ImportState;
  /** The state to which the import returns after a failure. */
  back: ImportState;
  work: (tx: ContentTransaction, record: ImportRecord, add: (rows: number) => void) => Promise<void>;
};

async function writeImport(
  ctx: Context,
  { payload: { id, actor_id }, signal, attempt }: Running,
  { state, done, back, work }: Work,
): Promise<void> {
  // A second attempt means that the process was killed and nothing was written. Staff decide whether to try
  // again.
  if (attempt > 1) return goBack(ctx, id, { state, back, message: interrupted });
  const batch = randomUUID();
  try {
    await withProgress(ctx, { importId: id, state }, (add) =>
      inContentTransaction(
        ctx,
        { id: actor_id },
        async (tx) => {
          const db = importTables(tx);
          const record = await selectImport(db, id);
          if (record?.state !== state) {
            tx.leaveUnchanged();
            return;
          }
          await work(withSignal(tx, signal), record, add);
          const written = { state: done, message: '', rows_done: record.rows_total, updated_at: tx.now };
          await updateImport(
            db,
            { id, states: [state] },
            { ...written, ...(done === 'applied' && { batch }) },
          );
        },
        { batch },
      ),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof StaleRows) {
      await reportStaleRows(ctx, id, error.positions);
      return;
    }
    const isExpected = error instanceof AppError;
    if (!isExpected) ctx.log.error({ err: error, import: id }, 'an import could not be written');
    await goBack(ctx, id, { state, back, message: isExpected ? error.message : failed });
  }
}

const failed = 'Sistem hatası nedeniyle yazılamadı; hiçbir şey değişmedi. Tekrar deneyin.';

/** Makes the transaction stop at its next pause when the server stops; it is then rolled back. */
const withSignal = (tx: ContentTransaction, signal: AbortSignal): ContentTransaction => ({
  ...tx,
  pause: async () => {
    signal.throwIfAborted();
    await tx.pause();
  },
});

async function goBack(
  ctx: Context,
  id: number,
  { state, back, message }: { state: ImportState; back: ImportState; message: string },
): Promise<void> {
  await inOperationalTransaction(ctx, (tx) =>
    updateImport(
      importTables(tx),
      { id, states: [state] },
      { state: back, message, rows_done: 0, updated_at: tx.now },
    ),
  );
}
