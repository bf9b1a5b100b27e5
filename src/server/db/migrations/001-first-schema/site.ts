import { sql, type Kysely } from 'kysely';
import { emptyObject, flag, required, strictTable, type Dialect } from '../../migration-tables.ts';

/** Creates the tables of the content revision, secrets, settings, languages, page metas and old addresses. */
export async function createSite(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'content_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('rev', 'integer', required)
    .execute();
  await sql`insert into content_revision (id, rev) values (1, 1)`.execute(db);
  await strictTable(db, dialect, 'secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
  await strictTable(db, dialect, 'configuration')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'languages')
    .addColumn('abbr', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lang', 'text', required)
    .addColumn('is_main', 'integer', flag('is_main'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('page_lang', 'text', required)
    .addColumn('translated_from', 'text', emptyObject)
    .addColumn('queue', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await sql`create unique index languages_main on languages (is_main) where is_main = 1`.execute(db);
  await strictTable(db, dialect, 'page_metas')
    .addColumn('route_name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('translated_from', 'text', emptyObject)
    .addColumn('version', 'integer', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'old_slugs')
    .addColumn('kind', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('entity_id', 'integer', required)
    .addPrimaryKeyConstraint('old_slugs_pk', ['kind', 'seo_name'])
    .execute();
}
