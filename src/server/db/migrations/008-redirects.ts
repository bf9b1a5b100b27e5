import { sql } from 'kysely';
import { keyedTable, required, tableWithId, type Migration } from '../migration-tables.ts';

/** Old addresses, where they lead and how often they were asked for; addresses that lead nowhere (decision 0074). */
export const redirects: Migration = {
  name: '008-redirects',
  async up(db, dialect) {
    await tableWithId(db, dialect, 'redirects')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('target', 'text', required)
      .execute();
    await sql`create unique index redirects_source on redirects (source)`.execute(db);
    await keyedTable(db, dialect, 'redirect_hits')
      .addColumn('redirect_id', 'integer', required)
      .addColumn('count', 'integer', required)
      .addColumn('last_at', 'text', required)
      .addPrimaryKeyConstraint('redirect_hits_pk', ['redirect_id'])
      .execute();
    await keyedTable(db, dialect, 'missing_addresses')
      .addColumn('address', 'text', required)
      .addColumn('count', 'integer', required)
      .addColumn('first_at', 'text', required)
      .addColumn('last_at', 'text', required)
      .addColumn('host', 'text', required)
      .addPrimaryKeyConstraint('missing_addresses_pk', ['address'])
      .execute();
  },
};
