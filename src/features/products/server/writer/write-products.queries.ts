import { sql, type Insertable, type Transaction } from 'kysely';
import { numbersIn } from '#server/db/id-list.ts';
import { jsonRows, type JsonColumn } from '#server/db/json-rows.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductRow, ProductTable } from '#server/db/schema/product.ts';

/*
 * Only these statements write rows of `products`. Other files write the columns that no plan contains: positions
 * (write-order.ts), `variant_set_id` (store-variant-sets.ts), and translations after a change of the main language.
 */

export type ProductColumns = Partial<
  Omit<
    ProductRow,
    'id' | 'version' | 'created_at' | 'transporter_type_ids' | 'has_picture' | 'variant_set_id'
  >
>;

/** The number of rows per statement. Each has about 25 parameters, and SQLite accepts 32,766. */
const insertedAtOnce = 500;

const integers = new Set<string>([
  'id',
  'category_id',
  'is_active',
  'is_featured',
  'queue',
  'featured_queue',
  'version',
] satisfies (keyof ProductRow)[]);

/** Inserts products and returns their ids by code. */
export async function insertProducts(
  db: Transaction<Database>,
  rows: readonly Insertable<ProductTable>[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < rows.length; start += insertedAtOnce) {
    const some = rows.slice(start, start + insertedAtOnce);
    const inserted = await db.insertInto('products').values(some).returning(['id', 'code']).execute();
    for (const { id, code } of inserted) ids.set(code, id);
  }
  return ids;
}

/** Changes columns of products. Products with the same changed columns share one statement. */
export async function updateProducts(
  db: Transaction<Database>,
  changes: readonly { id: number; columns: ProductColumns & { version?: number } }[],
): Promise<void> {
  const groups = Map.groupBy(changes, ({ columns }) => Object.keys(columns).sort().join());
  for (const [names, group] of groups) {
    const [first] = group;
    if (!first || names === '') continue;
    if (group.length === 1)
      await db.updateTable('products').set(first.columns).where('id', '=', first.id).execute();
    else await updateTogether(db, Object.keys(first.columns), group);
  }
}

async function updateTogether(
  db: Transaction<Database>,
  names: readonly string[],
  changes: readonly { id: number; columns: ProductColumns }[],
): Promise<void> {
  const columns = ['id', ...names].map((name) => ({ name, type: typeOf(name) }));
  const rows = changes.map(({ id, columns: values }) => ({ id, ...values }));
  const settings = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`wanted.${name}`)}`);
  await sql`update products set ${sql.join(settings)} from ${jsonRows(db, columns, rows)} as wanted
    where products.id = wanted.id`.execute(db);
}

const typeOf = (column: string): JsonColumn['type'] => (integers.has(column) ? 'integer' : 'text');

export async function replaceTransporterTypes(
  db: Transaction<Database>,
  products: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  if (products.size === 0) return;
  await db
    .deleteFrom('product_transporter_types')
    .where('product_id', 'in', numbersIn(db, [...products.keys()]))
    .execute();
  await insertTransporterTypes(db, products);
}

export async function insertTransporterTypes(
  db: Transaction<Database>,
  products: ReadonlyMap<number, readonly number[]>,
): Promise<void> {
  const rows = [...products].flatMap(([product_id, ids]) =>
    ids.map((transporter_type_id) => ({ product_id, transporter_type_id })),
  );
  const atOnce = 10_000;
  for (let start = 0; start < rows.length; start += atOnce)
    await db
      .insertInto('product_transporter_types')
      .values(rows.slice(start, start + atOnce))
      .execute();
}
