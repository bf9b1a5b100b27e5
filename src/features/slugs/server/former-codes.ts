import { numbersIn } from '#server/db/id-list.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { deleteOldSlug, insertOldSlug } from './slugs.queries.ts';

const kind = 'variant';

/** Stores the former code of a variant, so that addresses with it lead to the variant. */
export async function keepFormerCode(
  { db }: ContentTransaction,
  variantId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  await deleteOldSlug(db, kind, to);
  await insertOldSlug(db, kind, variantId, from);
}

/** The former codes of variants by their ids. */
export async function loadFormerCodes(
  db: Reader,
  variantIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('old_slugs')
    .select(['entity_id', 'seo_name'])
    .where('kind', '=', kind)
    .where('entity_id', 'in', numbersIn(db, variantIds))
    .orderBy('seo_name')
    .execute();
  const byId = Map.groupBy(rows, ({ entity_id: id }) => id);
  return new Map([...byId].map(([id, some]) => [id, some.map(({ seo_name: code }) => code)]));
}
