import { sql, type Insertable, type Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ShareCardTable } from '#server/db/schema/media.ts';
import { prepared } from '#server/db/prepared.ts';

/** The number of rows per statement, because SQLite limits the number of parameters. */
const batch = 500;

export async function selectCardKey(db: Reader, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from share_cards where hash = ${hash} ${prepared}`.execute(db);
  return rows[0]?.key;
}

/** The hash and key of every card, and for an unused card since when no page shows it. */
export function selectCards(db: Reader) {
  return db.selectFrom('share_cards').select(['hash', 'key', 'unused_since']).execute();
}

/** Inserts cards; those that are recorded already stay unchanged. */
export async function insertCards(
  db: Transaction<Database>,
  cards: readonly Insertable<ShareCardTable>[],
): Promise<void> {
  for (let start = 0; start < cards.length; start += batch)
    await db
      .insertInto('share_cards')
      .values(cards.slice(start, start + batch))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
}

export async function updateUnused(
  db: Transaction<Database>,
  hashes: readonly string[],
  unusedSince: string | null,
): Promise<void> {
  for (let start = 0; start < hashes.length; start += batch)
    await db
      .updateTable('share_cards')
      .set({ unused_since: unusedSince })
      .where('hash', 'in', hashes.slice(start, start + batch))
      .execute();
}

export async function deleteCards(db: Transaction<Database>, hashes: readonly string[]): Promise<void> {
  for (let start = 0; start < hashes.length; start += batch)
    await db
      .deleteFrom('share_cards')
      .where('hash', 'in', hashes.slice(start, start + batch))
      .execute();
}
