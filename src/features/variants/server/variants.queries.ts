import type { Insertable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductVariantRow, ProductVariantTable } from '#server/db/schema/variant.ts';

/** The number of rows per statement. Each has 12 parameters, and SQLite accepts 32,766. */
const insertedAtOnce = 2_000;

/** Selects the variants of each of these products, in their order. */
export async function selectVariants(
  db: Reader,
  productIds: readonly number[],
): Promise<Map<number, ProductVariantRow[]>> {
  const rows = await db
    .selectFrom('product_variants')
    .selectAll()
    .where('product_id', 'in', numbersIn(db, productIds))
    .orderBy('product_id')
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

export async function deleteVariants(db: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('product_variants').where('id', 'in', numbersIn(db, ids)).execute();
}

export async function insertVariants(
  db: Transaction<Database>,
  rows: readonly Insertable<ProductVariantTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce)
    await db
      .insertInto('product_variants')
      .values(rows.slice(start, start + insertedAtOnce))
      .execute();
}

export async function updateVariantCode(
  db: Transaction<Database>,
  id: number,
  { code, now }: { code: string; now: string },
): Promise<void> {
  await db
    .updateTable('product_variants')
    .set(({ eb }) => ({ code, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function isLiveProduct(db: Reader, id: number): Promise<boolean> {
  return (await selectProductCode(db, id)) !== undefined;
}

/** The code of a live product. */
export async function selectProductCode(db: Reader, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('code')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.code;
}
