import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';

/** The codes of the live products among these. */
export async function selectCodes(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code'])
    .where('id', 'in', numbersIn(db, ids))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}
