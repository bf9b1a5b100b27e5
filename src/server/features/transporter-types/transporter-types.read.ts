import type { ManagedTransporterType, TransporterType } from '#shared/api/transporter-type.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { notFound } from '#server/errors.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import {
  selectProductCountsByTypeSet,
  selectTransporterTypes,
  type TransporterTypeRow,
} from './transporter-types.queries.ts';

/** The transporter types as the panel sees them, with names in all languages. */
export async function listTransporterTypes({ db }: Pick<Context, 'db'>): Promise<ManagedTransporterType[]> {
  const rows = await selectTransporterTypes(db);
  const counts = await countProductsByType(db);
  const orderVersion = orderVersionOf(rows);
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    queue: row.queue,
    product_count: counts.get(row.id) ?? 0,
    version: row.version,
    order_version: orderVersion,
    ...flattenText('name', readTexts(row.name)),
  }));
}

/** Live products by transporter type. */
async function countProductsByType(db: Reader): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (const row of await selectProductCountsByTypeSet(db)) {
    for (const id of typeIdsIn(row.transporter_type_ids)) {
      counts.set(id, (counts.get(id) ?? 0) + Number(row.count));
    }
  }
  return counts;
}

/** Reads the column `transporter_type_ids`. */
export function typeIdsIn(typeSet: string): number[] {
  return typeSet.split(',').filter(Boolean).map(Number);
}

/** @throws AppError 404 */
export async function getTransporterType(
  ctx: Pick<Context, 'db'>,
  id: number,
): Promise<ManagedTransporterType> {
  const type = (await listTransporterTypes(ctx)).find((row) => row.id === id);
  if (!type) throw notFound();
  return type;
}

/** The transporter types in their order. */
export function loadTransporterTypes(db: Reader): Promise<TransporterTypeRow[]> {
  return selectTransporterTypes(db);
}

/** A transporter type as visitors see it. */
export function presentTransporterType(
  { key, name }: Pick<TransporterTypeRow, 'key' | 'name'>,
  localiser: Localiser,
): TransporterType {
  return { key, ...localiser.read({ name }) };
}

/** Ids by key; unknown keys are missing. */
export async function loadTransporterTypeIds(
  db: Reader,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await selectTransporterTypes(db);
  return new Map(rows.flatMap(({ key, id }) => (keys.includes(key) ? [[key, id] as const] : [])));
}
