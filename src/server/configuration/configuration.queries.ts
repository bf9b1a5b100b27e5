import type { Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import { type Settings, defaultSettings } from './settings.ts';

/** The stored settings in the order of their keys; settings that were never stored are missing. */
export async function selectSettings(db: Reader): Promise<Record<string, string>> {
  const rows = await db.selectFrom('configuration').select(['key', 'value']).orderBy('key').execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function upsertSettings(
  db: Transaction<Database>,
  settings: Readonly<Record<string, string>>,
  now: string,
): Promise<void> {
  await insertSettings(db, settings, now)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** Inserts the settings that were never stored; existing ones stay. */
export async function insertMissingSettings(
  db: Transaction<Database>,
  settings: Readonly<Record<string, string>>,
  now: string,
): Promise<void> {
  await insertSettings(db, settings, now)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

function insertSettings(db: Transaction<Database>, settings: Readonly<Record<string, string>>, now: string) {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value, updated_at: now }));
  return db.insertInto('configuration').values(rows);
}

/** All settings; those that were never stored have their defaults. */
export async function readSettings(db: Reader): Promise<Settings> {
  return { ...defaultSettings, ...(await selectSettings(db)) };
}
