import type { Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { AttributeLabelTable } from '#server/db/schema/variant.ts';

export type AttributeLabelRow = Selectable<AttributeLabelTable>;

/** Selects the labels with these ids, including deleted ones. */
export function selectLabelsById(db: Reader, ids: readonly number[]): Promise<AttributeLabelRow[]> {
  return selectRowsById<AttributeLabelRow>(db, 'attribute_labels', [...new Set(ids)]);
}

/** Selects the live labels with these keys. */
export async function selectLabelsByKey(db: Reader, keys: readonly string[]): Promise<AttributeLabelRow[]> {
  if (keys.length === 0) return [];
  const labels = db.selectFrom('attribute_labels').selectAll().where('deleted_at', 'is', null);
  return labels.where('name_key', 'in', [...new Set(keys)]).execute();
}

/**
 * Returns the first `limit` products by code that have this label, and the number of all. Products that
 * were deleted after `deletedSince` are included.
 */
export async function selectProductsWithLabel(
  db: Reader,
  id: number,
  { deletedSince, limit }: { deletedSince: string; limit: number },
): Promise<{ products: { code: string; deleted_at: string | null }[]; total: number }> {
  const using = db
    .selectFrom('products')
    .where(contains('attributes', `"label_id":${id},`))
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', deletedSince)]));
  const products = await using.select(['code', 'deleted_at']).orderBy('code').limit(limit).execute();
  if (products.length < limit) return { products, total: products.length };
  const { total } = await using
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { products, total: Number(total) };
}

/** Changes the keys of live labels. Their versions stay the same, because no form contains a key. */
export async function updateLabelKeys(
  db: Transaction<Database>,
  keys: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [id, name_key] of keys)
    await db.updateTable('attribute_labels').set({ name_key }).where('id', '=', id).execute();
}
