import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import { binaryText, references, required, keyedTable, type Dialect } from '../../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from '../create-trigger.ts';

/**
 * Creates the product counts of each category by transporter types and by block of the catalogue's order.
 * With them a page of a filtered list is found without reading the whole list (docs/decisions/0013).
 */
export async function createListCounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const counts of tables) await createTable(db, dialect, counts);
  if (dialect === 'sqlite') await createSqliteTriggers(db);
  else await createPostgresTriggers(db);
}

type Key = {
  name: 'transporter_type_ids' | 'variant_set_id' | 'has_picture' | 'translations' | 'block';
  of: (row: string) => string;
};

/** The keys of the counts are computed from these `columns` of `products`. */
type Counts = { table: string; keys: readonly Key[]; columns: string };

const column = (name: Key['name']): Key => ({ name, of: (row) => `${row}.${name}` });
const transporterTypeIds = column('transporter_type_ids');

/** The block of a product; a block has 2 to the power of `power` places. */
const block = (power: number): Key => ({ name: 'block', of: (row) => `(${row}.queue >> ${power})` });

const tables: readonly Counts[] = [
  { table: 'transporter_type_counts', keys: [transporterTypeIds], columns: 'transporter_type_ids' },
  {
    table: 'variant_set_counts',
    keys: [transporterTypeIds, column('variant_set_id'), block(13)],
    columns: 'transporter_type_ids, variant_set_id, queue',
  },
  { table: 'place_counts', keys: [block(10)], columns: 'queue' },
  {
    table: 'transporter_type_place_counts',
    keys: [transporterTypeIds, block(13)],
    columns: 'transporter_type_ids, queue',
  },
  {
    table: 'completeness_counts',
    keys: [transporterTypeIds, column('has_picture'), column('translations')],
    columns: 'transporter_type_ids, has_picture, translations',
  },
];

const keyNames = ({ keys }: Counts) => ['category_id', ...keys.map(({ name }) => name)].join(', ');
const keyValues = ({ keys }: Counts, row: string) =>
  [`${row}.category_id`, ...keys.map(({ of }) => of(row))].join(', ');

async function createTable(db: Kysely<unknown>, dialect: Dialect, { table, keys }: Counts): Promise<void> {
  const text = binaryText(dialect);
  const integer = sql`integer`;
  const types = {
    transporter_type_ids: text,
    translations: text,
    has_picture: integer,
    variant_set_id: integer,
    block: integer,
  };
  let columns: CreateTableBuilder<string, string> = keyedTable(db, dialect, table).addColumn(
    'category_id',
    'integer',
    references('categories.id'),
  );
  for (const { name } of keys) columns = columns.addColumn(name, types[name], required);
  await columns
    .addColumn('live_products', 'integer', required)
    .addColumn('active_products', 'integer', required)
    .addPrimaryKeyConstraint(`${table}_pk`, ['category_id', ...keys.map(({ name }) => name)])
    .execute();
}

const onConflict = (counts: Counts) => `on conflict (${keyNames(counts)}) do update set
  live_products = ${counts.table}.live_products + excluded.live_products,
  active_products = ${counts.table}.active_products + excluded.active_products`;

/** Creates triggers that also delete the rows whose count falls to 0. */
async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  for (const counts of tables) {
    const { table, columns } = counts;
    const add = `insert into ${table} (${keyNames(counts)}, live_products, active_products)
      select ${keyValues(counts, 'new')}, 1, new.is_active where new.deleted_at is null ${onConflict(counts)};`;
    const isOld = `(${keyNames(counts)}) = (${keyValues(counts, 'old')}) and old.deleted_at is null`;
    const subtract = `update ${table} set live_products = live_products - 1,
        active_products = active_products - old.is_active where ${isOld};
      delete from ${table} where ${isOld} and live_products = 0;`;
    const counted = (row: string) => `(${keyValues(counts, row)}, ${row}.is_active, ${row}.deleted_at)`;
    for (const [event, after, body] of [
      ['insert', 'insert on products', add],
      [
        'update',
        `update of category_id, is_active, deleted_at, ${columns} on products
          when ${counted('old')} is not ${counted('new')}`,
        subtract + add,
      ],
      ['delete', 'delete on products', subtract],
    ] as const)
      await createSqliteTrigger(db, { name: `${table}_${event}`, after, body });
  }
}

/**
 * Creates triggers that run once per statement, because one statement can reorder or move thousands of
 * products.
 */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  for (const [event, rows] of [
    ['insert', ['new']],
    ['update', ['old', 'new']],
    ['delete', ['old']],
  ] as const) {
    const body = tables.map((counts) => {
      const changes = rows.map((row) => {
        const sign = row === 'new' ? 1 : -1;
        return `select ${keyValues(counts, `${row}_rows`)}, ${sign}, ${sign} * is_active
          from ${row}_rows where deleted_at is null`;
      });
      return `
        insert into ${counts.table} (${keyNames(counts)}, live_products, active_products)
          select ${keyNames(counts)}, sum(live), sum(active)
          from (${changes.join(' union all ')}) as changes (${keyNames(counts)}, live, active)
          group by ${keyNames(counts)} having sum(live) <> 0 or sum(active) <> 0 ${onConflict(counts)};
        delete from ${counts.table} where live_products = 0;`;
    });
    await createPostgresTrigger(db, {
      name: `products_list_counts_${event}`,
      after: `${event} on products`,
      each: 'statement',
      referencing: rows.map((row) => `${row} table as ${row}_rows`).join(' '),
      body: body.join(''),
    });
  }
}
