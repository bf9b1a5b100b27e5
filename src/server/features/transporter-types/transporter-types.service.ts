import { transporterType } from '#shared/api/products/transporter-type.ts';
import type { ContentTransaction } from '#server/db/transactions.ts';
import { invalid } from '#server/errors.ts';
import { keyedOperations } from '#server/records/keyed-records.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { selectProductsOfTransporterType } from './transporter-types.queries.ts';
import { countProductsByType, loadTransporterTypeIds } from './transporter-types.read.ts';

const resource = recordResource({
  schemas: transporterType,
  table: recordTable('transporter_types', {}),
  columns: () => ({}),
  present: async (db) => {
    const counts = await countProductsByType(db);
    return ({ id, key }) => ({ key, product_count: counts.get(id) ?? 0 });
  },
});

export const transporterTypes = keyedOperations(resource, {
  otherwise: 'tasiyici',
  called: 'tür',
  selectUsers: selectProductsOfTransporterType,
});

/** The ids of these keys, without duplicates. @throws AppError 422 for an unknown key. */
export async function checkTransporterTypes(
  { db }: ContentTransaction,
  keys: readonly string[],
): Promise<number[]> {
  const known = await loadTransporterTypeIds(db, keys);
  return [...new Set(keys)].map((key) => {
    const id = known.get(key);
    if (id === undefined) throw invalid({ transporter_types: [`Böyle bir taşıyıcı türü yok: ${key}`] });
    return id;
  });
}
