import { required, tableWithId, type Migration } from '../migration-tables.ts';

/** Addresses at which dealers and marketplaces fetch the products that visitors see (decision 0097). */
export const dataFeeds: Migration = {
  name: '017-data-feeds',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'data_feeds')
      .addColumn('name', 'text', required)
      .addColumn('lang', 'text', required)
      .addColumn('format', 'text', required)
      .addColumn('category_id', 'integer')
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'text', required)
      .addColumn('last_used_at', 'text')
      .execute();
  },
};
