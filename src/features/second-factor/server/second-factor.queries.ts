import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { SecondFactorTable } from '#server/db/schema/user.ts';

type Writer = Kysely<OperationalTables>;

export function selectSecondFactor(db: Reader, userId: number) {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

const none = { secret: null, pending_secret: null, confirmed_at: null, recovery_codes: '[]', last_step: 0 };

/** Replaces the secret of an unfinished set-up. Returns false if the user already has an app. */
export async function upsertPendingSecret(
  db: Writer,
  userId: number,
  { secret, now }: { secret: string; now: string },
): Promise<boolean> {
  const written = await db
    .insertInto('second_factors')
    .values({ ...none, user_id: userId, pending_secret: secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ pending_secret: secret })
        .where('second_factors.secret', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Makes the pending secret that of the app. Returns false if it was replaced or confirmed meanwhile. */
export async function confirmApp(
  db: Writer,
  { user_id: userId, pending_secret: secret }: Pick<SecondFactorTable, 'user_id' | 'pending_secret'>,
  lastStep: number,
): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ secret, pending_secret: null, last_step: lastStep })
    .where('user_id', '=', userId)
    .where('pending_secret', '=', secret)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes sign-ins ask for a second factor. Returns false if they already do; the recovery codes then stay. */
export async function turnOn(
  db: Writer,
  userId: number,
  { codes, now }: { codes: string; now: string },
): Promise<boolean> {
  const values = { confirmed_at: now, recovery_codes: codes };
  const row = await db
    .insertInto('second_factors')
    .values({ ...none, ...values, user_id: userId, created_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('second_factors.confirmed_at', 'is', null),
    )
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

const sealedColumns = ['secret', 'pending_secret'] as const;

/** A sealed secret, with the user and the column that it belongs to. */
export type Sealed = { userId: number; column: (typeof sealedColumns)[number]; sealed: string };

/** All sealed secrets, in a fixed order. */
export async function selectSealed(db: Reader): Promise<Sealed[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select(['user_id', ...sealedColumns])
    .orderBy('user_id')
    .execute();
  return rows.flatMap((row) =>
    sealedColumns.flatMap((column) => {
      const sealed = row[column];
      return sealed === null ? [] : [{ userId: row.user_id, column, sealed }];
    }),
  );
}

/** Replaces a sealed secret. Returns false if it changed meanwhile. */
export async function replaceSealed(db: Writer, { userId, column, sealed }: Sealed, anew: string) {
  const row = await db
    .updateTable('second_factors')
    .set({ [column]: anew })
    .where('user_id', '=', userId)
    .where(column, '=', sealed)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
