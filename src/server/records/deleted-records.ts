import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { DeletedRecord, DeletedRecords } from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';
import { selectDeletedPage, selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { recordName, type RecordTable, type Values } from './record-table.ts';
import { restorableSince, restorableUntil } from '#server/restore-period.ts';

const perPage = 24;

/** A page of the rows that can still be restored, the latest deletion first, and their total. */
export async function selectDeleted<Table extends ListedTable>(
  rows: SelectQueryBuilder<Database, Table, object>,
  { clock }: Pick<Context, 'clock'>,
  page: number,
) {
  // Kysely cannot tell that all tables of the type parameter share these columns.
  const deleted = (rows as unknown as SelectQueryBuilder<Database, ListedTable, object>)
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

type DeletedRow = { id: number; name: string; deleted_at: string | null };

/** Presents a deleted record; a record without a name shows its `code`. */
export function presentDeleted(
  row: DeletedRow,
  {
    image = null,
    detail = '',
    code = '',
  }: { image?: DeletedRecord['image']; detail?: string; code?: string },
): DeletedRecord {
  const deletedAt = row.deleted_at ?? '';
  return {
    id: row.id,
    name: row.name || code,
    detail,
    image,
    deleted_at: deletedAt,
    restorable_until: restorableUntil(deletedAt),
  };
}

/** Presents deleted simple records, each with its first picture. */
export async function presentDeletedRecords<Row extends AnyRow>(
  db: Reader,
  table: Pick<RecordTable<Row>, 'media' | 'nameColumn' | 'texts'>,
  rows: readonly Row[],
): Promise<DeletedRecord[]> {
  const [column = ''] = Object.keys(table.media).filter((name) => table.media[name] === 'picture');
  const pictureId = (row: Row) => Number((row as Values)[column] ?? 0);
  const pictures = await loadPictures(db, rows.map(pictureId));
  const main = await getMainLanguage(db);
  return rows.map((row) => {
    const picture = pictures.get(pictureId(row));
    const image = picture ? withAlt(picture, '') : null;
    return presentDeleted({ ...row, name: recordName(table, row, main) }, { image });
  });
}

/** A page of the deleted records of a simple table, or of one section of it. */
export async function listDeletedRecords<Row extends AnyRow>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  table: RecordTable<Row>,
  page: number,
  section?: string,
): Promise<DeletedRecords> {
  const since = restorableSince(clock.now());
  const range = pageRange({ page, perPage });
  const { deleted, total } = await selectDeletedPage(db, [{ table: table.name, section }], {
    since,
    ...range,
  });
  const ids = deleted.map(({ id }) => id);
  const rows = await selectRowsById<Row>(db, table.name, ids);
  const data = await presentDeletedRecords(db, table, rows);
  return deletedPage(sortByIds(data, ids), page, total);
}

/** Sorts the items in the order of `ids`. */
export function sortByIds<Item extends { id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function deletedPage(data: DeletedRecord[], page: number, total: number): DeletedRecords {
  return pageOf(data, { page, perPage, total });
}
