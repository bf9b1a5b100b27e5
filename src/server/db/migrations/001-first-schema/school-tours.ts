import { sql, type Kysely } from 'kysely';
import { flag, references, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';
import { createGalleryFiles } from './gallery-files.ts';

export async function createSchoolTours(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'school_tours')
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('category_id', 'integer', references('categories.id'))
    .addColumn('duration', 'integer')
    .addColumn('capacity', 'integer')
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  await sql`create index school_tours_category on school_tours (category_id)`.execute(db);
  await createGalleryFiles(db, dialect, { files: 'school_tour_files', owners: 'school_tours' });
}
