import type { DeletedRecord, DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { recordName } from '#server/records/record-table.ts';
import { recordTables } from '#server/content/record-tables.ts';
import { deletedPage, presentDeleted, selectDeleted } from '#server/records/deleted-records.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { presentRows } from './panel-list.read.ts';

/**
 * Lists the products that can be restored, with code and category, because several may have the same name.
 */
export async function listDeletedProducts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const { rows, total } = await selectDeleted(db.selectFrom('products'), { clock }, page);
  return deletedPage(await presentDeletedProducts(db, rows), page, total);
}

export async function presentDeletedProducts(
  db: Reader,
  rows: readonly ProductRow[],
): Promise<DeletedRecord[]> {
  const shown = await presentRows(db, rows);
  const main = await getMainLanguage(db);
  return rows.map((row, index) => {
    const { category_name: category = '', image = null } = shown[index] ?? {};
    const detail = [row.code, category].filter(Boolean).join(' · ');
    const name = recordName(recordTables.products, row, main);
    return presentDeleted({ ...row, name }, { image, detail, code: row.code });
  });
}
