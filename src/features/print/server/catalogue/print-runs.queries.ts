import type { Kysely, Selectable, Updateable } from 'kysely';
import type { PrintedFile } from '../../printed-catalogue.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { PrintRunTable } from '#server/db/schema/print/printed-catalogue.ts';

export type PrintRunRow = Selectable<PrintRunTable>;

/** A file with its key in the private store. */
export type StoredPrint = PrintedFile & { key: string };

export const filesOf = ({ files }: Pick<PrintRunRow, 'files'>): StoredPrint[] =>
  fromJson<StoredPrint[]>(files);

/** The catalogue of the site that shows each volume. */
export const catalogueIdsOf = ({ catalogue_ids }: Pick<PrintRunRow, 'catalogue_ids'>) =>
  fromJson<(number | null)[]>(catalogue_ids);

export function selectRuns(db: Reader): Promise<PrintRunRow[]> {
  return db.selectFrom('print_runs').selectAll().execute();
}

export function selectRun(
  db: Reader | Kysely<OperationalTables>,
  id: number,
): Promise<PrintRunRow | undefined> {
  return (db as Kysely<OperationalTables>)
    .selectFrom('print_runs')
    .selectAll()
    .where('printed_catalogue_id', '=', id)
    .executeTakeFirst();
}

/** Writes a new run as waiting, or sets the last one back to it; its finished files stay until it ends. */
export async function startRun(db: Kysely<OperationalTables>, id: number): Promise<void> {
  const waiting = { state: 'waiting', done: 0, total: 0, message: '' } as const;
  await db
    .insertInto('print_runs')
    .values({
      printed_catalogue_id: id,
      ...waiting,
      fingerprint: '',
      files: '[]',
      made_at: null,
      catalogue_ids: '[]',
    })
    .onConflict((conflict) => conflict.column('printed_catalogue_id').doUpdateSet(waiting))
    .execute();
}

export async function updateRun(
  db: Kysely<OperationalTables>,
  id: number,
  changes: Updateable<PrintRunTable>,
): Promise<void> {
  await db.updateTable('print_runs').set(changes).where('printed_catalogue_id', '=', id).execute();
}

/** Stores the catalogues of the volumes. @returns false if others than `before` are stored by now */
export async function replaceCatalogueIds(
  db: Reader | Kysely<OperationalTables>,
  id: number,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await (db as Kysely<OperationalTables>)
    .updateTable('print_runs')
    .set({ catalogue_ids: after })
    .where('printed_catalogue_id', '=', id)
    .where('catalogue_ids', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The runs of catalogues that were deleted before `instant`. */
export async function selectRunsDeletedBefore(db: Reader, instant: string): Promise<number[]> {
  const rows = await db
    .selectFrom('print_runs')
    .innerJoin('printed_catalogues', 'printed_catalogues.id', 'print_runs.printed_catalogue_id')
    .select('print_runs.printed_catalogue_id')
    .where('printed_catalogues.deleted_at', '<', instant)
    .execute();
  return rows.map(({ printed_catalogue_id }) => printed_catalogue_id);
}

/** Deletes a run. @returns its files, which nothing names any more */
export async function deleteRun(db: Kysely<OperationalTables>, id: number): Promise<StoredPrint[]> {
  const run = await db
    .deleteFrom('print_runs')
    .where('printed_catalogue_id', '=', id)
    .returning('files')
    .executeTakeFirst();
  return run ? filesOf(run) : [];
}
