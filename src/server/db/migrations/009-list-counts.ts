import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { binaryText, references, required, strictTable, type Dialect, type Migration } from '../columns.ts';

/**
 * What a page of a filtered list is found by without reading the list: which transporter_type_ids a product has stands
 * in its own row, the database counts the products of each category by their transporter_type_ids and by their part of
 * the catalogue's order (docs/decisions/0013), and indexes hold all that a filter looks at.
 */
export const listCounts: Migration = {
  name: '009-list-counts',
  async up(db, dialect) {
    await addTransporterTypeIds(db, dialect);
    for (const counts of tables) await createCounts(db, dialect, counts);
    if (dialect === 'sqlite') await createSqliteTriggers(db);
    else await createPostgresTriggers(db);
    await createIndexes(db);
  },
};

type Key = { name: 'transporter_type_ids' | 'block'; of: (row: string) => string };
type Counts = { table: string; keys: readonly Key[]; columns: string };

/** The set of transporter_type_ids, as `products.transporter_type_ids` has it. */
const transporter_type_ids: Key = {
  name: 'transporter_type_ids',
  of: (row) => `${row}.transporter_type_ids`,
};
/** A part of the catalogue's order of two to this power places. */
const block = (power: number): Key => ({ name: 'block', of: (row) => `(${row}.queue >> ${power})` });

const tables: readonly Counts[] = [
  { table: 'transporter_type_counts', keys: [transporter_type_ids], columns: 'transporter_type_ids' },
  { table: 'place_counts', keys: [block(10)], columns: 'queue' },
  {
    table: 'transporter_type_place_counts',
    keys: [transporter_type_ids, block(13)],
    columns: 'transporter_type_ids, queue',
  },
];

const names = ({ keys }: Counts) => ['category_id', ...keys.map(({ name }) => name)].join(', ');
const values = ({ keys }: Counts, row: string) =>
  [`${row}.category_id`, ...keys.map(({ of }) => of(row))].join(', ');

/** `,1,4,` for a product with the types 1 and 4; empty without any. */
function transporterTypeIdsOf(dialect: Dialect, productId: string): string {
  const type = 'transporter_type_id';
  const joined =
    dialect === 'sqlite'
      ? `group_concat(${type}, ',' order by ${type})`
      : `string_agg(${type}::text, ',' order by ${type})`;
  return `(select coalesce(',' || ${joined} || ',', '') from product_transporter_types where product_id = ${productId})`;
}

async function addTransporterTypeIds(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .alterTable('products')
    .addColumn('transporter_type_ids', binaryText(dialect), (column) => column.notNull().defaultTo(''))
    .execute();
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`update products set transporter_type_ids = ${transporterTypeIdsOf(dialect, 'products.id')}
    where id in (select product_id from product_transporter_types)`);
  const put = (rows: string) =>
    `update products set transporter_type_ids = ${transporterTypeIdsOf(dialect, 'products.id')} where id in (${rows});`;
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    const name = `product_transporter_type_ids_${event}`;
    const on = `after ${event} on product_transporter_types`;
    if (dialect === 'sqlite') {
      await run(`create trigger ${name} ${on} begin ${put(`${row}.product_id`)} end`);
    } else {
      await run(`create function ${name}() returns trigger language plpgsql as $$ begin
        ${put('select product_id from changed_rows')} return null; end $$`);
      await run(`create trigger ${name} ${on} referencing ${row} table as changed_rows
        for each statement execute function ${name}()`);
    }
  }
}

async function createCounts(db: Kysely<unknown>, dialect: Dialect, counts: Counts): Promise<void> {
  const { table, keys } = counts;
  const type = { transporter_type_ids: binaryText(dialect), block: sql`integer` };
  let created: CreateTableBuilder<string, string> = strictTable(db, dialect, table).addColumn(
    'category_id',
    'integer',
    references('categories.id'),
  );
  for (const { name } of keys) created = created.addColumn(name, type[name], required);
  await created
    .addColumn('live_products', 'integer', required)
    .addColumn('active_products', 'integer', required)
    .addPrimaryKeyConstraint(`${table}_pk`, ['category_id', ...keys.map(({ name }) => name)])
    .execute();
  await sql
    .raw(
      `insert into ${table} (${names(counts)}, live_products, active_products)
        select ${values(counts, 'products')}, count(*), sum(is_active) from products where deleted_at is null
        group by ${values(counts, 'products')}`,
    )
    .execute(db);
}

