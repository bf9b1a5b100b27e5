import { sql, type Kysely } from 'kysely';
import { flag, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

/** The sections in the order of a new home page. */
const sections = [
  'slider',
  'categories',
  'featured_products',
  'intro',
  'figures',
  'banner',
  'fairs_and_blog',
  'certificates',
];

export async function createHomeSections(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'home_sections')
    .addColumn('section', 'text', (column) => column.notNull().unique())
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  const now = new Date().toISOString();
  for (const [index, section] of sections.entries()) {
    await sql`insert into home_sections (section, is_active, queue, created_at, updated_at)
      values (${section}, 1, ${sections.length - index}, ${now}, ${now})`.execute(db);
  }
}
