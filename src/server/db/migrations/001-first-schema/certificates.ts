import { sql, type Kysely } from 'kysely';
import { flag, required, simpleRecordTable, type Dialect } from '../../migration-tables.ts';

export async function createCertificates(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await simpleRecordTable(db, dialect, 'certificates')
    .addColumn('name', 'text', required)
    .addColumn('issuer', 'text', required)
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .addColumn('file_id', 'integer', (column) => column.references('media.id'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  await sql`create index certificates_image on certificates (image_id)`.execute(db);
  await sql`create index certificates_file on certificates (file_id)`.execute(db);
}
