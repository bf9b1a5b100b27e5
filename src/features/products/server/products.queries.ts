import type { Insertable, Transaction, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductRow, ProductTable } from '#server/db/schema/product.ts';

export function selectProduct(db: Reader, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function selectDeletedProduct(
  db: Reader,
  id: number,
  deletedSince: string,
): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', deletedSince)
    .executeTakeFirst();
}

export async function insertProduct(
  db: Transaction<Database>,
  row: Insertable<ProductTable>,
): Promise<number> {
  const { id } = await db.insertInto('products').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateProductRow(
  db: Transaction<Database>,
  id: number,
  changes: Updateable<ProductTable>,
): Promise<ProductRow> {
  return db
    .updateTable('products')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
