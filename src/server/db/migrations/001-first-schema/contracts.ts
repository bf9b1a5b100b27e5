import type { Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createContracts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'contracts')
    .addColumn('name', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
}
