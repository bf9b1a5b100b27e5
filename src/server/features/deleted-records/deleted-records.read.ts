import type {
  DeletedRecord,
  DeletedRecordsOfAllKinds,
  DeletedRecordsQuery,
} from '#shared/schema/deleted-record.ts';
import type { Selectable } from 'kysely';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectDeletedPage, selectRowsById } from '#server/db/record-rows.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';
import { presentDeletedCategories } from '#server/features/categories/deleted-categories.read.ts';
import { presentDeletedProducts } from '#server/features/products/deleted-products.read.ts';
import { presentDeletedRecords } from '#server/records/deleted-records.ts';
import { pageOf, pageRange } from '#server/records/paging.ts';
import { listedTables, recordTables } from '#server/records/record-tables.ts';
import { restorableSince } from '#server/records/restore-period.ts';

const perPage = 24;

type Row<Table extends ListedTable> = Selectable<Database[Table]>;

/** How each kind shows its deleted records; simple records need nothing of their own. */
const presenters: { [Table in ListedTable]: (db: Reader, rows: Row<Table>[]) => Promise<DeletedRecord[]> } = {
  categories: presentDeletedCategories,
  products: presentDeletedProducts,
  transporter_types: (db, rows) => presentDeletedRecords(db, recordTables.transporter_types, rows),
};

/** A page of the deleted records of all kinds. */
export async function listAllDeleted(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page }: DeletedRecordsQuery,
): Promise<DeletedRecordsOfAllKinds> {
  const range = pageRange({ page, perPage });
  const since = restorableSince(clock.now());
  const { deleted, total } = await selectDeletedPage(db, listedTables, { since, ...range });
  const shown = new Map<string, DeletedRecordsOfAllKinds['data'][number]>();
  for (const table of new Set(deleted.map((row) => row.table))) {
    const ids = deleted.filter((row) => row.table === table).map(({ id }) => id);
    const { resource, called } = recordTables[table];
    for (const record of await presentOf(db, table, ids))
      shown.set(`${table}/${record.id}`, { ...record, kind: called.one, resource });
  }
  const data = deleted.flatMap(({ table, id }) => shown.get(`${table}/${id}`) ?? []);
  return pageOf(data, { page, perPage, total });
}

async function presentOf<Table extends ListedTable>(
  db: Reader,
  table: Table,
  ids: readonly number[],
): Promise<DeletedRecord[]> {
  return presenters[table](db, await selectRowsById<Row<Table>>(db, table, ids));
}
