import type { Insertable, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { SecondFactorTable } from '#server/db/schema/user.ts';

type Writer = Kysely<OperationalTables>;

export function selectSecondFactor(db: Reader, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/**
 * Stores an unconfirmed second factor in place of an earlier unconfirmed one. Returns false if the user
 * already has a confirmed one.
 */
export async function upsertUnconfirmed(db: Writer, row: Insertable<SecondFactorTable>): Promise<boolean> {
  const { secret, recovery_codes, last_step, created_at } = row;
  const values = { secret, recovery_codes, last_step, created_at };
  const written = await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Confirms the second factor. Returns false if the secret was replaced or confirmed meanwhile. */
export async function confirmSecondFactor(
  db: Writer,
  { user_id: userId, secret }: Pick<SecondFactorTable, 'user_id' | 'secret'>,
  values: Pick<SecondFactorTable, 'confirmed_at' | 'recovery_codes' | 'last_step'>,
): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set(values)
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a time step and all earlier ones as used. Returns false if another sign-in has used it meanwhile. */
export async function takeStep(db: Writer, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes a used recovery code. Returns false if the code is unknown, or if another sign-in has used a code
 * meanwhile.
 */
export async function takeRecoveryCode(
  db: Writer,
  { user_id: userId, recovery_codes: stored }: Pick<SecondFactorTable, 'user_id' | 'recovery_codes'>,
  hash: string,
): Promise<boolean> {
  const hashes = fromJson<string[]>(stored);
  if (!hashes.includes(hash)) return false;
  const row = await db
    .updateTable('second_factors')
    .set({ recovery_codes: toJson(hashes.filter((one) => one !== hash)) })
    .where('user_id', '=', userId)
    .where('recovery_codes', '=', stored)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the recovery codes. Returns false if the user has no confirmed second factor. */
export async function updateRecoveryCodes(db: Writer, userId: number, codes: string): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ recovery_codes: codes })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the second factor. Returns false if there was none. */
export async function deleteSecondFactor(db: Writer, userId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
