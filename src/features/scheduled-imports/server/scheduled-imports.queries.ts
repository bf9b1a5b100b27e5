import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { ScheduledImportTable } from '#server/db/schema/import.ts';

type Writer = Kysely<OperationalTables>;
export type ScheduledImportRow = Selectable<ScheduledImportTable>;

export function selectScheduledImports(db: Reader): Promise<ScheduledImportRow[]> {
  return db.selectFrom('scheduled_imports').selectAll().orderBy('id', 'desc').execute();
}

export function selectScheduledImport(
  db: Reader | Writer,
  id: number,
): Promise<ScheduledImportRow | undefined> {
  return (db as Writer).selectFrom('scheduled_imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertScheduledImport(
  db: Writer,
  row: Insertable<ScheduledImportTable>,
): Promise<ScheduledImportRow> {
  return db.insertInto('scheduled_imports').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a row; false if there is none, or if staff changed it after the version that `updatedAt` names. */
export async function updateScheduledImport(
  db: Writer,
  { id, updatedAt }: { id: number; updatedAt?: string },
  change: Updateable<ScheduledImportTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('scheduled_imports')
    .set(change)
    .where('id', '=', id)
    .$if(updatedAt !== undefined, (query) => query.where('updated_at', '=', updatedAt ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function deleteScheduledImport(db: Writer, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('scheduled_imports').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0;
}

/** Whether the last run of any of them failed. */
export async function hasFailed(db: Reader): Promise<boolean> {
  const row = await db
    .selectFrom('scheduled_imports')
    .select('id')
    .where('last_result', 'in', ['unreachable', 'rejected'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a sealed secret, unless it changed meanwhile. */
export async function replaceSealedSecret(
  db: Writer,
  { id, sealed_secret: sealed }: Pick<ScheduledImportRow, 'id' | 'sealed_secret'>,
  anew: string,
): Promise<void> {
  await db
    .updateTable('scheduled_imports')
    .set({ sealed_secret: anew })
    .where('id', '=', id)
    .where('sealed_secret', '=', sealed)
    .execute();
}
