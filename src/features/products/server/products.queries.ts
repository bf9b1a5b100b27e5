import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { ProductRow } from '#server/db/schema/product.ts';

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

/** Selects live products with all their columns. */
export function selectProducts(db: Reader, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
}
