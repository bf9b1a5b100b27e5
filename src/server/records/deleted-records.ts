import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { DeletedRecord, DeletedRecords } from '#shared/api/deleted-record.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { Database } from '#server/db/schema/database.ts';
import { pageOf, pageRange } from './paging.ts';
import { restorableSince, restorableUntil } from './restore-period.ts';

const perPage = 24;

/** A page of the rows that can still be restored, newest deletion first, and their total. */
export async function selectDeleted<Table extends RestorableTable>(
  rows: SelectQueryBuilder<Database, Table, object>,
  { clock }: Pick<Context, 'clock'>,
  page: number,
) {
  // Kysely cannot tell that the tables of a type parameter share these columns.
  const deleted = (rows as unknown as SelectQueryBuilder<Database, RestorableTable, object>)
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '>=', restorableSince(clock.now()));
  const { total } = await deleted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const range = pageRange({ page, perPage });
  const found = await deleted
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  return { rows: found as unknown as Selectable<Database[Table]>[], total: Number(total) };
}

type RestorableTable = 'categories' | 'products' | 'transporter_types';
type DeletedRow = { id: number; name: string; deleted_at: string | null };

/** `code` is shown for a record without a name. */
export function presentDeleted(
  row: DeletedRow,
  mainLang: string,
  {
    image = null,
    detail = '',
    code = '',
  }: { image?: DeletedRecord['image']; detail?: string; code?: string },
): DeletedRecord {
  const deletedAt = row.deleted_at ?? '';
  return {
    id: row.id,
    name: resolveName(readTexts(row.name), mainLang, mainLang, []).text || code,
    detail,
    image,
    deleted_at: deletedAt,
    restorable_until: restorableUntil(deletedAt),
  };
}

export function deletedPage(data: DeletedRecord[], page: number, total: number): DeletedRecords {
  return pageOf(data, { page, perPage, total });
}
