import { sql } from 'kysely';
import { keyedTable, references, required, type Migration } from '../migration-tables.ts';

/** How the values of attributes are read, and what a category requires and filters by (docs/decisions/0089). */
export const typedAttributes: Migration = {
  name: '011-typed-attributes',
  keepsOlder: true,
  async up(db, dialect) {
    await sql`alter table attribute_labels add column kind text not null default 'text'`.execute(db);
    await sql`alter table attribute_labels add column unit text not null default ''`.execute(db);
    await sql`alter table attribute_labels add column second_unit text not null default ''`.execute(db);
    await sql`alter table attribute_labels add column choices text not null default '[]'`.execute(db);
    await sql`alter table categories add column required_attributes text not null default '[]'`.execute(db);
    await sql`alter table categories add column filter_attributes text not null default '[]'`.execute(db);
    await keyedTable(db, dialect, 'product_attribute_values')
      .addColumn('product_id', 'integer', (column) => references('products.id')(column).primaryKey())
      .addColumn('packed', 'text', required)
      .execute();
  },
};
