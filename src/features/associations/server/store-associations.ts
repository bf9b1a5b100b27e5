import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { raiseProductVersions } from '#server/content/product-versions.ts';
import type { AssociationKind } from '../association-kinds.rules.ts';
import { deletePairs, insertPairs, selectNamed, withReverse } from './associations.queries.ts';
import type { PairChange } from './refusals.read.ts';

type Lists = Partial<Record<AssociationKind, number[]>>;

/**
 * Writes pairs that `findRefused` allows, with the history of each product whose own lists change.
 * The sheet shows these lists, so they count for the version of the product. Returns the new versions.
 */
export async function storeAssociations(
  tx: ContentTransaction,
  change: PairChange,
): Promise<Map<number, number>> {
  const pairs = [...change.added, ...change.removed].flatMap(withReverse);
  const ids = [...new Set(pairs.map(({ productId }) => productId))];
  const before = await readLists(tx, ids);
  await deletePairs(tx.db, change.removed);
  await insertPairs(tx.db, change.added);
  const after = await readLists(tx, ids);
  const changed = ids.flatMap((id) => {
    const kinds = kindsOf(before(id), after(id)).filter(
      (kind) => before(id)[kind]?.join() !== after(id)[kind]?.join(),
    );
    return kinds.length > 0 ? [{ id, kinds }] : [];
  });
  const versions = await raiseProductVersions(
    tx,
    changed.map(({ id }) => id),
  );
  const only = (lists: Lists, kinds: readonly AssociationKind[], version: number) => ({
    ...Object.fromEntries(kinds.map((kind) => [kind, lists[kind] ?? []])),
    product_version: version,
  });
  await tx.recordAll(
    changed.map(({ id, kinds }) => {
      const version = versions.get(id) ?? 0;
      return {
        entity: 'product-association',
        id,
        action: 'update',
        before: only(before(id), kinds, version - 1),
        after: only(after(id), kinds, version),
      };
    }),
  );
  return versions;
}

const kindsOf = (...lists: Lists[]) => [
  ...new Set(lists.flatMap((each) => Object.keys(each) as AssociationKind[])),
];

async function readLists({ db }: ContentTransaction, ids: readonly number[]): Promise<(id: number) => Lists> {
  const rows = Map.groupBy(await selectNamed(db, ids), ({ productId }) => productId);
  return (id) => {
    const lists: Lists = {};
    for (const { kind, otherId } of rows.get(id) ?? []) (lists[kind] ??= []).push(otherId);
    return lists;
  };
}
