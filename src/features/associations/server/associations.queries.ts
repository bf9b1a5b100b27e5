import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { AssociationKind } from '../association.ts';

/** Selects the ids of the live products associated with a product, in catalogue order. */
export async function selectAssociatedIds(
  db: Reader,
  productId: number,
  kind: AssociationKind,
): Promise<number[]> {
  const rows = await db
    .selectFrom('product_associations')
    .innerJoin('products', 'products.id', 'product_associations.other_id')
    .where('product_id', '=', productId)
    .where('kind', '=', kind)
    .where('products.deleted_at', 'is', null)
    .select('products.id')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes a mutual association: one row in each direction. */
export async function insertAssociation(
  db: Transaction<Database>,
  kind: AssociationKind,
  [one, other]: readonly [number, number],
): Promise<void> {
  await db
    .insertInto('product_associations')
    .values([
      { product_id: one, kind, other_id: other },
      { product_id: other, kind, other_id: one },
    ])
    .onConflict((conflict) => conflict.columns(['product_id', 'kind', 'other_id']).doNothing())
    .execute();
}

export async function deleteAssociation(
  db: Transaction<Database>,
  kind: AssociationKind,
  pair: readonly [number, number],
): Promise<void> {
  await db
    .deleteFrom('product_associations')
    .where('kind', '=', kind)
    .where('product_id', 'in', [...pair])
    .where('other_id', 'in', [...pair])
    .execute();
}
