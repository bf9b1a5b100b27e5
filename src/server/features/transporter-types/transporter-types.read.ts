import type { ManagedTransporterType, TransporterType } from '#shared/api/transporter-type.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { notFound } from '#server/errors.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import {
  countProductsByTransporterType,
  selectTransporterTypes,
  type TransporterTypeRow,
} from './transporter-types.queries.ts';

/** The managed list, with the names of every language. */
export async function listTransporterTypes({ db }: Pick<Context, 'db'>): Promise<ManagedTransporterType[]> {
  const rows = await selectTransporterTypes(db);
  const counts = await countProductsByTransporterType(db);
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

/** @throws AppError 404 */
export async function getTransporterType(
  ctx: Pick<Context, 'db'>,
  id: number,
): Promise<ManagedTransporterType> {
  const type = (await listTransporterTypes(ctx)).find((row) => row.id === id);
  if (!type) throw notFound();
  return type;
}

/** The managed list in its order, with the ids by which products have its types. */
export function loadTransporterTypes(db: Reader): Promise<TransporterTypeRow[]> {
  return selectTransporterTypes(db);
}

/** As visitors see it. */
export function presentTransporterType(
  { key, name }: Pick<TransporterTypeRow, 'key' | 'name'>,
  localiser: Localiser,
): TransporterType {
  return { key, ...localiser.read({ name }) };
}

/** The ids behind keys; a key that does not exist is left out. */
export async function selectTransporterTypeIds(
  db: Reader,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await selectTransporterTypes(db);
  return new Map(rows.flatMap(({ key, id }) => (keys.includes(key) ? [[key, id] as const] : [])));
}
