import { sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';
import {
  binaryText,
  contentTable,
  emptyObject,
  flag,
  references,
  required,
  strictTable,
  type Dialect,
} from '../../../migration-tables.ts';
import { createGalleryFiles } from '../gallery-files.ts';

const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');

export async function createProducts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'products')
    .addColumn('category_id', 'integer', references('categories.id'))
    .addColumn('code', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('summary', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('attributes', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('is_featured', 'integer', flag('is_featured'))
    .addColumn('published_at', 'text', required)
    .addColumn('queue', 'integer', required)
    .addColumn('featured_queue', 'integer', required)
    .addColumn('transporter_type_ids', binaryText(dialect), emptyText)
    .addColumn('name_sort_key', binaryText(dialect), emptyText)
    .addColumn('code_sort_key', binaryText(dialect), emptyText)
    .addColumn('translations', binaryText(dialect), emptyText)
    .addColumn('translated_from', 'text', emptyObject)
    .addColumn('outdated_langs', binaryText(dialect), emptyText)
    .addColumn('variant_set_id', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('has_picture', 'integer', (column) => flag('has_picture')(column).defaultTo(0))
    .execute();
  await createProductIndexes(db);
  await createGalleryFiles(db, dialect, { files: 'product_files', owners: 'products' });
  await strictTable(db, dialect, 'product_transporter_types')
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('transporter_type_id', 'integer', references('transporter_types.id'))
    .addPrimaryKeyConstraint('product_transporter_types_pk', ['product_id', 'transporter_type_id'])
    .execute();
  await sql`create index product_transporter_types_type
    on product_transporter_types (transporter_type_id, product_id)`.execute(db);
}

/**
 * Creates the indexes of products. Each contains all columns that its list filters by, so that a list reads
 * only the rows that it shows.
 */
async function createProductIndexes(db: Kysely<unknown>): Promise<void> {
  const filters = 'is_active, published_at, deleted_at';
  const panelFilters = `category_id, transporter_type_ids, has_picture, translations, ${filters}`;
  for (const statement of [
    'create unique index products_seo_name on products (seo_name) where deleted_at is null',
    'create unique index products_code on products (code) where deleted_at is null',
    'create index products_featured on products (featured_queue) where is_featured = 1',
    // The index covers all rows; if it covered live rows only, SQLite would prefer it to the shorter index of
    // featured products.
    'create index products_featured_places on products (featured_queue)',
    'create index products_deleted on products (deleted_at, id) where deleted_at is not null',
    `create index products_listed on products (queue, id, ${panelFilters}, variant_set_id)
      where deleted_at is null`,
    `create index products_by_name on products (name_sort_key, id, ${panelFilters}) where deleted_at is null`,
    `create index products_by_code on products (code_sort_key, id, ${panelFilters}) where deleted_at is null`,
    `create index products_recent on products (updated_at, id, ${panelFilters}) where deleted_at is null`,
    "create index products_outdated on products (outdated_langs, queue, id) where deleted_at is null and outdated_langs <> ''",
    'create index products_completeness on products (has_picture, translations) where deleted_at is null',
    `create index products_hidden on products (queue, id, category_id, transporter_type_ids, ${filters})
      where deleted_at is null and is_active = 0`,
    `create index products_category
      on products (category_id, queue, id, transporter_type_ids, ${filters}, variant_set_id)
      where deleted_at is null`,
    `create index products_published on products (published_at, id, ${panelFilters}, queue)
      where deleted_at is null`,
    `create index products_by_transporter_types
      on products (category_id, transporter_type_ids, queue, id, ${filters}) where deleted_at is null`,
    `create index products_by_variant_set
      on products (variant_set_id, category_id, queue, id, transporter_type_ids, ${filters})
      where deleted_at is null and variant_set_id <> 0`,
  ])
    await sql.raw(statement).execute(db);
}
