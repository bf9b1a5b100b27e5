import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import { isDirected, type Pair } from '../association-kinds.rules.ts';

/** A pair of live products with the code of the other one. */
export type NamedPair = Pair & { code: string };

/** The live products that these name, in catalogue order. */
export function selectNamed(db: Reader, productIds: readonly number[]): Promise<NamedPair[]> {
  return pairs(db)
    .innerJoin('products', 'products.id', 'other_id')
    .where('product_id', 'in', numbersIn(db, productIds))
    .where('products.deleted_at', 'is', null)
    .select('products.code')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .execute() as Promise<NamedPair[]>;
}

/** The live products that name these, in catalogue order. */
export function selectNaming(db: Reader, productIds: readonly number[]): Promise<NamedPair[]> {
  return pairs(db)
    .innerJoin('products', 'products.id', 'product_id')
    .where('other_id', 'in', numbersIn(db, productIds))
    .where('products.deleted_at', 'is', null)
    .select('products.code')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .execute() as Promise<NamedPair[]>;
}

const pairs = (db: Reader) =>
  db
    .selectFrom('product_associations')
    .select([
      'product_associations.kind',
      'product_associations.product_id as productId',
      'product_associations.other_id as otherId',
    ]);

/** The number of pairs per statement. */
const piece = 500;

export async function insertPairs(db: Transaction<Database>, added: readonly Pair[]): Promise<void> {
  const rows = added.flatMap(withReverse).map(rowOf);
  for (let start = 0; start < rows.length; start += piece)
    await db
      .insertInto('product_associations')
      .values(rows.slice(start, start + piece))
      .onConflict((conflict) => conflict.columns(['product_id', 'kind', 'other_id']).doNothing())
      .execute();
}

export async function deletePairs(db: Transaction<Database>, removed: readonly Pair[]): Promise<void> {
  const groups = Map.groupBy(removed.flatMap(withReverse), ({ kind, productId }) => `${kind} ${productId}`);
  for (const group of groups.values()) {
    const [{ kind, productId }] = group as [Pair];
    await db
      .deleteFrom('product_associations')
      .where('kind', '=', kind)
      .where('product_id', '=', productId)
      .where(
        'other_id',
        'in',
        numbersIn(
          db,
          group.map(({ otherId }) => otherId),
        ),
      )
      .execute();
  }
}

/** Both directions of a mutual pair, and the only one of a directed one. */
export function withReverse({ kind, productId, otherId }: Pair): Pair[] {
  const pair = { kind, productId, otherId };
  return isDirected(kind) ? [pair] : [pair, { kind, productId: otherId, otherId: productId }];
}

const rowOf = ({ kind, productId, otherId }: Pair) => ({ kind, product_id: productId, other_id: otherId });
