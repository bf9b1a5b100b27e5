import { sql } from 'kysely';
import { emptyObject, references, required, tableWithId, type Migration } from '../../migration-tables.ts';

/**
 * The files of variants besides their first picture (docs/decisions/0100), and names of media in any letter case, by
 * which sheets name files.
 */
export const variantFiles: Migration = {
  name: '021-variant-files',
  keepsOlder: true,
  async up(db, dialect) {
    await tableWithId(db, dialect, 'variant_files')
      .addColumn('owner_id', 'integer', references('products.id'))
      .addColumn('variant_id', 'integer', required)
      .addColumn('media_id', 'integer', references('media.id'))
      .addColumn('gallery_type', 'text', required)
      .addColumn('title', 'text', emptyObject)
      .addColumn('translated_from', 'text', emptyObject)
      .addColumn('queue', 'integer', required)
      .execute();
    await sql`create index variant_files_owner on variant_files (owner_id, variant_id)`.execute(db);
    await sql`create index variant_files_media on variant_files (media_id)`.execute(db);
    await sql`create index variant_files_texts on variant_files (id) where title <> '{}'`.execute(db);
    await sql`create index media_file_name on media (lower(file_name)) where deleted_at is null`.execute(db);
  },
};
