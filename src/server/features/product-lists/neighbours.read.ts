import type { ProductPage } from '#shared/api/product-page.ts';
import { loadCards, type PublicRead } from './cards.read.ts';
import { selectPageIds } from './pages.queries.ts';
import type { ProductRow } from '#server/features/products/products.queries.ts';
import { countVisibleProducts, visibleProducts } from './visible-products.ts';

/** Related products of a product page. */
const mostRelated = 8;
/** With fewer of its own category, those of the category above are shown too. */
const enoughRelated = 4;

type Neighbourhood = Pick<ProductPage, 'related' | 'previous' | 'next'>;

/** What stands beside a product in the order of its category, and what else is there. */
export async function readNeighbourhood(read: PublicRead, row: ProductRow): Promise<Neighbourhood> {
  const own = [row.category_id];
  const after = await selectBeside(read, row, { categoryIds: own, side: 'after', limit: mostRelated });
  const [previous] = await selectBeside(read, row, { categoryIds: own, side: 'before', limit: 1 });
  const following = after.map(({ id }) => id);
  const related =
    after.length < mostRelated ? [...following, ...(await selectFirst(read, row, own))] : following;
  const parent = read.categories.byId(row.category_id)?.parent_id ?? null;
  if (new Set(related).size < enoughRelated && parent !== null) {
    related.push(...(await selectFirst(read, row, read.categories.subtree(parent))));
  }
  const present = (neighbour: Neighbour | undefined) =>
    neighbour
      ? {
          id: neighbour.id,
          code: neighbour.code,
          seo_name: neighbour.seo_name,
          ...read.localiser.read({ name: neighbour.name }),
        }
      : null;
  return {
    previous: present(previous),
    next: present(after[0]),
    related: await loadCards(read, [...new Set(related)].slice(0, mostRelated)),
  };
}

type Neighbour = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'>;

/** The nearest products on one side, the nearest first. */
function selectBeside(
  { db, now }: PublicRead,
  { id, queue }: ProductRow,
  { categoryIds, side, limit }: { categoryIds: readonly number[]; side: 'before' | 'after'; limit: number },
): Promise<Neighbour[]> {
  const [beyond, direction] = side === 'after' ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  return (
    visibleProducts(db, now, categoryIds)
      // The first condition alone is one that the index of the order knows.
      .where('queue', side === 'after' ? '<=' : '>=', queue)
      .where((eb) => eb.or([eb('queue', beyond, queue), eb('id', beyond, id)]))
      .select(['id', 'code', 'name', 'seo_name'])
      .orderBy('queue', direction)
      .orderBy('id', direction)
      .limit(limit)
      .execute()
  );
}

/** Ids of the first products of categories without the one that is shown. */
async function selectFirst(
  read: PublicRead,
  { id }: ProductRow,
  categoryIds: readonly number[],
): Promise<number[]> {
  const counts = await countVisibleProducts(read.db, read.now, read.categories.ids);
  const sum = (ids: readonly number[]) => ids.reduce((total, each) => total + (counts.get(each) ?? 0), 0);
  const size = sum(categoryIds);
  const listing = { isActive: true, publishedBy: read.now, categoryIds, typeSets: undefined };
  const ids = await selectPageIds(read.db, listing, {
    limit: mostRelated + 1,
    offset: 0,
    matches: size,
    inCategories: size,
    inOrder: sum(read.categories.ids),
  });
  return ids.filter((other) => other !== id).slice(0, mostRelated);
}
