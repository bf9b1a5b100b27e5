import { type Kysely, sql } from 'kysely';
import { type Dialect, required, simpleRecordTable } from '../../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from '../create-trigger.ts';

/** Keeps `products.transporter_type_ids` up to date: `,1,4,` for the types 1 and 4, empty for none. */
export async function keepTransporterTypeIds(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    const name = `product_transporter_type_ids_${event}`;
    const after = `${event} on product_transporter_types`;
    if (dialect === 'sqlite') {
      const body = updateProducts(`group_concat(transporter_type_id, ',' order by transporter_type_id)`, {
        ids: `${row}.product_id`,
      });
      await createSqliteTrigger(db, { name, after, body });
    } else {
      const body = updateProducts(`string_agg(transporter_type_id::text, ',' order by transporter_type_id)`, {
        ids: 'select product_id from changed_rows',
      });
      const referencing = `${row} table as changed_rows`;
      await createPostgresTrigger(db, { name, after, body, each: 'statement', referencing });
    }
  }
}

function updateProducts(joined: string, { ids }: { ids: string }): string {
  return `update products set transporter_type_ids = (
    select coalesce(',' || ${joined} || ',', '') from product_transporter_types where product_id = products.id
  ) where id in (${ids});`;
}

export async function createTransporterTypes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'transporter_types')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .execute();
  await sql`create unique index transporter_types_key on transporter_types (key) where deleted_at is null`.execute(
    db,
  );
}
