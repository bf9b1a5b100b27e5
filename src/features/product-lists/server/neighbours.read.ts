import type { ProductCard, ProductNeighbour } from '../product-card.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { loadCards, type PublicView } from './cards.read.ts';
import { selectPageIds } from './pages.queries.ts';
import { countVisibleProducts } from './visible-counts.read.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';

const maxRelated = 8;

/** If a category has fewer related products, those of the parent category are added. */
const enoughRelated = 4;

type Neighbours = {
  related: ProductCard[];
  previous: ProductNeighbour | null;
  next: ProductNeighbour | null;
};

/** The values that determine a product's position in the catalogue. */
export type Standing = Pick<ProductRow, 'id' | 'queue' | 'category_id'>;
type Neighbour = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'>;

export async function loadNeighbours(view: PublicView, product: Standing): Promise<Neighbours> {
  const following = await selectNext(view, product, { side: 'after', limit: maxRelated });
  const [previous] = await selectNext(view, product, { side: 'before', limit: 1 });
  const relatedIds = await selectRelatedIds(view, product, following);
  return {
    previous: presentNeighbour(view, previous),
    next: presentNeighbour(view, following[0]),
    related: await loadCards(view, relatedIds),
  };
}

function presentNeighbour({ localiser }: PublicView, neighbour: Neighbour | undefined) {
  if (!neighbour) return null;
  const { id, code, seo_name, name } = neighbour;
  return { id, code, seo_name, ...localiser.read({ name }) };
}

/**
 * The ids of related products: first those after this one, then the first ones of its category and of the
 * parent category.
 */
async function selectRelatedIds(
  view: PublicView,
  product: Standing,
  following: readonly Neighbour[],
): Promise<number[]> {
  const related = new Set(following.map(({ id }) => id));
  const addFirst = async (categoryIds: readonly number[]) => {
    for (const id of await selectFirstIds(view, product, categoryIds)) related.add(id);
  };
  if (related.size < maxRelated) await addFirst([product.category_id]);
  const parentId = view.categories.byId(product.category_id)?.parent_id ?? null;
  if (related.size < enoughRelated && parentId !== null) await addFirst(view.categories.subtree(parentId));
  return [...related].slice(0, maxRelated);
}

/** Selects products of the same category before or after this one, the nearest first. */
function selectNext(
  { db, now }: PublicView,
  { id, queue, category_id: categoryId }: Standing,
  { side, limit }: { side: 'before' | 'after'; limit: number },
): Promise<Neighbour[]> {
  const [beyond, direction] = side === 'after' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  return (
    visibleProducts(db, now, [categoryId])
      // The index of the order covers only this first condition; the next one excludes products that are not
      // beyond this one.
      .where('queue', side === 'after' ? '<=' : '>=', queue)
      .where((eb) => eb.or([eb('queue', beyond, queue), eb('id', beyond, id)]))
      .select(['id', 'code', 'name', 'seo_name'])
      .orderBy('queue', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute()
  );
}

/** Selects the first products of these categories, without the given one. */
async function selectFirstIds(
  view: PublicView,
  { id }: Standing,
  categoryIds: readonly number[],
): Promise<number[]> {
  const counts = await countVisibleProducts(view.db, view.now, view.categories.ids);
  const sum = (ids: readonly number[]) => ids.reduce((total, each) => total + (counts.get(each) ?? 0), 0);
  const size = sum(categoryIds);
  const listing = { isActive: true, publishedBy: view.now, categoryIds, typeSets: undefined };
  const ids = await selectPageIds(view.db, listing, {
    limit: maxRelated + 1,
    offset: 0,
    matches: size,
    inCategories: size,
    inCatalogue: sum(view.categories.ids),
  });
  return ids.filter((other) => other !== id).slice(0, maxRelated);
}
