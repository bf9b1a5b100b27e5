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
import { pageOf, pageRange } from '#server/paging.ts';
import { kindOf, kindsIn, listedTables, recordTables } from '#server/content/record-tables.ts';
import { restorableSince } from '#server/restore-period.ts';

const perPage = 24;

type Present = (db: Reader, ids: readonly number[]) => Promise<DeletedRecord[]>;
type OwnBin = Extract<(typeof recordTables)[ListedTable], { bin: 'own' }>['table'];

/** The kinds whose deleted records are shown with more than name and picture. */
const ownBins: Readonly<Record<OwnBin, Present>> = {
  categories: async (db, ids) => presentDeletedCategories(db, await selectRowsById(db, 'categories', ids)),
  products: async (db, ids) => presentDeletedProducts(db, await selectRowsById(db, 'products', ids)),
};

/** The options of the filter: all kinds by name. */
const kinds = listedTables
  .flatMap(kindsIn)
  .map(({ called, resource }) => ({ kind: called.one, resource }))
  .sort((one, other) => one.kind.localeCompare(other.kind, 'tr'));

/** A page of the deleted records of one kind, or of all kinds. */
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
      const kind = kindsById.get(record.id);
      if (!kind) continue;
      shown.set(`${table}/${record.id}`, {
        ...record,
        kind: kind.called.one,
        resource: kind.resource,
        deleted_by: deleters.get(record.id) ?? null,
      });
    }
  }
  const data = deleted.flatMap(({ table, id }) => shown.get(`${table}/${id}`) ?? []);
  return { ...pageOf(data, { page, perPage, total }), kinds };
}

async function presentOf(db: Reader, table: ListedTable, rows: readonly AnyRow[]): Promise<DeletedRecord[]> {
  const present = (ownBins as Partial<Record<ListedTable, Present>>)[table];
  if (present)
    return present(
      db,
      rows.map(({ id }) => id),
    );
  return presentDeletedRecords(db, recordTables[table], rows);
}

/** The names of the users or keys that last deleted these records, by record id. */
async function selectDeleters(
  db: Reader,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'history.api_key_id')
    .select('entity_id')
    .select(({ fn }) => fn.coalesce('users.name', 'api_keys.name').as('name'))
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids.map(String))
    .where('action', '=', 'delete')
    .orderBy('history.id')
    .execute();
  return new Map(rows.flatMap(({ entity_id: id, name }) => (name === null ? [] : [[Number(id), name]])));
}
