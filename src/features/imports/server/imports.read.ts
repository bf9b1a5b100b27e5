import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  Import,
  ImportChange,
  ImportCounts,
  ImportKind,
  ImportRow,
  ImportRows,
  ImportRowsQuery,
  Imports,
  ImportUndo,
  RepeatedProblems,
} from '../import.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import { notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { planUndo } from './apply/undo-plan.ts';
import { noCounts, plannedRow, problemsOf } from './import-rows.ts';
import { loadListSheet } from './lists/list-records.read.ts';
import { isSheetList } from './lists/list-sheet.ts';
import { planUndoList } from './lists/list-plan.read.ts';
import {
  selectImport,
  selectImports,
  selectRowsPage,
  selectUserNames,
  selectWrittenRowsOf,
  writtenRows,
  type ImportRecord,
  type ImportRowRecord,
} from './imports.queries.ts';
import { pictureRow, withPictures, type PictureAfter, type PictureRow } from './pictures/picture-rows.ts';
import { planUndoPictures } from './pictures/write-pictures.ts';
import { progressOf } from './progress.ts';
import { identityColumns, movedTo } from './sheet/article.ts';
import { cellText } from './sheet/cells.ts';
import { loadSheet, type Sheet } from './sheet/sheet.read.ts';

const perPage = 24;
const rowsPerPage = 50;

/** The imports of the last 30 days, the newest first. */
export async function listImports({ db }: Context, page: number): Promise<Imports> {
  const { rows, total } = await selectImports(db, pageRange({ page, perPage }));
  const present = await presenter(db, rows);
  return pageOf(rows.map(present), { page, perPage, total });
}

/** @throws AppError 404 */
export async function getImport({ db }: Pick<Context, 'db'>, id: number): Promise<Import> {
  const record = await findImport(db, id);
  return (await presenter(db, [record]))(record);
}

async function findImport(db: Reader, id: number): Promise<ImportRecord> {
  const record = await selectImport(db, id);
  if (!record) throw notFound('İçe aktarma bulunamadı. Silinmiş olabilir; listeyi yenileyin.');
  return record;
}

async function presenter(
  db: Reader,
  records: readonly ImportRecord[],
): Promise<(record: ImportRecord) => Import> {
  const names = await selectUserNames(db, [...new Set(records.map(({ created_by: id }) => id))]);
  return ({
    id,
    kind,
    name,
    source,
    state,
    rows_done,
    rows_total,
    counts,
    message,
    hidden_rows,
    with_hidden,
    head,
    mapping_name,
    created_by,
    created_at,
    updated_at,
  }) => ({
    id,
    kind,
    name,
    source,
    state,
    rows_done: progressOf(id) ?? rows_done,
    rows_total,
    counts: { ...noCounts, ...fromJson<ImportCounts>(counts) },
    message,
    hidden_rows,
    with_hidden: with_hidden === 1,
    can_map: head !== null && (state === 'checked' || state === 'failed'),
    mapping_name,
    created_by: names.get(created_by) ?? '',
    created_at,
    updated_at,
  });
}

/** A page of the rows with changes or problems. Unchanged rows are not stored, only counted. */
export async function listImportRows(
  ctx: Context,
  id: number,
  { page, result }: ImportRowsQuery,
): Promise<ImportRows> {
  const { db } = ctx;
  const { kind } = await findImport(db, id);
  const range = pageRange({ page, perPage: rowsPerPage });
  const { rows, total } = await selectRowsPage(db, { importId: id, result }, range);
  const sheet = isSheetList(kind) ? await loadListSheet(db, kind) : await loadSheet(ctx, db);
  const names = await loadNames(db, { rows, kind, main: sheet.languages.main });
  const changesOf = kind === 'pictures' ? await pictureChanges(db, id, rows) : sheetChanges(sheet);
  const present = (row: ImportRowRecord) => {
    const shown = presentRow(row, names(row), changesOf(row));
    return isSheetList(kind) ? { ...shown, product_id: null } : shown;
  };
  return pageOf(rows.map(present), { page, perPage: rowsPerPage, total });
}

type Named = { rows: readonly ImportRowRecord[]; kind: ImportKind; main: string };

/** The maximum number of repeated problems that are listed. */
const listedProblems = 5;

/** The problems that several rows have, such as a finish that the list lacks, the most frequent first. */
export async function listRepeatedProblems({ db }: Context, id: number): Promise<RepeatedProblems> {
  await findImport(db, id);
  const counts = new Map<string, RepeatedProblems[number]>();
  for await (const rows of writtenRows(db, id, ['problem'])) {
    for (const { column, message } of rows.flatMap(problemsOf)) {
      const key = `${column}\n${message}`;
      const found = counts.get(key) ?? { column, message, rows: 0 };
      found.rows += 1;
      counts.set(key, found);
    }
    // Others are answered between the batches of a large sheet.
    await nextTurn();
  }
  return [...counts.values()]
    .filter(({ rows }) => rows > 1)
    .sort((a, b) => b.rows - a.rows)
    .slice(0, listedProblems);
}

