import { sql } from 'kysely';
import type { Migration } from '../columns.ts';

/**
 * On PostgreSQL the trigger of 002 wrote the row of a category once for each product: each time it steps
 * over what it wrote before, the longer the more. Now it is written once for a statement.
 */
export const categoryCountsByStatement: Migration = {
  name: '007-category-counts-by-statement',
  async up(db, dialect) {
    if (dialect === 'sqlite') return;
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run('drop trigger products_counted on products');
    await run('drop function count_products()');
    const parts = {
      insert: { tables: 'new table as new_rows', changes: counted('new_rows', 1) },
      update: {
        tables: 'old table as old_rows new table as new_rows',
        changes: `${counted('old_rows', -1)} union all ${counted('new_rows', 1)}`,
      },
      delete: { tables: 'old table as old_rows', changes: counted('old_rows', -1) },
    };
    for (const [event, { tables, changes }] of Object.entries(parts)) {
      const name = `products_counted_${event}`;
      await run(`create function ${name}() returns trigger language plpgsql as $$ begin
        insert into category_counts (category_id, live_products, active_products)
          select category_id, sum(live), sum(active) from (${changes}) as changes
          group by category_id having sum(live) <> 0 or sum(active) <> 0
          on conflict (category_id) do update set
            live_products = category_counts.live_products + excluded.live_products,
            active_products = category_counts.active_products + excluded.active_products;
        return null;
      end $$`);
      await run(`create trigger ${name} after ${event} on products referencing ${tables}
        for each statement execute function ${name}()`);
    }
  },
};

/** What each row adds to the numbers of its category, or takes from them. */
function counted(table: string, sign: 1 | -1): string {
  return `select category_id, ${sign} * (deleted_at is null)::int as live,
    ${sign} * (deleted_at is null and is_active = 1)::int as active from ${table}`;
}
