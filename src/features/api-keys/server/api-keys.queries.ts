import type { Insertable, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { ApiKeyRow, ApiKeyTable } from '#server/db/schema/user.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Kysely<OperationalTables>;

/** The keys that were not revoked, the newest first, with the names of those who made them. */
export function selectApiKeys(db: Reader) {
  return db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.created_by')
    .selectAll('api_keys')
    .select('users.name as creator')
    .where('revoked_at', 'is', null)
    .orderBy('api_keys.id', 'desc')
    .execute();
}

export function selectApiKeyByHash(db: Reader, hash: string): Promise<ApiKeyRow | undefined> {
  return db.selectFrom('api_keys').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

export async function countApiKeys(db: Writer): Promise<number> {
  const row = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertApiKey(db: Writer, row: Insertable<ApiKeyTable>): Promise<number> {
  const { id } = await db.insertInto('api_keys').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Revokes a key; undefined if there is none in force. */
export function updateRevoked(db: Writer, id: number, at: string): Promise<ApiKeyRow | undefined> {
  return db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Stores a use, unless another process stored one after `before`. */
export async function updateLastUse(
  db: Writer,
  { id, now, before }: { id: number; now: string; before: string },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', before)]))
    .execute();
}
