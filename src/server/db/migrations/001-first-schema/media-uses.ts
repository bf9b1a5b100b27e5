import type { Kysely } from 'kysely';
import { references, required, strictTable, type Dialect } from '../../migration-tables.ts';

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
