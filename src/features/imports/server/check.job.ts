import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { GridRows } from '../import.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { AppError } from '#server/errors.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { readSpool } from './files/row-spool.ts';
import { readSheet } from './files/sheet-reader.process.ts';
import { addProblem, recount, storedRow } from './import-rows.ts';
import { deleteImportRows, importTables, insertImportRows, selectImport } from './imports.queries.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { SheetRow } from './sheet/cells.ts';
import { withMergedCells } from './sheet/merged-cells.ts';
import { loadSheet } from './sheet/sheet.read.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { write, type CheckWork } from './check/check-writes.ts';
import { checkAssociations } from './check/check-associations.ts';
import { checkGrids } from './check/check-grids.ts';
import { checkOrdering } from './check/check-ordering.ts';
import { checkSheet, type LateProblem } from './check/check-sheet.ts';

export const checkKind = defineJob('imports.check', z.object({ id: z.int() }));

/** Reads the file of an import and stores what each row would change. It writes no content. */
export async function checkImport(
  ctx: Context,
  { id }: PayloadOf<typeof checkKind>,
  signal: AbortSignal,
): Promise<void> {
  const record = await selectImport(ctx.db, id);
  if (record?.state !== 'checking') return;
  try {
    await restart(ctx, id);
    await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
      const work = { ctx, record, folder, signal };
      await (record.kind === 'pictures' ? checkPictures(work) : checkRows(work));
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await write(ctx, id, async () => ({ state: 'failed', message: error.message }));
  }
}

async function restart(ctx: Context, id: number): Promise<void> {
  await write(ctx, id, async (tx) => {
    await deleteImportRows(importTables(tx), id);
    return { rows_done: 0, rows_total: 0, message: '' };
  });
}

async function checkRows(work: CheckWork): Promise<void> {
  const { ctx, record, signal } = work;
  const { id } = record;
  const { rows, total, notice, hiddenRows } = await openRows(work);
  await write(ctx, id, async () => ({ rows_total: total, hidden_rows: hiddenRows }));
  const sheet = await loadSheet(ctx, ctx.db);
  const check = await checkSheet({ db: ctx.db, sheet, rows }, async (checked, { counts, done }) => {
    signal.throwIfAborted();
    return write(ctx, id, async (tx) => {
      const changed = checked.filter((row) => row.result !== 'same');
      await insertImportRows(
        importTables(tx),
        changed.map((row) => storedRow(id, row)),
      );
      return { rows_done: done, counts: toJson(counts) };
    });
  });
  // `check` is undefined if somebody has cancelled the import.
  if (!check) return;
  await addProblems(ctx, id, check.late);
  await addProblems(ctx, id, await checkGrids(ctx.db, id));
  await addProblems(ctx, id, await checkOrdering(ctx.db, id));
  for await (const problems of checkAssociations(ctx.db, id, check.places))
    if (!(await addProblems(ctx, id, problems))) return;
  await write(ctx, id, async () => ({
    state: 'checked',
    message: [notice, check.notice].filter(Boolean).join('\n'),
  }));
}

type OpenRows = {
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>;
  total: number;
  notice: string;
  hiddenRows: number;
};

async function openRows({ ctx, record, folder, signal }: CheckWork): Promise<OpenRows> {
  const path = join(folder, 'source');
  await ctx.privateFiles.fetch(record.file_key ?? '', path);
  if (record.kind === 'grid') {
    const rows = await gridRows(path);
    return { rows, total: rows.length - 1, notice: '', hiddenRows: 0 };
  }
  const spool = join(folder, 'rows');
  const kind = record.file_key?.endsWith('.csv') ? 'csv' : 'xlsx';
  const withHidden = record.with_hidden === 1;
  const read = await readSheet({ path, spool, kind, withHidden, signal, log: ctx.log });
  return {
    rows: withMergedCells(readSpool(spool), read.merged),
    total: read.rows,
    notice: read.sheet === '' ? '' : `“${read.sheet.slice(0, 60)}” sayfası okundu.`,
    hiddenRows: read.hiddenRows,
  };
}

async function gridRows(path: string): Promise<SheetRow[]> {
  const { columns, rows } = GridRows.parse(fromJson(await readFile(path, 'utf8')));
  return [columns, ...rows].map((cells, index) => ({ position: index + 1, cells }));
}

/** Returns false if somebody has cancelled the import. */
async function addProblems(ctx: Context, id: number, late: readonly LateProblem[]): Promise<boolean> {
  if (late.length === 0) return true;
  return write(ctx, id, async (tx, record) => {
    const db = importTables(tx);
    for (const { position, problem } of late) {
      await addProblem(db, { importId: id, position }, problem);
    }
    return { counts: await recount(db, record) };
  });
}
