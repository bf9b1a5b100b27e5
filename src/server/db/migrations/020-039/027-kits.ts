import type { ColumnDefinitionBuilder } from 'kysely';
import {
  flag,
  references,
  required,
  simpleRecordTable,
  strictTable,
  type Migration,
} from '../../migration-tables.ts';

/** Kits of pictures and lists for dealers and the press, and the links to them (docs/decisions/0107). */
export const kits: Migration = {
  name: '027-kits',
  keepsOlder: true,
  async up(db, dialect) {
    await simpleRecordTable(db, dialect, 'kits')
      .addColumn('name', 'text', required)
      .addColumn('note', 'text', required)
      .addColumn('lang', 'text', required)
      .addColumn('choice', 'text', required)
      .addColumn('product_ids', 'text', required)
      .addColumn('category_ids', 'text', required)
      .addColumn('list', 'text', required)
      .addColumn('has_pictures', 'integer', flag('has_pictures'))
      .addColumn('has_sheets', 'integer', flag('has_sheets'))
      .addColumn('has_list', 'integer', flag('has_list'))
      .addColumn('ends_on', 'text', required)
      .execute();
    await strictTable(db, dialect, 'kit_links')
      .addColumn('kit_id', 'integer', (column) => references('kits.id')(column).primaryKey())
      .addColumn('token_hash', 'text', (column) => column.unique())
      .addColumn('password_hash', 'text')
      .addColumn('made_at', 'text', required)
      .addColumn('views', 'integer', count)
      .addColumn('last_viewed_at', 'text')
      .addColumn('downloads', 'integer', count)
      .addColumn('last_downloaded_at', 'text')
      .execute();
  },
};

const count = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
