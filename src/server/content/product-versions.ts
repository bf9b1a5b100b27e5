import type { ContentTransaction } from './content-transaction.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** Raises the versions of products of which a part changed that the sheet shows. Returns the new versions. */
export async function raiseProductVersions(
  { db, now }: Pick<ContentTransaction, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .updateTable('products')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', 'in', numbersIn(db, ids))
    .returning(['id', 'version'])
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
