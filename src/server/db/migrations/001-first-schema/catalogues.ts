import { sql, type Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createCatalogues(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'catalogues')
    .addColumn('name', 'text', required)
    .addColumn('year', 'integer')
    .addColumn('cover_id', 'integer', (column) => column.references('media.id'))
    .addColumn('file_id', 'integer', (column) => column.references('media.id'))
    .addColumn('first_page_id', 'integer', (column) => column.references('media.id'))
    .addColumn('page_count', 'integer')
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  for (const column of ['cover', 'file', 'first_page'])
    await sql.raw(`create index catalogues_${column} on catalogues (${column}_id)`).execute(db);
}
