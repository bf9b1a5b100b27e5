import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Kysely<OperationalTables>;

/** Claims all rows that are not in the log and that no other process claims, and returns them in their order. */
export async function claimErasures(db: Writer, { now, until }: { now: string; until: string }) {
  const rows = await db
    .updateTable('erasures')
    .set({ claimed_until: until })
    .where('stored_at', 'is', null)
    // On PostgreSQL a second process waits here for the first one and then sees its claim.
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
    .returning(['id', 'at', 'kind', 'details'])
    .execute();
  return rows.sort((one, other) => one.id - other.id);
}
export type ErasureRow = Awaited<ReturnType<typeof claimErasures>>[number];

export async function markStored(db: Writer, ids: readonly number[], now: string): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ stored_at: now, claimed_until: null })
    .where('id', 'in', numbersIn(db, ids))
    .execute();
}

/** Releases rows that could not be written to the log. */
export async function releaseClaims(db: Writer, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ claimed_until: null })
    .where('id', 'in', numbersIn(db, ids))
    .execute();
}

export async function hasUnstoredErasures(db: Reader): Promise<boolean> {
  const row = await db.selectFrom('erasures').select('id').where('stored_at', 'is', null).executeTakeFirst();
  return row !== undefined;
}

/** Deletes rows that were written to the log before an instant. */
export async function deleteStoredErasures(db: Writer, before: string): Promise<void> {
  await db.deleteFrom('erasures').where('stored_at', '<', before).execute();
}
