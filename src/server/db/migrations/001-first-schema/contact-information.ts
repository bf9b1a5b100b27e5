import type { Kysely } from 'kysely';
import { required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createContactInformation(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'contact_information')
    .addColumn('section', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('lang', 'text', required)
    .execute();
}
