import type {
  DeletedOfAllKindsQuery,
  DeletedRecord,
  DeletedRecordOfAKind,
  DeletedRecordsOfAllKinds,
} from '#shared/schema/deleted-record.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectDeletedPage, selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { presentDeletedCategories } from '#features/categories/server/deleted-categories.read.ts';
import { presentDeletedProducts } from '#features/products/server/deleted-products.read.ts';
import { presentDeletedRecords } from '#server/records/deleted-records.ts';
import { selectDeleters } from './deleted-records.queries.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { kindOf, kindsIn, listedTables, recordTables } from '#server/content/record-tables.ts';
import { restorableSince } from '#server/restore-period.ts';

const perPage = 24;

/** The kinds that show more of a deleted record than its name and picture. */
const presenters: Partial<
  Record<ListedTable, (db: Reader, ids: readonly number[]) => Promise<DeletedRecord[]>>
> = {
  categories: async (db, ids) => presentDeletedCategories(db, await selectRowsById(db, 'categories', ids)),
  products: async (db, ids) => presentDeletedProducts(db, await selectRowsById(db, 'products', ids)),
};

/** All kinds by name, as the filter offers them. */
const kinds = listedTables
  .flatMap(kindsIn)
  .map(({ called, resource }) => ({ kind: called.one, resource }))
  .sort((one, other) => one.kind.localeCompare(other.kind, 'tr'));

/** A page of the deleted records of all kinds, or of one. */
export async function listAllDeleted(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { page, resource }: DeletedOfAllKindsQuery,
): Promise<DeletedRecordsOfAllKinds> {
  const range = pageRange({ page, perPage });
  const since = restorableSince(clock.now());
  const sources = listedTables.flatMap((table) =>
    kindsIn(table)
      .filter((kind) => resource === '' || kind.resource === resource)
      .map(({ section }) => ({ table, section })),
  );
  if (sources.length === 0) return { ...pageOf([], { page, perPage, total: 0 }), kinds };
  const { deleted, total } = await selectDeletedPage(db, sources, { since, ...range });
  const shown = new Map<string, DeletedRecordOfAKind>();
  for (const table of new Set(deleted.map((row) => row.table))) {
    const ids = deleted.filter((row) => row.table === table).map(({ id }) => id);
    const rows = await selectRowsById<AnyRow>(db, table, ids);
    const kindsById = new Map(rows.map((row) => [row.id, kindOf(table, row)]));
    const deleters = await selectDeleters(db, recordTables[table].entity, ids);
    for (const record of await presentOf(db, table, rows)) {
      const { called, resource: address } = kindsById.get(record.id) ?? recordTables[table];
      shown.set(`${table}/${record.id}`, {
        ...record,
        ...{ kind: called.one, resource: address },
        deleted_by: deleters.get(record.id) ?? null,
      });
    }
  }
  const data = deleted.flatMap(({ table, id }) => shown.get(`${table}/${id}`) ?? []);
  return { ...pageOf(data, { page, perPage, total }), kinds };
}

async function presentOf(db: Reader, table: ListedTable, rows: readonly AnyRow[]): Promise<DeletedRecord[]> {
  const present = presenters[table];
  if (present)
    return present(
      db,
      rows.map(({ id }) => id),
    );
  return presentDeletedRecords(db, recordTables[table], rows);
}
