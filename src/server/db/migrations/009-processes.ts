import { sql } from 'kysely';
import { keyedTable, required, type Migration } from '../migration-tables.ts';

/** The running processes, and the oldest release that may still write (docs/decisions/0083). */
export const processes: Migration = {
  name: '009-processes',
  keepsOlder: true,
  async up(db, dialect) {
    await keyedTable(db, dialect, 'processes')
      .addColumn('id', 'text', required)
      .addColumn('host', 'text', required)
      .addColumn('version', 'text', required)
      .addColumn('started_at', 'text', required)
      .addColumn('seen_at', 'text', required)
      .addPrimaryKeyConstraint('processes_pk', ['id'])
      .execute();
    await keyedTable(db, dialect, 'smallest_schema')
      .addColumn('id', 'integer', required)
      .addColumn('migration', 'text', required)
      .addPrimaryKeyConstraint('smallest_schema_pk', ['id'])
      .execute();
    await sql`insert into smallest_schema (id, migration) values (1, '008-redirects')`.execute(db);
  },
};
