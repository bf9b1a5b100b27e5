import type { Reader } from '#server/db/connect.ts';
import {
  isDirected,
  itself,
  leadsBack,
  maxAssociations,
  sideOfOther,
  tooMany,
  type AssociationKind,
  type Pair,
} from '../association-kinds.rules.ts';
import { selectNamed, selectNaming, withReverse } from './associations.queries.ts';

/** Pairs that would be added and removed together. Products that are not stored yet have ids below 0. */
export type PairChange = { added: readonly Pair[]; removed: readonly Pair[] };
export type Refusal = { pair: Pair; message: string };

/** Finds the added pairs that the rules refuse: with itself, too many on either side, or back to the beginning. */
export async function findRefused(db: Reader, change: PairChange): Promise<Refusal[]> {
  const selfish = change.added.filter(({ productId, otherId }) => productId === otherId);
  return [
    ...selfish.map((pair) => ({ pair, message: itself })),
    ...(await findCrowded(db, change)),
    ...(await findCircles(db, change, 'spare_part')),
    ...(await findCircles(db, change, 'replaces')),
  ];
}

const keyOf = ({ kind, productId, otherId }: Pair) => `${kind} ${productId} ${otherId}`;

async function findCrowded(db: Reader, { added, removed }: PairChange): Promise<Refusal[]> {
  const wanted = new Set(added.flatMap(withReverse).map(keyOf));
  const ids = [...new Set(added.flatMap(({ productId, otherId }) => [productId, otherId]))];
  const gone = new Set(removed.flatMap(withReverse).map(keyOf));
  const stored = [...(await selectNamed(db, ids)), ...(await selectNaming(db, ids))];
  const after = new Map(
    [...stored.filter((pair) => !gone.has(keyOf(pair))), ...added.flatMap(withReverse)].map((pair) => [
      keyOf(pair),
      pair,
    ]),
  );
  const counts = new Map<string, number>();
  const places = ({ kind, productId, otherId }: Pair) =>
    [
      [`${kind} ${productId}`, kind],
      [`${sideOfOther(kind)} ${otherId}`, sideOfOther(kind)],
    ] as const;
  for (const pair of after.values())
    for (const [place] of isDirected(pair.kind) ? places(pair) : places(pair).slice(0, 1))
      counts.set(place, (counts.get(place) ?? 0) + 1);
  const isNew = new Set([...wanted].filter((key) => !stored.some((pair) => keyOf(pair) === key)));
  return added
    .filter((pair) => isNew.has(keyOf(pair)))
    .flatMap((pair) => {
      const full = places(pair).find(([place]) => (counts.get(place) ?? 0) > maxAssociations);
      return full ? [{ pair, message: tooMany[full[1]] }] : [];
    });
}

/** Finds added pairs of a directed kind from which others lead back. */
async function findCircles(
  db: Reader,
  change: PairChange,
  kind: 'spare_part' | 'replaces',
): Promise<Refusal[]> {
  const added = change.added.filter((pair) => pair.kind === kind && pair.productId !== pair.otherId);
  if (added.length === 0) return [];
  const edges = await followFrom(db, change, kind, added);
  const circling = withoutEnds(withoutEnds(edges).map(turned)).map(turned);
  const left = new Set(circling.map(keyOf));
  return added.filter((pair) => left.has(keyOf(pair))).map((pair) => ({ pair, message: leadsBack[kind] }));
}

/** The pairs after the change that can be reached from the added ones. */
async function followFrom(
  db: Reader,
  { removed }: PairChange,
  kind: AssociationKind,
  added: readonly Pair[],
): Promise<Pair[]> {
  const gone = new Set(removed.map(keyOf));
  const edges = [...added];
  const seen = new Set<number>();
  let next = added.map(({ otherId }) => otherId);
  while (next.length > 0) {
    for (const id of next) seen.add(id);
    const found = await selectNamed(db, next);
    const kept = found.filter((pair) => pair.kind === kind && !gone.has(keyOf(pair)));
    edges.push(...kept);
    next = [...new Set(kept.map(({ otherId }) => otherId))].filter((id) => !seen.has(id));
  }
  return edges;
}

const turned = ({ kind, productId, otherId }: Pair): Pair => ({
  kind,
  productId: otherId,
  otherId: productId,
});

/** Takes away, again and again, the pairs whose first product no other one names; circles are left. */
function withoutEnds(edges: readonly Pair[]): Pair[] {
  const from = Map.groupBy(edges, ({ productId }) => productId);
  const named = new Map<number, number>();
  for (const { otherId } of edges) named.set(otherId, (named.get(otherId) ?? 0) + 1);
  const ends = [...from.keys()].filter((id) => !named.has(id));
  for (let id = ends.pop(); id !== undefined; id = ends.pop()) {
    for (const { otherId } of from.get(id) ?? []) {
      const rest = (named.get(otherId) ?? 0) - 1;
      named.set(otherId, rest);
      if (rest === 0) ends.push(otherId);
    }
    from.delete(id);
  }
  return [...from.values()].flat();
}
