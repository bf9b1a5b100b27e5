import { diffArrays } from 'diff';

/** A moved record with its old and new position in the list, from 0. */
export type Move<Item> = { item: Item; from: number; to: number };

/** Milliseconds. If the calculation takes longer, every record with another position is listed as moved. */
const timeout = 300;

/** The smallest set of records whose moves explain the new order, in the new order. */
export function orderMoves<Item extends { id: number }>(
  before: readonly Item[],
  after: readonly Item[],
): Move<Item>[] {
  const [old, fresh] = [before, after].map((items) => items.map(({ id }) => id)) as [number[], number[]];
  const changes = diffArrays(old, fresh, { timeout });
  const moved = changes && new Set(changes.filter(({ added }) => added).flatMap(({ value }) => value));
  const places = new Map(old.map((id, index) => [id, index]));
  return after.flatMap((item, to) => {
    const from = places.get(item.id);
    const hasMoved = moved ? moved.has(item.id) : from !== to;
    return from !== undefined && hasMoved ? [{ item, from, to }] : [];
  });
}
