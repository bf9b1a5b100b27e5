import { storeClaims } from '#features/compliance/server/compliance.service.ts';
import { loadClaims } from '#features/compliance/server/compliance.read.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { AppError } from '#server/errors.ts';
import type { SheetList } from '../../import.ts';
import type { PlannedRow } from '../import-rows.ts';
import { importTables, updateImportRow } from '../imports.queries.ts';
import type { FieldValues } from '../sheet/article.ts';
import { changedClaims } from '../sheet/claim-columns.ts';
import { loadListRecords } from './list-records.read.ts';
import { listSheets } from './list-sheet.ts';
import { plannedRows, planUndoList } from './list-plan.read.ts';

type Writing = { tx: ContentTransaction; importId: number; add: (rows: number) => void };

/** Writes the checked rows of a list's sheet. New records stand at the top of the list, in the order of the sheet. */
export async function writeList({ tx, importId, add }: Writing, list: SheetList): Promise<void> {
  const rows = await plannedRows(tx.db, importId);
  const { create, update } = listSheets[list].writes;
  const ids = new Map<PlannedRow, number>();
  // A new record goes to the top, so the first row is written last.
  for (const row of rows.toReversed()) {
    if (!row.isNew) await update(tx, row.productId ?? 0, row.after);
    const id = row.isNew ? (await create(tx, row.code, row.after)).row.id : (row.productId ?? 0);
    ids.set(row, id);
  }
  await writeClaims(tx, list, new Map([...ids].map(([row, id]) => [id, row.after])));
  // Undoing finds a new record by its id, which stands in the place of a product's, and compares its version.
  const written = await loadListRecords(tx.db, list);
  for (const [{ isNew, position, code }, id] of ids)
    if (isNew)
      await updateImportRow(
        importTables(tx),
        { importId, position },
        { product_id: id, version: written.get(code)?.version ?? 1 },
      );
  add(rows.length);
  tx.leaveUnchanged();
}

/** Reverts the rows of a list's sheet. Returns the positions of those that are kept, as for a new size in use. */
export async function undoList({ tx, importId, add }: Writing, list: SheetList): Promise<number[]> {
  const { undone, kept } = await planUndoList(tx.db, importId, list);
  const { update, delete: remove } = listSheets[list].writes;
  const refused: PlannedRow[] = [];
  for (const row of undone) {
    const id = row.productId ?? 0;
    try {
      await (row.isNew ? remove(tx, id) : update(tx, id, row.before));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push(row);
    }
  }
  const reverted = undone.filter((row) => !row.isNew && !refused.includes(row));
  await writeClaims(tx, list, new Map(reverted.map(({ productId, before }) => [productId ?? 0, before])));
  add(undone.length);
  return [...kept, ...refused].map(({ position }) => position);
}

async function writeClaims(
  tx: ContentTransaction,
  list: SheetList,
  values: ReadonlyMap<number, FieldValues>,
): Promise<void> {
  if (!listSheets[list].hasClaims) return;
  const stored = await loadClaims(tx.db, 'finish', [...values.keys()]);
  const wanted = [...values].flatMap(([id, changed]) => {
    const claims = changedClaims(changed, stored(id));
    return claims ? [[id, claims] as const] : [];
  });
  await tx.recordAll(await storeClaims(tx, 'finish', new Map(wanted)));
}
