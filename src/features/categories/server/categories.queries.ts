import type { Selectable } from 'kysely';
import type { CategoryTree } from '../category.ts';
import type { Reader } from '#server/db/connect.ts';
import type { CategoryTable } from '#server/db/schema/category.ts';

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

/** Selects the nodes of both trees: products and school tours. */
export function selectTreeNodes(db: Reader): Promise<Pick<CategoryRow, 'id' | 'parent_id'>[]> {
  return db.selectFrom('categories').select(['id', 'parent_id']).where('deleted_at', 'is', null).execute();
}
