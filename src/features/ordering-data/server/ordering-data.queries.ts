import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { OrderingDataTable } from '#server/db/schema/variant.ts';

export type OrderingRow = Selectable<OrderingDataTable>;

/** The number of rows per statement. Each has 16 parameters, and SQLite accepts 32,766. */
const insertedAtOnce = 2_000;

export function selectOrderingRows(db: Reader, productIds: readonly number[]): Promise<OrderingRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('ordering_data')
    .selectAll()
    .where('product_id', 'in', numbersIn(db, productIds))
    .execute();
}

export async function insertOrderingRows(
  db: Transaction<Database>,
  rows: readonly Insertable<OrderingDataTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce)
    await db
      .insertInto('ordering_data')
      .values(rows.slice(start, start + insertedAtOnce))
      .execute();
}

export async function deleteOrderingRows(
  db: Transaction<Database>,
  { productIds, variantIds }: { productIds: readonly number[]; variantIds: readonly number[] },
): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .deleteFrom('ordering_data')
    .where('product_id', 'in', numbersIn(db, productIds))
    .where('variant_id', 'in', numbersIn(db, variantIds))
    .execute();
}

export type GtinRow = { gtin: string; product_id: number; variant_id: number; code: string };

/** The live articles with one of these GTINs. */
export function selectGtinOwners(db: Reader, gtins: readonly string[]): Promise<GtinRow[]> {
  return db
    .selectFrom('ordering_data')
    .innerJoin('products', 'products.id', 'ordering_data.product_id')
    .leftJoin('product_variants', 'product_variants.id', 'ordering_data.variant_id')
    .select(({ fn }) => [
      'gtin',
      'ordering_data.product_id',
      'ordering_data.variant_id',
      fn.coalesce('product_variants.code', 'products.code').as('code'),
    ])
    .where('gtin', 'in', gtins)
    .where('products.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ordering_data.variant_id', '=', 0), eb('product_variants.id', 'is not', null)]))
    .execute();
}
