import { required, strictTable, type Migration } from '../migration-tables.ts';

/** The made pictures for link previews, by the hash of what they show (docs/decisions/0069). */
export const shareCards: Migration = {
  name: '003-share-cards',
  async up(db, dialect) {
    await strictTable(db, dialect, 'share_cards')
      .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('key', 'text', required)
      .addColumn('bytes', 'integer', required)
      .addColumn('made_at', 'text', required)
      .addColumn('unused_since', 'text')
      .execute();
  },
};
