import type { TransporterType } from '../transporter-type.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { TransporterTypeRow } from '#server/db/schema/transporter-type.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { selectProductCountsByTypeSet } from './transporter-types.queries.ts';

/** Counts the live products of each transporter type. */
export async function countProductsByType(db: Reader): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const row of await selectProductCountsByTypeSet(db)) {
    for (const id of typeIdsIn(row.transporter_type_ids)) {
      counts.set(id, (counts.get(id) ?? 0) + Number(row.count));
    }
  }
  return counts;
}

/** The ids in a value of the column `transporter_type_ids`. */
export function typeIdsIn(typeSet: string): number[] {
  return typeSet.split(',').filter(Boolean).map(Number);
}

export function loadTransporterTypes(db: Reader): Promise<TransporterTypeRow[]> {
  return selectRows<TransporterTypeRow>(db, 'transporter_types');
}

export function presentTransporterType(
  { key, name }: Pick<TransporterTypeRow, 'key' | 'name'>,
  localiser: Localiser,
): TransporterType {
  return { key, ...localiser.read({ name }) };
}

/** The ids of types by key; unknown keys are left out. */
export async function loadTypeIds(db: Reader, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await loadTransporterTypes(db);
  return new Map(rows.flatMap(({ key, id }) => (keys.includes(key) ? [[key, id] as const] : [])));
}
