import type { Kysely } from 'kysely';
import { references, required, strictTable, type Dialect } from '../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from './create-trigger.ts';

/**
 * Creates a table with the number of products of each category, which every page shows. Triggers keep it up
 * to date (docs/decisions/0013).
 */
export async function createCategoryCounts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'category_counts')
    .addColumn('category_id', 'integer', (column) => references('categories.id')(column).primaryKey())
    .addColumn('live_products', 'integer', required)
    .addColumn('active_products', 'integer', required)
    .execute();
  if (dialect === 'sqlite') await createSqliteTriggers(db);
  else await createPostgresTriggers(db);
}

const onConflict = `on conflict (category_id) do update set
  live_products = category_counts.live_products + excluded.live_products,
  active_products = category_counts.active_products + excluded.active_products;`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const add = `
    insert into category_counts (category_id, live_products, active_products)
    values (new.category_id, (new.deleted_at is null), (new.deleted_at is null and new.is_active = 1))
    ${onConflict}`;
  const subtract = `
    update category_counts
    set live_products = live_products - (old.deleted_at is null),
      active_products = active_products - (old.deleted_at is null and old.is_active = 1)
    where category_id = old.category_id;`;
  for (const [event, after, body] of [
    ['insert', 'insert on products', add],
    ['update', 'update of category_id, is_active, deleted_at on products', subtract + add],
    ['delete', 'delete on products', subtract],
  ] as const)
    await createSqliteTrigger(db, { name: `products_counted_${event}`, after, body });
}

/**
 * Creates triggers that run once per statement, because with one update per product the updates of a count
 * get slower and slower.
 */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  const parts = {
    insert: { referencing: 'new table as new_rows', changes: changesOf('new_rows', 1) },
    update: {
      referencing: 'old table as old_rows new table as new_rows',
      changes: `${changesOf('old_rows', -1)} union all ${changesOf('new_rows', 1)}`,
    },
    delete: { referencing: 'old table as old_rows', changes: changesOf('old_rows', -1) },
  };
  for (const [event, { referencing, changes }] of Object.entries(parts)) {
    await createPostgresTrigger(db, {
      name: `products_counted_${event}`,
      after: `${event} on products`,
      each: 'statement',
      referencing,
      body: `insert into category_counts (category_id, live_products, active_products)
        select category_id, sum(live), sum(active) from (${changes}) as changes
        group by category_id having sum(live) <> 0 or sum(active) <> 0
        ${onConflict}`,
    });
  }
}

/** SQL for the difference that changed rows make to the counts of their category. */
function changesOf(table: string, sign: 1 | -1): string {
  return `select category_id, ${sign} * (deleted_at is null)::int as live,
    ${sign} * (deleted_at is null and is_active = 1)::int as active from ${table}`;
}
