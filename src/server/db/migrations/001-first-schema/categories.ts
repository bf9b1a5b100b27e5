import { sql, type Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createCategories(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'categories')
    .addColumn('section', 'text', required)
    .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('seo_name', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('attribute_labels', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await sql`create unique index categories_seo_name on categories (seo_name) where deleted_at is null`.execute(
    db,
  );
  await sql`create index categories_parent on categories (parent_id)`.execute(db);
  await sql`create index categories_image on categories (image_id)`.execute(db);
}
