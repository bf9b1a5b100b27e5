import type { Reader } from '#server/db/connect.ts';
import type { ProductRow } from '#server/db/schema/product.ts';

type GapState = 'missing' | 'outdated';
type PageRange = { limit: number; offset: number };

/**
 * Counts live products by the languages into which they are completely translated. Triggers keep these counts
 * in a small table.
 */
export async function countByTranslations(db: Reader): Promise<{ langs: string; count: number }[]> {
  const rows = await db
    .selectFrom('completeness_counts')
    .select(({ fn }) => ['translations', fn.sum<number | string>('live_products').as('count')])
    .groupBy('translations')
    .execute();
  return rows.map(({ translations, count }) => ({ langs: translations, count: Number(count) }));
}

/**
 * Counts live products by their languages with outdated texts, using an index that contains only these
 * products.
 */
export async function countByOutdated(db: Reader): Promise<{ langs: string; count: number }[]> {
  const rows = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .where('outdated_langs', '<>', '')
    .select(({ fn }) => ['outdated_langs', fn.countAll<number | string>().as('count')])
    .groupBy('outdated_langs')
    .execute();
  return rows.map(({ outdated_langs: langs, count }) => ({ langs, count: Number(count) }));
}

/** Selects a page of the products with missing or outdated texts in a language, in the catalogue's order. */
export async function selectProductGaps(
  db: Reader,
  { lang, state }: { lang: string; state: GapState },
  { limit, offset }: PageRange,
): Promise<ProductRow[]> {
  const live = db.selectFrom('products').where('deleted_at', 'is', null);
  const found =
    state === 'missing'
      ? live.where('translations', 'not like', `%,${lang},%`)
      : live.where('outdated_langs', '<>', '').where('outdated_langs', 'like', `%,${lang},%`);
  // The ids come from an index; complete rows are read only for the page.
  const ids = await found
    .select('id')
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  if (ids.length === 0) return [];
  return db
    .selectFrom('products')
    .selectAll()
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
