import type { Transaction, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductTable } from '#server/db/schema/product.ts';

/** The products among these that are not deleted, with the columns that bulk calls change. */
export function selectBulkRows(db: Reader, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'is_active', 'category_id', 'deleted_at', 'version'])
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
}
export type BulkRow = Awaited<ReturnType<typeof selectBulkRows>>[number];

/** Changes all of these products in one statement. */
export async function updateBulkRows(
  db: Transaction<Database>,
  ids: readonly number[],
  changes: Updateable<ProductTable>,
): Promise<void> {
  await db
    .updateTable('products')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', 'in', numbersIn(db, ids))
    .execute();
}
