import { binaryText, keyedTable, required, type Migration } from '../../migration-tables.ts';

/** Short addresses for printed codes, which are never deleted, and their scans by day (docs/decisions/0105). */
export const shortLinks: Migration = {
  name: '026-short-links',
  keepsOlder: true,
  async up(db, dialect) {
    await keyedTable(db, dialect, 'short_links')
      .addColumn('short', binaryText(dialect), required)
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('product_id', 'integer')
      .addColumn('code', 'text', required)
      .addColumn('created_at', 'text', required)
      .addPrimaryKeyConstraint('short_links_pk', ['short'])
      .addUniqueConstraint('short_links_record', ['kind', 'record_id'])
      .execute();
    await keyedTable(db, dialect, 'short_link_scans')
      .addColumn('kind', 'text', required)
      .addColumn('record_id', 'integer', required)
      .addColumn('day', 'text', required)
      .addColumn('count', 'integer', required)
      .addPrimaryKeyConstraint('short_link_scans_pk', ['kind', 'record_id', 'day'])
      .execute();
  },
};
