import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductTable, ProductTextTable } from '#server/db/schema/product.ts';

export type ProductRow = Selectable<ProductTable>;

export function selectProduct(db: Reader, id: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function selectDeletedProduct(db: Reader, id: number, since: string): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
}

/** The live product that has this code. */
export async function selectIdByCode(db: Reader, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The code itself, then `TK-25-2`, `TK-25-3` …, whichever no live product has. */
export async function findFreeCode(db: Reader, code: string): Promise<string> {
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? code : `${code}-${n}`;
    if ((await selectIdByCode(db, candidate)) === undefined) return candidate;
  }
}

/** The column that holds the places of a list. */
export const orderColumn = { catalogue: 'queue', featured: 'featured_queue' } as const;

/** The highest place of a list, 0 when it is empty. */
export async function selectTopPlace(db: Reader, list: ProductList): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.max(orderColumn[list]).as('top'))
    .executeTakeFirst();
  return row?.top ?? 0;
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

/** Replaces the derived texts of a product. */
export async function replaceProductTexts(
  db: Transaction<Database>,
  productId: number,
  rows: readonly Insertable<ProductTextTable>[],
): Promise<void> {
  await db.deleteFrom('product_texts').where('product_id', '=', productId).execute();
  await db
    .insertInto('product_texts')
    .values([...rows])
    .execute();
}
