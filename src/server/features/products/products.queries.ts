import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { searchFold } from '#shared/turkish.ts';
import type { ProductList } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { idList } from '#server/db/id-list.ts';
import type { Ordered } from '#server/db/order.ts';
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

type Filter = {
  list: ProductList;
  search: string;
  categoryIds: readonly number[] | undefined;
  isActive: boolean | undefined;
};

/** Rows and the number of all matches; `search` matches code and texts in every language. */
export async function selectProductPage(
  db: Reader,
  { list, search, categoryIds, isActive }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ProductRow[]; total: number }> {
  let matches = db.selectFrom('products').where('deleted_at', 'is', null);
  if (list === 'featured') matches = matches.where('is_featured', '=', 1);
  if (isActive !== undefined) matches = matches.where('is_active', '=', Number(isActive));
  if (categoryIds) matches = matches.where('category_id', 'in', idList(categoryIds));
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

const orderColumn = { catalogue: 'queue', featured: 'featured_queue' } as const;

export async function selectProductOrder(db: Reader, list: ProductList): Promise<Ordered[]> {
  const column = orderColumn[list];
  let rows = db.selectFrom('products').where('deleted_at', 'is', null);
  if (list === 'featured') rows = rows.where('is_featured', '=', 1);
  return rows
    .select(['id', `${column} as queue`])
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .execute();
}

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

export function selectTransporterTypes(db: Reader) {
  return db
    .selectFrom('transporter_types')
    .select(['id', 'key', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The tags of one product, in the order of the managed list. */
export function selectTransporterTypesOf(db: Reader, productId: number) {
  return db
    .selectFrom('product_transporter_types')
    .innerJoin('transporter_types', 'transporter_types.id', 'transporter_type_id')
    .select(['transporter_types.key', 'transporter_types.name'])
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .orderBy('queue', 'desc')
    .orderBy('transporter_types.id', 'desc')
    .execute();
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
