import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import { loadOrdering, ownArticle } from '#features/ordering-data/server/ordering-data.read.ts';
import { findFiltered } from '#features/products/server/panel-filter.read.ts';
import type { LabelOrder } from '#features/labels/label.ts';
import type { Context } from '#server/context/context.ts';
import { notFound, refused } from '#server/errors.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { selectLabelProducts, selectVariantsById, selectVariantsOf } from './labels.queries.ts';

/** What a label can show of an article: a variant, or a product itself. */
export type LabelledArticle = {
  kind: 'product' | 'variant';
  id: number;
  code: string;
  name: string;
  size: string;
  finish: string;
  gtin: string;
};

type Variant = Awaited<ReturnType<typeof selectVariantsOf>>[number];

/**
 * Loads the articles of an order: the products in the order of their ids as given, each with its variants in theirs.
 *
 * @throws AppError 404 if one of them is gone, 422 if a search finds too many
 */
export async function loadLabelledArticles(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id_list: ids, variant_list: variantIds, filter, per }: LabelOrder,
  localiser: Localiser,
): Promise<LabelledArticle[]> {
  const chosen = variantIds ? await selectVariantsById(db, variantIds) : undefined;
  if (chosen && chosen.length < new Set(variantIds).size) throw notFound();
  const productIds =
    (chosen && [...new Set(chosen.map((row) => row.product_id))]) ??
    ids ??
    (filter ? await idsOfFilter(db, filter, clock.now().toISOString()) : []);
  const products = new Map((await selectLabelProducts(db, productIds)).map((row) => [row.id, row]));
  if (products.size < new Set(productIds).size) throw notFound();
  const variants = chosen ?? (per === 'article' ? await selectVariantsOf(db, productIds) : []);
  const byProduct = Map.groupBy(variants, (row) => row.product_id);
  const orderingOf = await loadOrdering(db, productIds);
  const { sizes, finishes } = await loadVariantVocabulary(db, localiser);
  return productIds.flatMap((productId): LabelledArticle[] => {
    const product = products.get(productId);
    if (!product) return [];
    const { name } = localiser.read({ name: product.name });
    const ordering = orderingOf(productId).variants;
    const present = ({ id, code, size_id, finish_id }: Variant): LabelledArticle => ({
      kind: 'variant',
      id,
      code,
      name,
      size: sizes.get(size_id ?? 0)?.name ?? '',
      finish: finishes.get(finish_id ?? 0)?.name ?? '',
      gtin: ordering.get(id)?.gtin ?? '',
    });
    const own = byProduct.get(productId);
    if (own) return own.map(present);
    const gtin = ordering.get(ownArticle)?.gtin ?? '';
    return [{ kind: 'product', id: productId, code: product.code, name, size: '', finish: '', gtin }];
  });
}

async function idsOfFilter(
  db: Context['db'],
  filter: NonNullable<LabelOrder['filter']>,
  now: string,
): Promise<number[]> {
  const { ids, hasMore } = await findFiltered(db, filter, now);
  if (hasMore) throw refused('Arama çok sayıda ürünle eşleşiyor. Aramayı daraltıp tekrar seçin.');
  return ids;
}
