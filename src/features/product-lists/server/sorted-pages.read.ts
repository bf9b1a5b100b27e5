import { sql } from 'kysely';
import type { ProductListQuery, ProductSort } from '../product-list.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { PageRange } from '#server/paging.ts';
import type { CompletenessCounts } from './counts.queries.ts';
import { maxSorted } from './pages.queries.ts';
import { filterProducts, type ProductFilter, type ProductSelection } from './product-filter.ts';

/** The order of a list: that of a chosen column, or its own. */
export type ListOrder = {
  column: 'queue' | 'featured_queue' | 'name_sort_key' | 'code_sort_key' | 'updated_at' | 'published_at';
  direction: ProductListQuery['direction'];
};

const sortColumns = {
  name: 'name_sort_key',
  code: 'code_sort_key',
  updated_at: 'updated_at',
  published_at: 'published_at',
} as const satisfies Record<ProductSort, ListOrder['column']>;

export function orderOf({
  section,
  sort,
  direction,
}: Pick<ProductListQuery, 'section' | 'sort' | 'direction'>): ListOrder {
  if (sort) return { column: sortColumns[sort], direction };
  return { column: section === 'featured' ? 'featured_queue' : 'queue', direction: 'desc' };
}

type SortedPage = PageRange & {
  order: ListOrder;
  /** The number of products that pass the filter. */
  matches: number;
  /** The number of products in the filter's categories in any state; undefined without a category filter. */
  inCategories: number | undefined;
  /** The counts of the products that pass the filter, by picture and translations. */
  having: readonly CompletenessCounts[];
};

/**
 * Selects the ids of a page in any order. A list that an index narrows to few products is sorted. Any other
 * page is read in the order of an index, from the nearer end (docs/decisions/0028).
 */
export async function selectSortedIds(
  db: Reader,
  filter: ProductFilter,
  { limit: wanted, offset, order, matches, inCategories = Infinity, having }: SortedPage,
): Promise<number[]> {
  const limit = Math.min(wanted, matches - offset);
  if (limit <= 0) return [];
  const range = { limit, offset };
  if (inCategories <= maxSorted) return selectBySorting(productsInCategories(db, filter), order, range);
  if (filter.without.length > 0 && having.reduce((sum, { inAll }) => sum + inAll, 0) <= maxSorted)
    return selectBySorting(productsHaving(db, filter, having), order, range);
  return selectFromNearerEnd(filterProducts(db, filter), order, { ...range, matches });
}

function productsInCategories(db: Reader, filter: ProductFilter): ProductSelection {
  const { categoryIds = [] } = filter;
  const others = filterProducts(db, { ...filter, categoryIds: undefined });
  return others.where('products.category_id', 'in', idList(categoryIds));
}

function productsHaving(
  db: Reader,
  filter: ProductFilter,
  having: readonly CompletenessCounts[],
): ProductSelection {
  const translations = [...new Set(having.map((row) => row.translations))];
  return filterProducts(db, filter)
    .where('products.has_picture', 'in', [...new Set(having.map((row) => row.has_picture))])
    .where('products.translations', 'in', ['', ...translations]);
}

/**
 * Sorts few products. The order is an expression, so that the planner does not read the index of the order.
 */
export async function selectBySorting(
  products: ProductSelection,
  { column, direction }: ListOrder,
  { limit, offset }: PageRange,
): Promise<number[]> {
  const ref = sql.ref(`products.${column}`);
  const isNumber = column === 'queue' || column === 'featured_queue';
  const rows = await products
    .select('products.id')
    .orderBy(isNumber ? sql`+${ref}` : sql`${ref} || ''`, direction)
    .orderBy('products.id', direction)
    .limit(sql.lit(limit))
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

async function selectFromNearerEnd(
  products: ProductSelection,
  { column, direction }: ListOrder,
  { limit, offset, matches }: PageRange & { matches: number },
): Promise<number[]> {
  const after = matches - offset - limit;
  const isReversed = after < offset;
  const reversed = direction === 'asc' ? 'desc' : 'asc';
  const way = isReversed ? reversed : direction;
  const rows = await products
    .select('products.id')
    .orderBy(`products.${column}`, way)
    .orderBy('products.id', way)
    .limit(sql.lit(limit))
    .offset(isReversed ? after : offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isReversed ? ids.reverse() : ids;
}
