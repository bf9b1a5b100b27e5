import type { Transaction } from 'kysely';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';

type Writer = Transaction<Database>;

/** Records by id, but only those that were created by `until`: later ones only have the id of an older record. */
export type Named = { ids: readonly number[]; until: string };

/** Which of these rows exist. */
export async function selectIds(
  db: Writer,
  table: 'messages' | 'media',
  { ids, until }: Named,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', numbersIn(db, ids))
    .where('created_at', '<=', until)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes rows that no other table refers to, and returns how many. */
export async function deleteNamed(
  db: Writer,
  table: 'subscribers' | 'outbox' | 'passkeys' | 'data_feeds' | 'data_requests',
  { ids, until }: Named,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', 'in', numbersIn(db, ids))
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends subscriptions. Whoever subscribed again afterwards has a later `created_at`. */
export async function endSubscriptions(db: Writer, { ids, until }: Named): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('subscribers')
    .set({ left_at: until })
    .where('id', 'in', numbersIn(db, ids))
    .where('created_at', '<=', until)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes keys that a backup still has in force. */
export async function revokeKeys(db: Writer, { ids, until }: Named): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: until })
    .where('id', 'in', numbersIn(db, ids))
    .where('created_at', '<=', until)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Replaces the hash of an address of a data feed. */
export async function replaceAddress(db: Writer, former: string, next: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('data_feeds')
    .set({ token_hash: next })
    .where('token_hash', '=', former)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Closes the links to kits with these hashes of addresses. */
export async function closeLinks(db: Writer, addresses: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('kit_links')
    .set({ token_hash: null, password_hash: null })
    .where('token_hash', 'in', addresses)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteSecondFactorOf(db: Writer, userId: number, until: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function selectRecoveryCodes(db: Writer, userId: number) {
  return db
    .selectFrom('second_factors')
    .select('recovery_codes')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function updateRecoveryCodes(db: Writer, userId: number, codes: string): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ recovery_codes: codes })
    .where('user_id', '=', userId)
    .execute();
}

/** Every e-mail address that messages, mails or the newsletter contain, in lower case. */
export async function selectAddresses(db: Writer): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('email_key as key')
    .union(db.selectFrom('subscribers').select('email_key as key'))
    .union(db.selectFrom('outbox').select(({ fn }) => fn<string>('lower', ['recipients']).as('key')))
    .execute();
  return rows.map(({ key }) => key);
}
