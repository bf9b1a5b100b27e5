import type { DeletedRecord, DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { recordName } from '#server/records/record-table.ts';
import { recordTables } from '#server/content/record-tables.ts';
import { deletedPage, presentDeleted, selectDeleted } from '#server/records/deleted-records.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import type { CategoryRow } from './categories.queries.ts';
import { loadCategoryNames } from './categories.read.ts';

/** The deleted categories of both trees that can be restored, each with the name of its parent. */
export async function listDeletedCategories(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const { rows, total } = await selectDeleted(db.selectFrom('categories'), { clock }, page);
  return deletedPage(await presentDeletedCategories(db, rows), page, total);
}

export async function presentDeletedCategories(
  db: Reader,
  rows: readonly CategoryRow[],
): Promise<DeletedRecord[]> {
  const names = new Map([...(await loadCategoryNames(db)), ...(await loadCategoryNames(db, 'school-tours'))]);
  const pictures = await loadPictures(
    db,
    rows.flatMap((row) => row.image_id ?? []),
  );
  const main = await getMainLanguage(db);
  return rows.map((row) => {
    const picture = pictures.get(row.image_id ?? 0);
    return presentDeleted(
      { ...row, name: recordName(recordTables.categories, row, main) },
      {
        image: picture ? withAlt(picture, '') : null,
        detail: names.get(row.parent_id ?? 0)?.[main] ?? '',
        code: row.seo_name,
      },
    );
  });
}
