import type { Reader } from '#server/db/connect.ts';
import type { SheetList } from '../../import.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { writtenRows } from '../imports.queries.ts';
import { isSameValue, type Article } from '../sheet/article.ts';
import { loadListRecords } from './list-records.read.ts';

/** All rows that the import of a list's sheet will write or has written. */
export async function plannedRows(db: Reader, importId: number): Promise<PlannedRow[]> {
  const rows: PlannedRow[] = [];
  for await (const stored of writtenRows(db, importId)) rows.push(...stored.map(plannedRow));
  return rows;
}

/** The rows whose records were changed, deleted or created since the check. */
export async function findStaleListRows(db: Reader, importId: number, list: SheetList): Promise<number[]> {
  const stored = await loadListRecords(db, list);
  const stale = (await plannedRows(db, importId)).filter(({ isNew, code, version }) => {
    const record = stored.get(code);
    return isNew ? record !== undefined : record?.version !== version;
  });
  return stale.map(({ position }) => position);
}

type ListUndo = { undone: PlannedRow[]; kept: PlannedRow[] };

/** Decides which written rows undoing can revert: those whose records are still as imported. */
export async function planUndoList(db: Reader, importId: number, list: SheetList): Promise<ListUndo> {
  const rows = await plannedRows(db, importId);
  const records = new Map([...(await loadListRecords(db, list)).values()].map((one) => [one.productId, one]));
  const isUndone = (row: PlannedRow) => isAsImported(row, records.get(row.productId ?? 0));
  const { undone = [], kept = [] } = Object.groupBy(rows, (row) => (isUndone(row) ? 'undone' : 'kept'));
  return { undone, kept };
}

function isAsImported({ isNew, version, after }: PlannedRow, record: Article | undefined): boolean {
  if (!record) return false;
  if (isNew) return record.version === version;
  return Object.entries(after).every(([key, value]) => isSameValue(record.values[key] ?? null, value));
}
