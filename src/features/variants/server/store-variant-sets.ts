import type { Transaction } from 'kysely';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';

type Combination = Pick<ProductVariantRow, 'size_id' | 'finish_id' | 'is_active'>;

/** The number of sets per statement. */
const readAtOnce = 5_000;

/**
 * Stores for each product the set of combinations that its active variants have (`variant_sets`). The
 * products keep their versions. All other columns of products are written by `writeProducts`.
 */
export async function storeVariantSets(
  db: Transaction<Database>,
  products: ReadonlyMap<number, readonly Combination[]>,
): Promise<void> {
  const bySet = Map.groupBy(products.keys(), (id) => pairsOf(products.get(id) ?? []));
  const setIds = await findSetIds(db, [...bySet.keys()]);
  for (const [pairs, productIds] of bySet) {
    const setId = setIds.get(pairs) ?? 0;
    await db
      .updateTable('products')
      .set({ variant_set_id: setId })
      .where('id', 'in', numbersIn(db, productIds))
      .where('variant_set_id', '<>', setId)
      .execute();
  }
}

/** The combinations as text, like `,7x3,7x4,`; empty without active variants. */
export function pairsOf(variants: readonly Combination[]): string {
  const pairs = variants
    .filter((variant) => variant.is_active === 1)
    .map(({ size_id: size, finish_id: finish }) => [size ?? 0, finish ?? 0] as const)
    .sort(([size, finish], [otherSize, otherFinish]) => size - otherSize || finish - otherFinish);
  return pairs.length === 0 ? '' : `,${pairs.map((pair) => pair.join('x')).join(',')},`;
}

/** The ids of these sets; missing sets are stored first. Products without active variants have set 0. */
async function findSetIds(db: Transaction<Database>, sets: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map([['', 0]]);
  for (let start = 0; start < sets.length; start += readAtOnce) {
    const wanted = sets.slice(start, start + readAtOnce).filter((pairs) => pairs !== '');
    const select = () =>
      wanted.length === 0
        ? []
        : db.selectFrom('variant_sets').selectAll().where('pairs', 'in', wanted).execute();
    for (const { id, pairs } of await select()) ids.set(pairs, id);
    const added = wanted.filter((pairs) => !ids.has(pairs)).map((pairs) => ({ pairs }));
    if (added.length === 0) continue;
    const rows = await db.insertInto('variant_sets').values(added).returningAll().execute();
    for (const { id, pairs } of rows) ids.set(pairs, id);
  }
  return ids;
}
