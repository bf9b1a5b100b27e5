import { sql } from 'kysely';
import type { Reader } from '#server/db/connect.ts';

/** A stored change of a product; `before` and `after` are JSON. */
export type StoredChange = { id: number; action: string; before: string | null; after: string | null };

const columns = ['id', 'action', 'before', 'after'] as const;

const changesOf = (db: Reader, productId: number) =>
  db.selectFrom('history').where('entity', '=', 'product').where('entity_id', '=', String(productId));

export function selectChange(
  db: Reader,
  productId: number,
  entry: number,
): Promise<StoredChange | undefined> {
  return changesOf(db, productId).select(columns).where('id', '=', entry).executeTakeFirst();
}

/**
 * Selects the changes before an entry, starting with the last one that recorded the whole row, the oldest
 * first.
 */
export function selectChangesBefore(
  db: Reader,
  productId: number,
  { entry, wholeActions }: { entry: number; wholeActions: readonly string[] },
): Promise<StoredChange[]> {
  const earlier = changesOf(db, productId).where('id', '<', entry);
  const whole = earlier
    .where('action', 'in', wholeActions)
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id'));
  return earlier.select(columns).where('id', '>=', whole).orderBy('id').execute();
}

export function selectLastChanges(
  db: Reader,
  productId: number,
  { actions, limit }: { actions: readonly string[]; limit: number },
): Promise<StoredChange[]> {
  return changesOf(db, productId)
    .where('action', 'in', actions)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
