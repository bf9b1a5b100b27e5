import type { Kysely } from 'kysely';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductGapsTable } from '#server/db/schema/product.ts';
import type { Gap } from '../../product-gaps.rules.ts';
import { loadGapFinder, type GapSource } from './product-gaps.read.ts';

/** The maximum number of rows in a statement, below the limits of both databases. */
const batchSize = 5_000;

/**
 * What a product lacks, as it is stored. Its picture is left out, because triggers keep `has_picture`: `,summary,en,`
 * for a missing summary and texts in English.
 */
export function measured(
  id: number,
  row: GapSource,
  find: Awaited<ReturnType<typeof loadGapFinder>>,
): ProductGapsTable {
  const { gaps, checked } = find(row);
  const others = gaps.filter(({ field }) => field !== 'images');
  const keys = [...new Set(others.map(keyOf))];
  return {
    product_id: id,
    gaps: keys.length === 0 ? '' : `,${keys.join(',')},`,
    checked: checked - 1,
    missing: others.length,
  };
}

/** The name of a gap in filters: that of the language, or of the field without its language. */
function keyOf({ who, field, lang }: Gap): string {
  if (who === 'language' && lang !== undefined) return lang;
  if (who === 'search') return 'seo';
  return field === 'attributes' ? field : field.slice(0, -3);
}

/** Stores what these products lack. Call it in the transaction that writes them. */
export async function storeGaps(
  db: Kysely<Database>,
  products: readonly (GapSource & { id: number })[],
): Promise<void> {
  if (products.length === 0) return;
  const find = await loadGapFinder(db);
  await upsertGaps(
    db,
    products.map((row) => measured(row.id, row, find)),
  );
}

export async function upsertGaps(db: Kysely<Database>, rows: readonly ProductGapsTable[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize)
    await db
      .insertInto('product_gaps')
      .values(rows.slice(at, at + batchSize))
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({
          gaps: row.ref('excluded.gaps'),
          checked: row.ref('excluded.checked'),
          missing: row.ref('excluded.missing'),
        })),
      )
      .execute();
}

export async function deleteGaps(db: Kysely<Database>, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await db.deleteFrom('product_gaps').where('product_id', 'in', numbersIn(db, productIds)).execute();
}
