import type { Kysely } from 'kysely';
import { required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createSocialMedia(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'social_media')
    .addColumn('name', 'text', required)
    .addColumn('uri', 'text', required)
    .addColumn('icon_name', 'text', required)
    .execute();
}
