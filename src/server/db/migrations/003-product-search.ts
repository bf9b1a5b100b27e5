import { sql } from 'kysely';
import { binaryText, references, required, strictTable, type Migration } from '../columns.ts';
import { rebuildSearch } from '#server/features/product-search/rebuild.ts';
import { searchIndexOf } from '#server/db/full-text/search-index.ts';

/** Search by words through a full-text index, and lists that never read every product. */
export const productSearch: Migration = {
  name: '003-product-search',
  async up(db, dialect) {
    await strictTable(db, dialect, 'product_search')
      .addColumn('product_id', 'integer', (column) => references('products.id')(column).primaryKey())
      .addColumn('code_key', binaryText(dialect), required)
      .addColumn('codes', 'text', required)
      .addColumn('names', 'text', required)
      .addColumn('words', 'text', required)
      .execute();
    await strictTable(db, dialect, 'search_words')
      .addColumn('word', binaryText(dialect), (column) => column.primaryKey().notNull())
      .addColumn('code_docs', 'integer', required)
      .addColumn('name_docs', 'integer', required)
      .addColumn('docs', 'integer', required)
      .execute();
    await strictTable(db, dialect, 'search_grams')
      .addColumn('gram', 'text', required)
      .addColumn('word', 'text', required)
      .addPrimaryKeyConstraint('search_grams_pk', ['gram', 'word'])
      .execute();
    await rebuildSearch(db);
    await sql`create index product_search_code on product_search (code_key)`.execute(db);
    await searchIndexOf(db).create(db);
    // Rows of the table change often, but hardly in these columns; each index serves one filter of a list.
    await sql`create index products_active on products (queue, id) where deleted_at is null and is_active = 1`.execute(
      db,
    );
    await sql`create index products_inactive on products (queue, id) where deleted_at is null and is_active = 0`.execute(
      db,
    );
    await sql`alter table product_texts drop column search_fold`.execute(db);
  },
};