const onConflict = (counts: Counts) => `on conflict (${names(counts)}) do update set
  live_products = ${counts.table}.live_products + excluded.live_products,
  active_products = ${counts.table}.active_products + excluded.active_products`;

/** A row that counts nothing any more goes. */
async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const counts of tables) {
    const { table, columns } = counts;
    const add = `insert into ${table} (${names(counts)}, live_products, active_products)
      select ${values(counts, 'new')}, 1, new.is_active where new.deleted_at is null ${onConflict(counts)};`;
    const ofOld = `(${names(counts)}) = (${values(counts, 'old')}) and old.deleted_at is null`;
    const subtract = `update ${table} set live_products = live_products - 1,
        active_products = active_products - old.is_active where ${ofOld};
      delete from ${table} where ${ofOld} and live_products = 0;`;
    const counted = (row: string) => `(${values(counts, row)}, ${row}.is_active, ${row}.deleted_at)`;
    for (const [event, on, work] of [
      ['insert', 'insert on products', add],
      [
        'update',
        `update of category_id, is_active, deleted_at, ${columns} on products
          when ${counted('old')} is not ${counted('new')}`,
        subtract + add,
      ],
      ['delete', 'delete on products', subtract],
    ] as const) {
      await sql.raw(`create trigger ${table}_${event} after ${on} begin ${work} end`).execute(db);
    }
  }
}

/** Once for a statement: an order or a move of thousands is one. */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [event, rows] of [
    ['insert', ['new']],
    ['update', ['old', 'new']],
    ['delete', ['old']],
  ] as const) {
    const name = `products_list_counts_${event}`;
    const changes = (counts: Counts) =>
      rows.map((row) => {
        const sign = row === 'new' ? 1 : -1;
        return `select ${values(counts, `${row}_rows`)}, ${sign}, ${sign} * is_active
          from ${row}_rows where deleted_at is null`;
      });
    const work = tables.map(
      (counts) => `
        insert into ${counts.table} (${names(counts)}, live_products, active_products)
          select ${names(counts)}, sum(live), sum(active)
          from (${changes(counts).join(' union all ')}) as changes (${names(counts)}, live, active)
          group by ${names(counts)} having sum(live) <> 0 or sum(active) <> 0 ${onConflict(counts)};
        delete from ${counts.table} where live_products = 0;`,
    );
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${work.join('')} return null; end $$`,
      )
      .execute(db);
    const referencing = rows.map((row) => `${row} table as ${row}_rows`).join(' ');
    await sql
      .raw(
        `create trigger ${name} after ${event} on products referencing ${referencing}
        for each statement execute function ${name}()`,
      )
      .execute(db);
  }
}

/** Each holds all that lists look at, so that passing a product does not mean reading it. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const looked = 'is_active, published_at, deleted_at';
  for (const statement of [
    'drop index products_order',
    'drop index products_active',
    'drop index products_inactive',
    'drop index products_category',
    'drop index products_published',
    `create index products_listed on products (queue, id, category_id, transporter_type_ids, ${looked}) where deleted_at is null`,
    `create index products_hidden on products (queue, id, category_id, transporter_type_ids, ${looked})
      where deleted_at is null and is_active = 0`,
    `create index products_category on products (category_id, queue, id, transporter_type_ids, ${looked}) where deleted_at is null`,
    `create index products_published on products (published_at, is_active, category_id, transporter_type_ids, queue, deleted_at)
      where deleted_at is null`,
    `create index products_by_transporter_types on products (category_id, transporter_type_ids, queue, id, ${looked}) where deleted_at is null`,
  ])
    await sql.raw(statement).execute(db);
}
