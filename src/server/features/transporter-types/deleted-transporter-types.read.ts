import type { DeletedRecords, DeletedRecordsQuery } from '#shared/api/deleted-record.ts';
import type { Context } from '#server/context.ts';
import { restorableSince } from '#server/db/versions.ts';
import { deletedPage, deletedPlace, presentDeleted } from '#server/deleted-records.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { selectDeletedTransporterTypes } from './deleted-transporter-types.queries.ts';

/** The carrier types that can be brought back. */
export async function listDeletedTransporterTypes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const since = restorableSince(clock.now());
  const { rows, total } = await selectDeletedTransporterTypes(db, { since, ...deletedPlace(page) });
  const main = await getMainLanguage(db);
  return deletedPage(
    rows.map((row) => presentDeleted(row, main, { code: row.key })),
    page,
    total,
  );
}
