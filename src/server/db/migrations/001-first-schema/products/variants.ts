import { sql, type Kysely } from 'kysely';
import {
  binaryText,
  flag,
  references,
  required,
  simpleRecordTable,
  strictTable,
  tableWithId,
  type Dialect,
} from '../../../migration-tables.ts';

/** Creates the tables of sizes, finishes and attribute labels. */
export async function createProductVocabulary(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'sizes')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('number', dialect === 'sqlite' ? 'real' : 'double precision')
    .execute();
  await simpleRecordTable(db, dialect, 'finishes')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('color', 'text', required)
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .execute();
  await simpleRecordTable(db, dialect, 'attribute_labels')
    .addColumn('name', 'text', required)
    .addColumn('name_key', binaryText(dialect), required)
    .execute();
  for (const statement of [
    'create unique index sizes_key on sizes (key) where deleted_at is null',
    'create unique index finishes_key on finishes (key) where deleted_at is null',
    'create index finishes_image on finishes (image_id)',
    'create unique index attribute_labels_name on attribute_labels (name_key) where deleted_at is null',
  ])
    await sql.raw(statement).execute(db);
}

export async function createVariants(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'product_variants')
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('code', binaryText(dialect), required)
    .addColumn('size_id', 'integer', (column) => column.references('sizes.id'))
    .addColumn('finish_id', 'integer', (column) => column.references('finishes.id'))
    .addColumn('weight', dialect === 'sqlite' ? 'real' : 'double precision')
    .addColumn('pack_quantity', 'integer')
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('queue', 'integer', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'article_codes')
    .addColumn('code', binaryText(dialect), (column) => column.primaryKey().notNull())
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('variant_id', 'integer')
    .execute();
  for (const statement of [
    `create unique index product_variants_once
      on product_variants (product_id, coalesce(size_id, 0), coalesce(finish_id, 0))`,
    'create index product_variants_listed on product_variants (product_id, queue, id)',
    'create index product_variants_size on product_variants (size_id, product_id)',
    'create index product_variants_finish on product_variants (finish_id, product_id)',
    'create index product_variants_image on product_variants (image_id)',
    'create index product_variants_code on product_variants (code)',
    'create index article_codes_product on article_codes (product_id)',
    // New codes that differ only in letter case are refused, but older ones may exist, so the index is not
    // unique.
    'create index article_codes_folded on article_codes (lower(code))',
  ])
    await sql.raw(statement).execute(db);
}

/**
 * Creates the table of the combinations that products offer. `,7x3,7x4,` means size 7 in finishes 3 and 4; 0
 * means none. Set 0 is for products without variants.
 */
export async function createVariantSets(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'variant_sets').addColumn('pairs', binaryText(dialect), required).execute();
  await sql`create unique index variant_sets_pairs on variant_sets (pairs)`.execute(db);
}
