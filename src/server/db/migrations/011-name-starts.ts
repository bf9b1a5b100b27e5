import { sql } from 'kysely';
import { binaryText, references, strictTable, type Migration } from '../columns.ts';
import { rebuildNameStarts } from '#server/features/product-search/rebuild.ts';

/** Products by how their names begin, so that these come first in a search for what very many have. */
export const productNameStarts: Migration = {
  name: '011-name-starts',
  async up(db, dialect) {
    await strictTable(db, dialect, 'product_name_starts')
      .addColumn('start', binaryText(dialect), (column) => column.notNull())
      .addColumn('product_id', 'integer', references('products.id'))
      .addPrimaryKeyConstraint('product_name_starts_pk', ['start', 'product_id'])
      .execute();
    await rebuildNameStarts(db);
    await sql`create index product_name_starts_product on product_name_starts (product_id)`.execute(db);
  },
};