async function loadNames(db: Reader, { rows, kind, main }: Named) {
  const ids = rows.flatMap(({ product_id: id }) => id ?? []);
  const table = isSheetList(kind) ? kind : 'products';
  const products = await selectRowsById<{ id: number; name: string }>(db, table, ids);
  const names = new Map(
    products.map(({ id, name }) => [id, resolveName(readTexts(name), main, main, []).text]),
  );
  return ({ product_id: id, after }: ImportRowRecord): string => {
    const sent = fromJson<Record<string, unknown>>(after ?? '{}')[`name_${main}`];
    return names.get(id ?? 0) ?? (typeof sent === 'string' ? sent : '');
  };
}

function presentRow(row: ImportRowRecord, name: string, changes: ImportChange[]): ImportRow {
  const { position, result, code, product_id } = row;
  const { note = '', is_proposal = false } = fromJson<Partial<PictureAfter>>(row.after ?? '{}');
  return { position, result, code, name, product_id, changes, problems: problemsOf(row), note, is_proposal };
}

const sheetChanges =
  ({ columns }: Sheet) =>
  (row: ImportRowRecord): ImportChange[] => {
    const { before, after, isNew } = plannedRow(row);
    const from = movedTo(before);
    const to = movedTo(after);
    const moved =
      to === undefined ? [] : [{ column: identityColumns.modelCode, before: from ?? '', after: to }];
    const changed = columns.flatMap((column) => {
      const old = before[column.key];
      const changed = after[column.key];
      if (changed === undefined) return [];
      return [
        {
          column: column.title,
          before: isNew || old === undefined ? '' : cellText(column.cell(old)),
          after: cellText(column.cell(changed)),
        },
      ];
    });
    return [...moved, ...changed];
  };

/**
 * Describes what each picture of an import changes, with the place that it really gets: in a gallery with two pictures,
 * a picture for place 9 gets place 3.
 */
async function pictureChanges(db: Reader, importId: number, rows: readonly ImportRowRecord[]) {
  const ids = [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))];
  const written = (await selectWrittenRowsOf(db, importId, ids)).map(pictureRow);
  const placeOf = ({ productId, variantId }: PictureRow) => `${productId} ${variantId ?? 0}`;
  const galleries = Map.groupBy(written, placeOf);
  return (row: ImportRowRecord): ImportChange[] => {
    const picture = pictureRow(row);
    const { name, media_id: mediaId } = picture.after as Partial<PictureAfter>;
    if (name === undefined || mediaId === undefined) return [];
    const others = (galleries.get(placeOf(picture)) ?? []).filter(
      ({ position }) => position !== row.position,
    );
    const together = [...others, picture].toSorted((a, b) => a.position - b.position);
    const gallery = withPictures(picture.before.files, together);
    const place = gallery.findIndex(({ media_id: id }) => id === mediaId) + 1;
    return [{ column: place > 0 ? `${place}. resim` : 'Resim', before: picture.before.name, after: name }];
  };
}

/** The maximum number of rows that the preview of an undo names. */
const namedRows = 20;

/** Finds out what undoing an import would change now. */
export async function previewUndo({ db }: Context, id: number): Promise<ImportUndo> {
  const { kind } = await findImport(db, id);
  const kept = new Set<number>();
  let undone = 0;
  if (kind === 'pictures') {
    const plan = await planUndoPictures(db, id);
    for (const { position } of plan.kept) kept.add(position);
    undone = [...plan.galleries, ...plan.variants].reduce((sum, [, rows]) => sum + rows.length, 0);
  } else if (isSheetList(kind)) {
    const plan = await planUndoList(db, id, kind);
    for (const { position } of plan.kept) kept.add(position);
    undone = plan.undone.length;
  } else {
    for await (const plan of planUndo(db, id)) {
      undone += plan.undone.length;
      for (const { position } of plan.kept) kept.add(position);
    }
  }
  const named = [...kept].slice(0, namedRows);
  return { undone, kept: kept.size, kept_rows: await nameRows(db, { id, kind }, named) };
}

async function nameRows(
  db: Reader,
  { id, kind }: { id: number; kind: ImportKind },
  positions: readonly number[],
): Promise<ImportUndo['kept_rows']> {
  if (positions.length === 0) return [];
  const rows = await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('position', 'in', positions)
    .orderBy('position')
    .execute();
  const names = await loadNames(db, { rows, kind, main: await getMainLanguage(db) });
  return rows.map((row) => ({ code: row.code, name: names(row) }));
}
