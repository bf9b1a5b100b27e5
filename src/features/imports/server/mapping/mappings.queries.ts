import type { Kysely, Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { ImportMappingTable } from '#server/db/schema/import.ts';
import type { ColumnMapping, SavedMapping } from '../../column-mapping.ts';

const present = ({ id, name, mapping }: Selectable<ImportMappingTable>): SavedMapping => ({
  id,
  name,
  ...fromJson<ColumnMapping>(mapping),
});

/** The kept mappings by name; a company has some dozens of suppliers. */
export async function selectMappings(db: Reader): Promise<SavedMapping[]> {
  const rows = await db.selectFrom('import_mappings').selectAll().execute();
  return rows.map(present).sort((one, other) => one.name.localeCompare(other.name, 'tr'));
}

/** Keeps a mapping in the place of an earlier one with this name. */
export async function keepMapping(
  db: Kysely<OperationalTables>,
  { name, mapping, now }: { name: string; mapping: ColumnMapping; now: string },
): Promise<void> {
  await db.deleteFrom('import_mappings').where('name', '=', name).execute();
  await db
    .insertInto('import_mappings')
    .values({ name, mapping: toJson(mapping), created_at: now })
    .execute();
}

/** Returns false if it was deleted already. */
export async function deleteMapping(db: Kysely<OperationalTables>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('import_mappings').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}
