import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { TransporterTypeTable } from '#server/db/schema/product.ts';

export type TransporterTypeRow = Selectable<TransporterTypeTable>;

/** The live transporter types, in their order. */
export function selectTransporterTypes(db: Reader): Promise<TransporterTypeRow[]> {
  return db
    .selectFrom('transporter_types')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function selectDeletedTransporterType(
  db: Reader,
  id: number,
  since: string,
): Promise<TransporterTypeRow | undefined> {
  return db
    .selectFrom('transporter_types')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
}

/** Live products by set of types, from counts that triggers keep. */
export function selectProductCountsByTypeSet(db: Reader) {
  return db
    .selectFrom('transporter_type_counts')
    .groupBy('transporter_type_ids')
    .select(({ fn }) => ['transporter_type_ids', fn.sum('live_products').as('count')])
    .execute();
}

/** Codes of the products with this type: live ones, and those deleted after `deletedSince`. */
export function selectProductsOfTransporterType(db: Reader, id: number, deletedSince: string) {
  return db
    .selectFrom('product_transporter_types')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['products.code', 'products.deleted_at'])
    .where('transporter_type_id', '=', id)
    .where((eb) =>
      eb.or([eb('products.deleted_at', 'is', null), eb('products.deleted_at', '>', deletedSince)]),
    )
    .orderBy('products.code')
    .execute();
}

export async function insertTransporterType(
  db: Transaction<Database>,
  row: Insertable<TransporterTypeTable>,
): Promise<TransporterTypeRow> {
  return db.insertInto('transporter_types').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateTransporterTypeRow(
  db: Transaction<Database>,
  id: number,
  changes: Updateable<TransporterTypeTable>,
): Promise<TransporterTypeRow> {
  return db
    .updateTable('transporter_types')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
