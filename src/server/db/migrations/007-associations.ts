import { sql } from 'kysely';
import { keyedTable, references, required, type Migration } from '../migration-tables.ts';

/** Products that belong together. A mutual kind has a row in each direction. */
export const associations: Migration = {
  name: '007-associations',
  async up(db, dialect) {
    await keyedTable(db, dialect, 'product_associations')
      .addColumn('product_id', 'integer', references('products.id'))
      .addColumn('kind', 'text', required)
      .addColumn('other_id', 'integer', references('products.id'))
      .addPrimaryKeyConstraint('product_associations_pk', ['product_id', 'kind', 'other_id'])
      .execute();
    await sql`create index product_associations_other on product_associations (other_id)`.execute(db);
  },
};
