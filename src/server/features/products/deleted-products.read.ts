import type { DeletedRecords, DeletedRecordsQuery } from '#shared/api/deleted-record.ts';
import type { Context } from '#server/context.ts';
import { restorableSince } from '#server/db/versions.ts';
import { deletedPage, deletedPlace, presentDeleted } from '#server/deleted-records.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { selectDeletedProducts } from './deleted-products.queries.ts';
import { presentRows } from './products.read.ts';

/** The products that can be brought back; code and category tell those of one name apart. */
export async function listDeletedProducts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecords> {
  const since = restorableSince(clock.now());
  const { rows, total } = await selectDeletedProducts(db, { since, ...deletedPlace(page) });
  const shown = await presentRows(db, rows);
  const main = await getMainLanguage(db);
  const data = rows.map((row, index) => {
    const { category_name: category = '', image = null } = shown[index] ?? {};
    const detail = [row.code, category].filter(Boolean).join(' · ');
    return presentDeleted(row, main, { image, detail, code: row.code });
  });
  return deletedPage(data, page, total);
}
