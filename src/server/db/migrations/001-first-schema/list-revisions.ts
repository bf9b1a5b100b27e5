import type { Kysely } from 'kysely';
import { required, strictTable, type Dialect } from '../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from './create-trigger.ts';

/**
 * Creates a table with the content revision at which each list's products or order last changed. Clients that
 * loaded single pages use it to notice such changes. Triggers write it, so no write can forget it.
 */
export async function createListRevisions(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'list_revisions')
    .addColumn('list', 'text', (column) => column.primaryKey().notNull())
    .addColumn('rev', 'integer', required)
    .execute();
  if (dialect === 'sqlite') await createSqliteTriggers(db);
  else await createPostgresTriggers(db);
}

/** One transaction changes the revision of a list only once, however many rows it writes. */
const onConflict = `on conflict (list) do update set rev = excluded.rev where list_revisions.rev <> excluded.rev`;

async function createSqliteTriggers(db: Kysely<unknown>): Promise<void> {
  const changed = (list: string, when: string) =>
    `insert into list_revisions (list, rev)
      select ${list}, rev + 1 from content_revision where ${when} ${onConflict};`;
  const catalogue = (row: 'old' | 'new', column = 'category_id') => `'catalogue/' || ${row}.${column}`;
  const isDeletionChanged = '(old.deleted_at is null) <> (new.deleted_at is null)';
  const isMoved = `old.category_id <> new.category_id or old.queue <> new.queue or ${isDeletionChanged}`;
  const isFeaturedChanged = `(old.is_featured = 1 or new.is_featured = 1)
    and (old.is_featured <> new.is_featured or old.featured_queue <> new.featured_queue or ${isDeletionChanged})`;
  const isReparented = 'old.parent_id is not new.parent_id';
  for (const [name, after, body] of [
    [
      'products_listed_insert',
      'insert on products',
      changed(catalogue('new'), 'true') + changed(`'featured'`, 'new.is_featured = 1'),
    ],
    [
      'products_listed_update',
      'update of category_id, queue, featured_queue, is_featured, deleted_at on products',
      changed(catalogue('old'), isMoved) +
        changed(catalogue('new'), isMoved) +
        changed(`'featured'`, isFeaturedChanged),
    ],
    [
      'products_listed_delete',
      'delete on products',
      changed(catalogue('old'), 'old.deleted_at is null') +
        changed(`'featured'`, 'old.deleted_at is null and old.is_featured = 1'),
    ],
    [
      // A category's list also contains the products of its sub-categories.
      'categories_listed_update',
      'update of parent_id on categories',
      changed(catalogue('old', 'id'), isReparented) +
        changed(catalogue('old', 'parent_id'), `${isReparented} and old.parent_id > 0`),
    ],
  ] as const)
    await createSqliteTrigger(db, { name, after, body });
}

/**
 * Creates triggers that compare sets of rows per statement. PostgreSQL has no statistics for old and new
 * rows, so joining them was a nested loop: reordering 5,000 products took 7.7 s instead of 0.15 s.
 */
async function createPostgresTriggers(db: Kysely<unknown>): Promise<void> {
  const changed = (lists: string, where = '') =>
    `insert into list_revisions (list, rev) select distinct lists.list, content_revision.rev + 1
      from content_revision, (${lists}) as lists (list) ${where} ${onConflict};`;
  const both = 'old table as old_rows new table as new_rows';
  const listed = changedRows('id, category_id, queue', 'deleted_at is null');
  const featured = changedRows('id, featured_queue', 'deleted_at is null and is_featured = 1');
  const placed = changedRows('id, parent_id', 'true');
  for (const [name, after, referencing, body] of [
    [
      'products_listed_insert',
      'insert on products',
      'new table as new_rows',
      changed(`select 'catalogue/' || category_id from new_rows
        union all select 'featured' from new_rows where is_featured = 1`),
    ],
    [
      'products_listed_update',
      'update on products',
      both,
      changed(
        `select 'catalogue/' || category_id from (${listed}) as listed
          union all select 'featured' from (${featured}) as featured`,
        'where lists.list is not null',
      ),
    ],
    [
      'products_listed_delete',
      'delete on products',
      'old table as old_rows',
      changed(`select 'catalogue/' || category_id from old_rows where deleted_at is null
        union all select 'featured' from old_rows where deleted_at is null and is_featured = 1`),
    ],
    [
      'categories_listed_update',
      'update on categories',
      both,
      changed(
        `select 'catalogue/' || unnest(array[id, parent_id]) from (${placed}) as placed`,
        'where lists.list is not null',
      ),
    ],
  ] as const)
    await createPostgresTrigger(db, { name, after, body, each: 'statement', referencing });
}

/** SQL for the rows that a statement changed in these columns, before and after. */
function changedRows(columns: string, where: string): string {
  const rows = (table: string) => `select ${columns} from ${table} where ${where}`;
  return `(${rows('old_rows')} except ${rows('new_rows')}) union all (${rows('new_rows')} except ${rows('old_rows')})`;
}
