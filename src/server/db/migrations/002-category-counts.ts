import { sql, type Kysely } from 'kysely';
import { references, required, strictTable, type Migration } from '../columns.ts';

/**
 * How many products stand in each category, kept by the database itself: every page shows the numbers,
 * and counting 100,000 rows takes fifty times as long as the rest of a page.
 */
export const categoryCounts: Migration = {
  name: '002-category-counts',
  async up(db, dialect) {
    await strictTable(db, dialect, 'category_counts')
      .addColumn('category_id', 'integer', (column) => references('categories.id')(column).primaryKey())
      .addColumn('live_products', 'integer', required)
      .addColumn('active_products', 'integer', required)
      .execute();
    await sql`
      insert into category_counts (category_id, live_products, active_products)
      select category_id, count(*), sum(is_active) from products where deleted_at is null group by category_id
    `.execute(db);
    if (dialect === 'sqlite') await createSqliteTriggers(db);
    else await createPostgresTrigger(db);
  },
};

const columns = 'category_id, is_active, deleted_at';

const addNew = (live: string, active: string) => `
  insert into category_counts (category_id, live_products, active_products)
  values (new.category_id, ${live}, ${active})
  on conflict (category_id) do update set
    live_products = category_counts.live_products + excluded.live_products,
    active_products = category_counts.active_products + excluded.active_products;`;

const subtractOld = (live: string, active: string) => `
  update category_counts
  set live_products = live_products - ${live}, active_products = active_products - ${active}
  where category_id = old.category_id;`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const add = addNew('(new.deleted_at is null)', '(new.deleted_at is null and new.is_active = 1)');
  const subtract = subtractOld('(old.deleted_at is null)', '(old.deleted_at is null and old.is_active = 1)');
  for (const [event, work] of [
    ['insert', add],
    [`update of ${columns}`, subtract + add],
    ['delete', subtract],
  ] as const) {
    const name = `products_counted_${event.split(' ', 1)[0] ?? ''}`;
    await sql.raw(`create trigger ${name} after ${event} on products begin ${work} end`).execute(db);
  }
}

async function createPostgresTrigger(db: Kysely<unknown>): Promise<void> {
  const add = addNew('(new.deleted_at is null)::int', '(new.deleted_at is null and new.is_active = 1)::int');
  const subtract = subtractOld(
    '(old.deleted_at is null)::int',
    '(old.deleted_at is null and old.is_active = 1)::int',
  );
  await sql
    .raw(
      `create function count_products() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${subtract} end if;
        if tg_op <> 'DELETE' then ${add} end if;
        return null;
      end $$`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger products_counted after insert or delete or update of ${columns} on products
      for each row execute function count_products()`,
    )
    .execute(db);
}
