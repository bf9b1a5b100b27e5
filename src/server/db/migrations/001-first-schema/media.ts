import { sql, type Kysely } from 'kysely';
import {
  contentTable,
  references,
  required,
  tableWithId,
  type Dialect,
  strictTable,
} from '../../migration-tables.ts';
import { createTrigger } from './create-trigger.ts';

export async function createMedia(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'media')
    .addColumn('hash', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('address_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('search_fold', 'text', required)
    .addColumn('mime', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('placeholder', 'text', required)
    .addColumn('alt', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('translated_from', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('focus_x', 'real')
    .addColumn('focus_y', 'real')
    .addColumn('look', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('picture_files', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create unique index media_hash on media (hash) where deleted_at is null`.execute(db);
  await sql`create index media_texts on media (id) where alt <> '{}'`.execute(db);
  await tableWithId(db, dialect, 'renditions')
    .addColumn('media_id', 'integer', references('media.id'))
    .addColumn('format', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('key', 'text', (column) => column.notNull())
    .addUniqueConstraint('renditions_once', ['media_id', 'format', 'width'])
    .execute();
  await keepPictureFiles(db, dialect);
}

/**
 * Keeps the column `media.picture_files` up to date. Pages show dozens of pictures, and the column saves them
 * a join.
 */
async function keepPictureFiles(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [event, row] of [
    ['insert', 'new'],
    ['delete', 'old'],
  ] as const) {
    await createTrigger(db, dialect, {
      name: `renditions_named_${event}`,
      after: `${event} on renditions`,
      each: 'row',
      body: `update media set picture_files = ${filesOf(`${row}.media_id`)} where id = ${row}.media_id;`,
    });
  }
}

/** SQL for `480:key 960:key`: AVIF before JPEG, then by width. */
function filesOf(mediumId: string): string {
  return `coalesce((
    select string_agg(cast(rendition.width as text) || ':' || rendition.key, ' ' order by rendition.format, rendition.width)
    from renditions as rendition where rendition.media_id = ${mediumId} and rendition.format in ('avif', 'jpeg')), '')`;
}

export async function createMediaUses(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'media_uses')
    .addColumn('media_id', 'integer', references('media.id'))
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'integer', required)
    .addColumn('field', 'text', required)
    .addColumn('deleted_at', 'text')
    .addPrimaryKeyConstraint('media_uses_once', ['media_id', 'entity', 'entity_id', 'field'])
    .execute();
  await db.schema
    .createIndex('media_uses_of_record')
    .on('media_uses')
    .columns(['entity', 'entity_id'])
    .execute();
}
