import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { searchFold } from '#shared/turkish.ts';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { idList } from '#server/db/id-list.ts';
import { hasTransporterType } from './product-transporter-types.queries.ts';
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

type Filter = {
  list: ProductList;
  search: string;
  categoryIds: readonly number[] | undefined;
  isActive: boolean | undefined;
  /** Products that have one of these; undefined: all. */
  transporterTypeIds: readonly number[] | undefined;
};

/** Rows and the number of all matches; `search` matches code and texts in every language. */
export async function selectProductPage(
  db: Reader,
  { list, search, categoryIds, isActive, transporterTypeIds }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ProductRow[]; total: number }> {
  let matches = db.selectFrom('products').where('deleted_at', 'is', null);
  if (list === 'featured') matches = matches.where('is_featured', '=', 1);
  if (isActive !== undefined) matches = matches.where('is_active', '=', Number(isActive));
  if (categoryIds) matches = matches.where('category_id', 'in', idList(categoryIds));
  if (transporterTypeIds) matches = matches.where(hasTransporterType(transporterTypeIds));
  const folded = searchFold(search);
  if (folded !== '') {
    matches = matches.where((product) =>
      product.exists(
        product
          .selectFrom('product_texts')
          .whereRef('product_texts.product_id', '=', 'products.id')
          .where(contains('search_fold', folded))
          .select('lang'),
      ),
    );
  }
  const { total } = await matches.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await matches
    .selectAll()
    .orderBy(orderColumn[list], 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
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
