import { sql, type Kysely } from 'kysely';
import { required, strictTable, type Migration } from '../columns.ts';

/**
 * At which revision a list of products changed last: its members or their order. Lists are read by pages,
 * so that what was read cannot tell. Kept by the database itself, so that no write can forget it.
 */
export const listRevisions: Migration = {
  name: '004-list-revisions',
  async up(db, dialect) {
    await strictTable(db, dialect, 'list_revisions')
      .addColumn('list', 'text', (column) => column.primaryKey().notNull())
      .addColumn('rev', 'integer', required)
      .execute();
    await sql`create index product_transporter_types_type
      on product_transporter_types (transporter_type_id, product_id)`.execute(db);
    if (dialect === 'sqlite') await createSqliteTriggers(db);
    else await createPostgresTriggers(db);
  },
};

/** What follows `insert … select` of the lists that changed: each is written once in a transaction. */
const onConflict = `on conflict (list) do update set rev = excluded.rev where list_revisions.rev <> excluded.rev`;

const isMoved = (old: string, next: string) => `${old}.category_id <> ${next}.category_id
  or ${old}.queue <> ${next}.queue or (${old}.deleted_at is null) <> (${next}.deleted_at is null)`;
const isFeaturedAnew = (old: string, next: string) => `(${old}.is_featured = 1 or ${next}.is_featured = 1)
  and (${old}.is_featured <> ${next}.is_featured or ${old}.featured_queue <> ${next}.featured_queue
    or (${old}.deleted_at is null) <> (${next}.deleted_at is null))`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const changed = (list: string, when: string) =>
    `insert into list_revisions (list, rev)
      select ${list}, rev + 1 from content_revision where ${when} ${onConflict};`;
  const catalogue = (row: 'old' | 'new', column = 'category_id') => `'catalogue/' || ${row}.${column}`;
  const triggers = [
    [
      'products_listed_insert',
      'insert on products',
      changed(catalogue('new'), 'true') + changed(`'featured'`, 'new.is_featured = 1'),
    ],
    [
      'products_listed_update',
      'update of category_id, queue, featured_queue, is_featured, deleted_at on products',
      changed(catalogue('old'), isMoved('old', 'new')) +
        changed(catalogue('new'), isMoved('old', 'new')) +
        changed(`'featured'`, isFeaturedAnew('old', 'new')),
    ],
    [
      'products_listed_delete',
      'delete on products',
      changed(catalogue('old'), 'old.deleted_at is null') +
        changed(`'featured'`, 'old.deleted_at is null and old.is_featured = 1'),
    ],
    [
      // A category takes its products along.
      'categories_listed_update',
      'update of parent_id on categories',
      changed(catalogue('old', 'id'), 'old.parent_id is not new.parent_id') +
        changed(catalogue('old', 'parent_id'), 'old.parent_id is not new.parent_id and old.parent_id > 0'),
    ],
  ] as const;
  for (const [name, event, work] of triggers) {
    await sql.raw(`create trigger ${name} after ${event} begin ${work} end`).execute(db);
  }
}

/** Once for a statement: an order of thousands is one. */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  const changed = (lists: string) =>
    `insert into list_revisions (list, rev) select distinct lists.list, content_revision.rev + 1
      from content_revision, (${lists}) as lists (list) ${onConflict};`;
  // `old` and `new` are the language's own words.
  const both = 'old_rows join new_rows using (id)';
  const moved = isMoved('old_rows', 'new_rows');
  const reparented = 'old_rows.parent_id is distinct from new_rows.parent_id';
  const bodies = {
    insert: changed(`select 'catalogue/' || category_id from new_rows
      union all select 'featured' from new_rows where is_featured = 1`),
    update: changed(`select 'catalogue/' || old_rows.category_id from ${both} where ${moved}
      union all select 'catalogue/' || new_rows.category_id from ${both} where ${moved}
      union all select 'featured' from ${both} where ${isFeaturedAnew('old_rows', 'new_rows')}`),
    delete: changed(`select 'catalogue/' || category_id from old_rows where deleted_at is null
      union all select 'featured' from old_rows where deleted_at is null and is_featured = 1`),
  };
  const tables = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  };
  for (const event of ['insert', 'update', 'delete'] as const) {
    await createPostgresTrigger(db, `products_listed_${event}`, {
      body: bodies[event],
      on: `after ${event} on products referencing ${tables[event]} for each statement`,
    });
  }
  await createPostgresTrigger(db, 'categories_listed_update', {
    body: changed(`select 'catalogue/' || id from ${both} where ${reparented}
      union all select 'catalogue/' || old_rows.parent_id from ${both}
        where ${reparented} and old_rows.parent_id is not null`),
    on: `after update on categories referencing ${tables.update} for each statement`,
  });
}

async function createPostgresTrigger(
  db: Kysely<unknown>,
  name: string,
  { body, on }: { body: string; on: string },
): Promise<void> {
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`)
    .execute(db);
  await sql.raw(`create trigger ${name} ${on} execute function ${name}()`).execute(db);
}
