import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { VariantFileTable } from '#server/db/schema/variant.ts';

export type VariantFileRow = Selectable<VariantFileTable>;

/** The number of rows per statement. Each has 7 parameters, and SQLite accepts 32,766. */
const insertedAtOnce = 4_000;

/** The files of all variants of these products, those of each gallery in their order. */
export function selectVariantFiles(db: Reader, productIds: readonly number[]): Promise<VariantFileRow[]> {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('variant_files')
    .selectAll()
    .where('owner_id', 'in', numbersIn(db, productIds))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertVariantFiles(
  db: Transaction<Database>,
  rows: readonly Insertable<VariantFileTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertedAtOnce)
    await db
      .insertInto('variant_files')
      .values(rows.slice(start, start + insertedAtOnce))
      .execute();
}

export async function deleteVariantFiles(
  db: Transaction<Database>,
  productIds: readonly number[],
  variantIds: readonly number[],
): Promise<void> {
  if (variantIds.length === 0) return;
  await db
    .deleteFrom('variant_files')
    .where('owner_id', 'in', numbersIn(db, [...new Set(productIds)]))
    .where('variant_id', 'in', numbersIn(db, variantIds))
    .execute();
}
