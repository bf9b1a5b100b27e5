import type { DeletedRecords, DeletedRecordsQuery } from '#shared/api/deleted-record.ts';
import type { Context } from '#server/context.ts';
import { deletedPage, presentDeleted, selectDeleted } from '#server/records/deleted-records.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';

/** The deleted transporter types that can be restored. */
export async function listDeletedTransporterTypes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const { rows, total } = await selectDeleted(db.selectFrom('transporter_types'), { clock }, page);
  const main = await getMainLanguage(db);
  return deletedPage(
    rows.map((row) => presentDeleted(row, main, { code: row.key })),
    page,
    total,
  );
}
