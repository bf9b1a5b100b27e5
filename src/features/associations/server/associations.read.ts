import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { createLocaliser } from '#server/texts/localiser.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { loadVariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import type { ProductCard } from '#features/product-lists/product-card.ts';
import { loadCards, type PublicView } from '#features/product-lists/server/cards.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';
import type { Associations } from '../association.ts';
import { selectAssociatedIds } from './associations.queries.ts';

/** The cards of the visible products that fit with this one. */
export async function listFitting(view: PublicView, productId: number): Promise<ProductCard[]> {
  const ids = await selectAssociatedIds(view.db, productId, 'fits_with');
  return loadCards(view, await onlyVisible(view, ids));
}

/** The products that fit with this one, as staff see them: hidden ones too. @throws AppError 404 */
export async function getAssociations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  productId: number,
): Promise<Associations> {
  await checkLive(db, [productId]);
  const { all, main } = await getLanguageCodes(db);
  const localiser = createLocaliser(main, main, all);
  const view: PublicView = {
    db,
    now: clock.now().toISOString(),
    categories: await loadVisibleCategories(db),
    localiser,
    vocabulary: () => loadVariantVocabulary(db, localiser),
  };
  const ids = await selectAssociatedIds(db, productId, 'fits_with');
  const visible = new Set(await onlyVisible(view, ids));
  const cards = await loadCards(view, ids);
  return {
    fits_with: cards.map(({ id, code, name, image }) => ({
      ...{ id, code, name, image },
      is_visible: visible.has(id),
    })),
  };
}

/** @throws AppError 404 if one of these products does not exist or is deleted */
export async function checkLive(db: Reader, ids: readonly number[]): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  if (rows.length < new Set(ids).size) throw notFound();
}

async function onlyVisible(view: PublicView, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await visibleProducts(view.db, view.now, view.categories.ids)
    .where('products.id', 'in', [...ids])
    .select('products.id')
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}
