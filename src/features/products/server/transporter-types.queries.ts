import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';

/** Selects the transporter types of products by product id, in the order of the managed list. */
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
