import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { ColumnMapping } from '../column-mapping.ts';
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
import { findMapping } from './mapping/column-mappings.ts';
import { mapRows, readHead, type FileHead } from './mapping/mapped-rows.ts';
import { loadSheet, type Sheet } from './sheet/sheet.read.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { write, type CheckWork } from './check/check-writes.ts';
import { checkAssociations } from './check/check-associations.ts';
import { checkGrids } from './check/check-grids.ts';
import { checkOrdering } from './check/check-ordering.ts';
import { checkSheet, type LateProblem } from './check/check-sheet.ts';
import { checkList } from './lists/check-list.ts';
import { listOfTitles, listSheets } from './lists/list-sheet.ts';

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
  const { ctx, record } = work;
  const { id } = record;
  const opened = await openRows(work);
  const { total, notice, hiddenRows } = opened;
  await write(ctx, id, async () => ({ rows_total: total, hidden_rows: hiddenRows }));
  const check = await checkOpened(work, opened);
  if (check)
    await write(ctx, id, async () => ({
      state: 'checked',
      message: [notice, check.notice].filter(Boolean).join('\n'),
    }));
}

/** Returns undefined if somebody has cancelled the import. */
async function checkOpened(work: CheckWork, opened: OpenRows): Promise<{ notice: string } | undefined> {
  if (work.record.kind === 'grid') return checkArticles(work, opened.rows);
  const { head, rows } = await readHead(opened.rows);
  const list = listOfTitles(head.titles);
  return list ? checkList(work, list, rows) : checkArticles(work, rows, head);
}

/** Checks the rows of products; `head` are the titles of a file. */
async function checkArticles(
  work: CheckWork,
  allRows: OpenRows['rows'],
  head?: FileHead,
): Promise<{ notice: string } | undefined> {
  const { ctx, record, signal } = work;
  const { id } = record;
  const sheet = await loadSheet(ctx, ctx.db);
  const { rows, fixedFrom } = head
    ? await withMapping(work, { head, rows: allRows }, sheet)
    : { rows: allRows };
  const check = await checkSheet(
    { db: ctx.db, sheet, rows, fixedFrom },
    async (checked, { counts, done }) => {
      signal.throwIfAborted();
      return write(ctx, id, async (tx) => {
        const changed = checked.filter((row) => row.result !== 'same');
        await insertImportRows(
          importTables(tx),
          changed.map((row) => storedRow(id, row)),
        );
        return { rows_done: done, counts: toJson(counts) };
      });
    },
  );
  if (!check) return undefined;
  await addProblems(ctx, id, check.late);
  await addProblems(ctx, id, await checkGrids(ctx.db, id));
  await addProblems(ctx, id, await checkOrdering(ctx.db, id));
  for await (const problems of checkAssociations(ctx.db, id, check.places))
    if (!(await addProblems(ctx, id, problems))) return undefined;
  return { notice: check.notice };
}

/**
 * Gives the rows of a file the titles of the sheet: by the mapping that staff chose, or by a kept one that fits the
 * file. The titles of the file are stored, so that staff can choose.
 */
async function withMapping(
  { ctx, record }: CheckWork,
  { head, rows }: { head: FileHead; rows: OpenRows['rows'] },
  sheet: Sheet,
): Promise<{ rows: OpenRows['rows']; fixedFrom?: number }> {
  const chosen =
    record.mapping && record.mapping_name === '' ? fromJson<ColumnMapping>(record.mapping) : undefined;
  const kept = chosen ? undefined : await findMapping(ctx.db, head.titles, sheet);
  const mapping = chosen ?? kept;
  await write(ctx, record.id, async () => ({
    kind: 'sheet',
    head: toJson(head),
    mapping: mapping ? toJson({ pairs: mapping.pairs, fixed: mapping.fixed }) : null,
    mapping_name: kept?.name ?? '',
  }));
  const fixedFrom = head.titles.length;
  return mapping ? { rows: mapRows(rows, mapping, fixedFrom), fixedFrom } : { rows };
}

type OpenRows = {
  rows: AsyncIterable<SheetRow>;
  total: number;
  notice: string;
  hiddenRows: number;
};

async function openRows({ ctx, record, folder, signal }: CheckWork): Promise<OpenRows> {
  const path = join(folder, 'source');
  await ctx.privateFiles.fetch(record.file_key ?? '', path);
  if (record.kind === 'grid') {
    const rows = await gridRows(path);
    return {
      rows: Readable.from(rows) as AsyncIterable<SheetRow>,
      total: rows.length - 1,
      notice: '',
      hiddenRows: 0,
    };
  }
  const spool = join(folder, 'rows');
  const kind = record.file_key?.endsWith('.csv') ? 'csv' : 'xlsx';
  const withHidden = record.with_hidden === 1;
  const read = await readSheet({ path, spool, kind, withHidden, signal, log: ctx.log });
  return {
    rows: withMergedCells(readSpool(spool), read.merged),
    total: read.rows,
    notice: isExpected(read.sheet) ? '' : `“${read.sheet.slice(0, 60)}” sayfası okundu.`,
    hiddenRows: read.hiddenRows,
  };
}

/** An exported sheet has the name of its list; another one may be the wrong one, so it is named. */
const isExpected = (sheet: string) =>
  sheet === '' || Object.values(listSheets).some(({ tab }) => tab === sheet);

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
