import type { Kysely } from 'kysely';
import { keyedTable, references, required, type Migration } from '../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from '../001-first-schema/create-trigger.ts';

/**
 * A number for each category that triggers raise whenever the filters of its list could show something else. What a
 * process keeps of the products of a category is current as long as the number is the same (docs/decisions/0104).
 */
export const categoryChanges: Migration = {
  name: '025-category-changes',
  keepsOlder: true,
  async up(db, dialect) {
    await keyedTable(db, dialect, 'category_changes')
      .addColumn('category_id', 'integer', (column) => references('categories.id')(column).primaryKey())
      .addColumn('number', 'integer', required)
      .execute();
    if (dialect === 'sqlite') await createSqliteTriggers(db);
    else await createPostgresTriggers(db);
  },
};

const raise = `on conflict (category_id) do update set number = category_changes.number + 1`;
const ofProducts =
  'category_id, is_active, deleted_at, published_at, queue, transporter_type_ids, variant_set_id, attributes'.split(
    ', ',
  );
const columns = (row: string) => `(${ofProducts.map((column) => `${row}.${column}`).join(', ')})`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const ofRow = (row: string) =>
    `insert into category_changes (category_id, number) values (${row}.category_id, 1) ${raise};`;
  const ofValues = (row: string) => `insert into category_changes (category_id, number)
    select category_id, 1 from products where id = ${row}.product_id ${raise};`;
  for (const [table, event, of, body] of [
    ['products', 'insert', '', ofRow('new')],
    [
      'products',
      'update',
      `of ${ofProducts.join(', ')} on products when ${columns('old')} is not ${columns('new')}`,
      ofRow('old') + ofRow('new'),
    ],
    ['products', 'delete', '', ofRow('old')],
    ['product_attribute_values', 'insert', '', ofValues('new')],
    [
      'product_attribute_values',
      'update',
      'of packed on product_attribute_values when old.packed <> new.packed',
      ofValues('new'),
    ],
    ['product_attribute_values', 'delete', '', ofValues('old')],
  ] as const)
    await createSqliteTrigger(db, {
      name: `${table}_changed_${event}`,
      after: `${event} ${of || `on ${table}`}`,
      body,
    });
}

async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  const ofValues = (rows: string) =>
    `select category_id from products where id in (select product_id from ${rows})`;
  const inserted = 'new table as new_rows';
  const deleted = 'old table as old_rows';
  for (const [table, event, referencing, changed] of [
    ['products', 'insert', inserted, 'select category_id from new_rows'],
    [
      'products',
      'update',
      `${deleted} ${inserted}`,
      `select unnest(array[before.category_id, after.category_id]) from old_rows as before
        join new_rows as after using (id) where ${columns('before')} is distinct from ${columns('after')}`,
    ],
    ['products', 'delete', deleted, 'select category_id from old_rows'],
    ['product_attribute_values', 'insert', inserted, ofValues('new_rows')],
    [
      'product_attribute_values',
      'update',
      `${deleted} ${inserted}`,
      `select category_id from products where id in (select product_id from old_rows as before
        join new_rows as after using (product_id) where before.packed <> after.packed)`,
    ],
    ['product_attribute_values', 'delete', deleted, ofValues('old_rows')],
  ] as const)
    await createPostgresTrigger(db, {
      name: `${table}_changed_${event}`,
      after: `${event} on ${table}`,
      each: 'statement',
      referencing,
      body: `insert into category_changes (category_id, number)
        select distinct changed.category_id, 1 from (${changed}) as changed (category_id) ${raise};`,
    });
}
