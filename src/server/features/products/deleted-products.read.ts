import type { DeletedRecords, DeletedRecordsQuery } from '#shared/api/deleted-record.ts';
import type { Context } from '#server/context.ts';
import { deletedPage, presentDeleted, selectDeleted } from '#server/records/deleted-records.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { presentRows } from './panel-list.read.ts';

/** The products that can be restored, with code and category, because names repeat. */
export async function listDeletedProducts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const { rows, total } = await selectDeleted(db.selectFrom('products'), { clock }, page);
  const presented = await presentRows(db, rows);
  const main = await getMainLanguage(db);
  const data = rows.map((row, index) => {
    const { category_name: category = '', image = null } = presented[index] ?? {};
    const detail = [row.code, category].filter(Boolean).join(' · ');
    return presentDeleted(row, main, { image, detail, code: row.code });
  });
  return deletedPage(data, page, total);
}
