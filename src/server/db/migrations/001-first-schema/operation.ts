import { sql, type Kysely } from 'kysely';
import { keyedTable, required, strictTable, tableWithId, type Dialect } from '../../migration-tables.ts';

/** Creates the tables of rate limits, jobs, erasures, the history of changes, visits, and runs of backups. */
export async function createOperation(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`create index limits_expiry on limits (expires_at)`.execute(db);
  await tableWithId(db, dialect, 'jobs')
    .addColumn('kind', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('run_at', 'text', required)
    .addColumn('lease_until', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create index jobs_due on jobs (run_at)`.execute(db);
  await tableWithId(db, dialect, 'erasures')
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('details', 'text', required)
    .addColumn('claimed_until', 'text')
    .addColumn('stored_at', 'text')
    .execute();
  await sql`create index erasures_unstored on erasures (id) where stored_at is null`.execute(db);
  await tableWithId(db, dialect, 'history')
    .addColumn('at', 'text', required)
    .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('batch', 'text')
    .execute();
  await sql`create index history_entity on history (entity, entity_id, id)`.execute(db);
  // The history screen reads all entries by time, optionally of one kind of record, of one user, or of both.
  await sql`create index history_at on history (at, id)`.execute(db);
  await sql`create index history_kind on history (entity, at, id)`.execute(db);
  await sql`create index history_actor on history (actor_id, at, id)`.execute(db);
  await sql`create index history_actor_kind on history (actor_id, entity, at, id)`.execute(db);
  await keyedTable(db, dialect, 'visits')
    .addColumn('day', 'text', required)
    .addColumn('page', 'text', required)
    .addColumn('record_id', 'integer', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('visits_pk', ['day', 'page', 'record_id'])
    .execute();
  // The key begins with the kind, so that a range of days of one kind is one piece of the index.
  await keyedTable(db, dialect, 'visit_sources')
    .addColumn('kind', 'text', required)
    .addColumn('day', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('visit_sources_pk', ['kind', 'day', 'name'])
    .execute();
  await keyedTable(db, dialect, 'failed_searches')
    .addColumn('day', 'text', required)
    .addColumn('search', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('failed_searches_pk', ['day', 'search'])
    .execute();
  await createBackupRuns(db, dialect);
}

async function createBackupRuns(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await tableWithId(db, dialect, 'backup_runs')
    .addColumn('kind', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('state', 'text', required)
    .addColumn('started_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('finished_at', 'text')
    .addColumn('name', 'text')
    .addColumn('step', 'text')
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rows', 'integer')
    .addColumn('files', 'integer')
    .addColumn('error', 'text')
    .execute();
}
