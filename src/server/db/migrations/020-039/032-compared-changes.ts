import { sql, type Kysely } from 'kysely';
import type { Migration } from '../../migration-tables.ts';

const ofProducts =
  'category_id, is_active, deleted_at, published_at, queue, transporter_type_ids, variant_set_id, attributes';

/**
 * The triggers of 025 that compare rows before and after a statement, without a join: PostgreSQL keeps the plan that
 * suited one row, and with 5,000 rows such a join took ten seconds.
 */
export const comparedChanges: Migration = {
  name: '032-compared-changes',
  keepsOlder: true,
  async up(db, dialect) {
    if (dialect === 'sqlite') return;
    await replaceTrigger(db, {
      name: 'products_changed_update',
      changed: `select category_id from (${differing(`id, ${ofProducts}`)}) as changed`,
    });
    await replaceTrigger(db, {
      name: 'product_attribute_values_changed_update',
      changed: `select category_id from products
        where id in (select product_id from (${differing('product_id, packed')}) as changed)`,
    });
  },
};

/** The rows, before and after, that are not the same in both. */
function differing(columns: string): string {
  const before = `select ${columns} from old_rows`;
  const after = `select ${columns} from new_rows`;
  return `(${before} except ${after}) union all (${after} except ${before})`;
}

async function replaceTrigger(
  db: Kysely<unknown>,
  { name, changed }: { name: string; changed: string },
): Promise<void> {
  const body = `insert into category_changes (category_id, number)
    select distinct changed.category_id, 1 from (${changed}) as changed (category_id)
    on conflict (category_id) do update set number = category_changes.number + 1;`;
  await sql
    .raw(
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
    )
    .execute(db);
}
