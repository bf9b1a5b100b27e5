import { createHash } from 'node:crypto';
import type { Ordered } from '#server/db/write-order.ts';
import { orderConflict, refused } from '#server/errors.ts';

/**
 * The places that put `ids` in this order (docs/product.md, "Order"). A whole list is numbered from its
 * length down to 1. For a part of the list, its rows exchange their places, and all other rows keep theirs.
 * @throws AppError 422 for unknown or repeated ids.
 */
export function orderOf(current: readonly Ordered[], ids: readonly number[]): Ordered[] {
  const wanted = new Set(ids);
  const rows = current.filter(({ id }) => wanted.has(id));
  if (wanted.size !== ids.length || rows.length !== ids.length) throw listChangedError();
  const isDistinct = new Set(current.map(({ queue }) => queue)).size === current.length;
  if (rows.length < current.length && isDistinct) return assignPlaces(rows, ids);
  // If two rows have the same place, their order is undefined, so the whole list is renumbered.
  const next = [...ids];
  return current.map(({ id }, index) => ({
    id: wanted.has(id) ? (next.shift() ?? id) : id,
    queue: current.length - index,
  }));
}

/** Assigns the places of `rows`, highest first, to the same ids in a new order. */
export function assignPlaces(rows: readonly Ordered[], ids: readonly number[]): Ordered[] {
  return ids.map((id, index) => ({ id, queue: rows[index]?.queue ?? 0 }));
}

/** The error for ids that do not match the list. */
export const listChangedError = () =>
  refused('Liste bu arada değişmiş ya da eksik. Yenileyip tekrar sıralayın.');

/**
 * The ids between the old and the new position of a moved item, in their new order; no other item moves.
 * `position` counts from 1; a larger number than the list has means the end.
 * @throws AppError 422 if the list does not contain the item.
 */
export function movedRange(ids: readonly number[], id: number, position: number): number[] {
  const from = ids.indexOf(id);
  if (from < 0) throw listChangedError();
  const to = Math.min(position, ids.length) - 1;
  const part = ids.slice(Math.min(from, to), Math.max(from, to) + 1).filter((other) => other !== id);
  return from < to ? [...part, id] : [id, ...part];
}

/** The ids of a sent order (`[{ id, queue }]`), highest `queue` first. */
export function idsInOrder(queue: readonly Ordered[]): number[] {
  return [...queue].sort((a, b) => b.queue - a.queue).map(({ id }) => id);
}

/** The `order_version` of a list that is always read whole: a hash of its ids in order. */
export function orderVersionOf(list: readonly { id: number }[]): string {
  const ids = list.map(({ id }) => id).join();
  return createHash('sha256').update(ids).digest('base64url').slice(0, 16);
}

/**
 * Refuses an order that is based on an outdated list; a call without a version is not checked.
 * @throws AppError 409 with the current `order_version`.
 */
export function checkOrderVersion(sent: string | undefined, current: string): void {
  if (sent !== undefined && sent !== current) throw orderConflict(current);
}
