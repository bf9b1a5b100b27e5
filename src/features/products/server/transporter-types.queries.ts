import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';

/** The transporter types of products by product id, in the order of the managed list. */
export async function selectTransporterTypesOf(db: Reader, productIds: readonly number[]) {
  const rows = await db
    .selectFrom('product_transporter_types')
    .innerJoin('transporter_types', 'transporter_types.id', 'transporter_type_id')
    .select(['product_id', 'transporter_types.key', 'transporter_types.name'])
    .where('product_id', 'in', idList(productIds))
    .where('deleted_at', 'is', null)
    .orderBy('queue', 'desc')
    .orderBy('transporter_types.id', 'desc')
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

export async function selectTransporterTypeIdsOf(db: Reader, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_transporter_types')
    .select('transporter_type_id')
    .where('product_id', '=', productId)
    .execute();
  return rows.map((row) => row.transporter_type_id);
}

export async function replaceTransporterTypes(
  db: Transaction<Database>,
  productId: number,
  typeIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('product_transporter_types').where('product_id', '=', productId).execute();
  if (typeIds.length === 0) return;
  const rows = typeIds.map((id) => ({ product_id: productId, transporter_type_id: id }));
  await db.insertInto('product_transporter_types').values(rows).execute();
}
