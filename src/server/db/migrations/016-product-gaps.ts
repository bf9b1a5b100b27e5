import { binaryText, keyedTable, references, required, type Migration } from '../migration-tables.ts';

/** What each product lacks, so that categories are compared without reading their texts (docs/decisions/0096). */
export const productGaps: Migration = {
  name: '016-product-gaps',
  keepsOlder: true,
  async up(db, dialect) {
    await keyedTable(db, dialect, 'product_gaps')
      .addColumn('product_id', 'integer', (column) => references('products.id')(column).primaryKey())
      .addColumn('gaps', binaryText(dialect), required)
      .addColumn('checked', 'integer', required)
      .addColumn('missing', 'integer', required)
      .execute();
  },
};
