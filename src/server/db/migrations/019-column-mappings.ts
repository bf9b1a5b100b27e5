import { sql } from 'kysely';
import { required, tableWithId, type Migration } from '../migration-tables.ts';

/** How the columns of suppliers' files become those of the sheet (docs/decisions/0099). */
export const columnMappings: Migration = {
  name: '019-column-mappings',
  keepsOlder: true,
  async up(db, dialect) {
    await sql`alter table imports add column head text`.execute(db);
    await sql`alter table imports add column mapping text`.execute(db);
    await sql`alter table imports add column mapping_name text not null default ''`.execute(db);
    await tableWithId(db, dialect, 'import_mappings')
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('mapping', 'text', required)
      .addColumn('created_at', 'text', required)
      .execute();
  },
};
