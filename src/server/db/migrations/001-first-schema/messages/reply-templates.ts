import type { Kysely } from 'kysely';
import { required, simpleRecordTable, type Dialect } from '../../../migration-tables.ts';

export async function createReplyTemplates(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'reply_templates')
    .addColumn('name', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('body', 'text', required)
    .execute();
}
