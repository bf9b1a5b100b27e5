import { sql, type Kysely } from 'kysely';
import { required, simpleRecordTable, type Dialect } from '../../../migration-tables.ts';

export async function createTransporterTypes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'transporter_types')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .execute();
  await sql`create unique index transporter_types_key on transporter_types (key) where deleted_at is null`.execute(
    db,
  );
}
