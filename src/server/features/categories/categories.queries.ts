import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { CategoryTree } from '#shared/api/category.ts';
import type { Reader } from '#server/db/connect.ts';
import type { CategoryTable } from '#server/db/schema/category.ts';
import type { Database } from '#server/db/schema/database.ts';

export type CategoryRow = Selectable<CategoryTable>;

/** The live categories of a tree, ordered within each level. */
export function selectCategories(db: Reader, section: CategoryTree): Promise<CategoryRow[]> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('section', '=', section)
    .where('deleted_at', 'is', null)
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function selectCategory(db: Reader, id: number): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function selectDeletedCategory(
  db: Reader,
  id: number,
  since: string,
): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();
}

/** The highest `queue` of a level; 0 when it is empty. */
export async function selectTopQueue(
  db: Reader,
  section: CategoryTree,
  parentId: number | null,
): Promise<number> {
  const row = await db
    .selectFrom('categories')
    .where('section', '=', section)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.max('queue').as('top'))
    .executeTakeFirst();
  return row?.top ?? 0;
}

export async function insertCategory(
  db: Transaction<Database>,
  row: Insertable<CategoryTable>,
): Promise<number> {
  const { id } = await db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCategoryRow(
  db: Transaction<Database>,
  id: number,
  changes: Updateable<CategoryTable>,
): Promise<CategoryRow> {
  return db
    .updateTable('categories')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
