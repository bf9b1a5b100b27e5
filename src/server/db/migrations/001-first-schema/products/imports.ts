import { sql, type Kysely } from 'kysely';
import {
  flag,
  references,
  required,
  strictTable,
  tableWithId,
  type Dialect,
} from '../../../migration-tables.ts';

/** Creates the tables of imports (sheets or pictures that change many products) and of their rows. */
export async function createImports(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'imports')
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('file_key', 'text')
    .addColumn('rows_done', 'integer', required)
    .addColumn('rows_total', 'integer', required)
    .addColumn('counts', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('hidden_rows', 'integer', required)
    .addColumn('with_hidden', 'integer', flag('with_hidden'))
    .addColumn('batch', 'text')
    .addColumn('created_by', 'integer', references('users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'import_rows')
    .addColumn('import_id', 'integer', references('imports.id'))
    .addColumn('position', 'integer', required)
    .addColumn('result', 'text', required)
    .addColumn('code', 'text', required)
    .addColumn('product_id', 'integer')
    .addColumn('variant_id', 'integer')
    .addColumn('version', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('problems', 'text')
    .addPrimaryKeyConstraint('import_rows_pk', ['import_id', 'position'])
    .execute();
  await sql`create index import_rows_result on import_rows (import_id, result, position)`.execute(db);
}
