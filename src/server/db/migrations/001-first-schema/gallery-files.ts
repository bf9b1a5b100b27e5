import { sql, type Kysely } from 'kysely';
import { references, required, tableWithId, type Dialect } from '../../migration-tables.ts';

/** A table with the gallery files of one kind of record; each kind has its own table of this shape. */
export async function createGalleryFiles(
  db: Kysely<unknown>,
  dialect: Dialect,
  { files, owners }: { files: string; owners: string },
): Promise<void> {
  await tableWithId(db, dialect, files)
    .addColumn('owner_id', 'integer', references(`${owners}.id`))
    .addColumn('media_id', 'integer', references('media.id'))
    .addColumn('gallery_type', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('translated_from', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('queue', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  for (const [index, columns] of [
    ['owner', 'owner_id, gallery_type, queue'],
    ['media', 'media_id'],
  ])
    await sql.raw(`create index ${files}_${index} on ${files} (${columns})`).execute(db);
  await sql
    .raw(`create index ${files}_texts on ${files} (id) where title <> '{}' or alt <> '{}'`)
    .execute(db);
}
