import { sql, type Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createContents(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'contents')
    .addColumn('page', 'text', required)
    .addColumn('section', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('subtitle', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('link_text', 'text', required)
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .addColumn('video', 'text', required)
    .addColumn('link', 'text', required)
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  await sql`create index contents_image on contents (image_id)`.execute(db);
}
