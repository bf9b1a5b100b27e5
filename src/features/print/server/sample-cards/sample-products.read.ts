import { maxSampleFields } from '#features/sample-cards/sample-cards.rules.ts';
import type { SampleCardOrder } from '#features/sample-cards/sample-card.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { findFiltered } from '#features/products/server/panel-filter.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { refused } from '#server/errors.ts';

/**
 * The visible products of an order that have one of its finishes, in the order of the site; one more than fields are
 * allowed, because each has at least one.
 *
 * @throws AppError 422 if a search finds too many
 */
export async function findSampleProducts(
  { db, now, categories }: PublicView,
  { id_list: ids, filter, category_id: category, finishes }: SampleCardOrder,
): Promise<string[]> {
  const found = filter && (await findFiltered(db, filter, now));
  if (found?.hasMore) throw refused('Arama çok sayıda ürünle eşleşiyor. Aramayı daraltıp tekrar seçin.');
  const chosen = found?.ids ?? (ids?.length ? ids : undefined);
  const within =
    category === undefined
      ? categories.ids
      : categories.ids.includes(category)
        ? categories.subtree(category)
        : [];
  const rows = await visibleProducts(db, now, within)
    .$if(chosen !== undefined, (query) => query.where('products.id', 'in', numbersIn(db, chosen ?? [])))
    .$if(finishes.length > 0, (query) =>
      query.where('products.id', 'in', (of) =>
        of
          .selectFrom('product_variants')
          .innerJoin('finishes', 'finishes.id', 'product_variants.finish_id')
          .select('product_variants.product_id')
          .where('product_variants.is_active', '=', 1)
          .where('finishes.key', 'in', finishes),
      ),
    )
    .select('products.seo_name')
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(maxSampleFields + 1)
    .execute();
  return rows.map(({ seo_name }) => seo_name);
}
