import { sql, type Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

/** Creates the table of blog posts, fairs and videos. */
export async function createPosts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'posts')
    .addColumn('section', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('summary', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
    .addColumn('published_at', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('author', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('stand', 'text', required)
    .addColumn('starts_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('video', 'text', required)
    .addColumn('video_file_id', 'integer', (column) => column.references('media.id'))
    .execute();
  await sql`create unique index posts_seo_name on posts (seo_name) where deleted_at is null`.execute(db);
  await sql`create index posts_published on posts (section, published_at)`.execute(db);
  await sql`create index posts_cover on posts (cover_id)`.execute(db);
  await sql`create index posts_video_file on posts (video_file_id)`.execute(db);
}
