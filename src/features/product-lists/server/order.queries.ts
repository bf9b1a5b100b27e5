import type { ProductList } from '../product-list.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { Ordered } from '#server/db/write-order.ts';
import { countAllProducts } from '#features/categories/server/category-counts.read.ts';

/** The column with the positions of a list, the highest first. */
export const orderColumn = { catalogue: 'queue', featured: 'featured_queue' } as const;

/** Selects the live products of a list, or only those of some categories. */
function selectList(db: Reader, list: ProductList, categoryIds?: readonly number[]) {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (list === 'featured') rows = rows.where('products.is_featured', '=', 1);
  if (categoryIds) rows = rows.where('products.category_id', 'in', idList(categoryIds));
  return rows;
}

function selectListInOrder(db: Reader, list: ProductList, categoryIds?: readonly number[]) {
  const column = `products.${orderColumn[list]}` as const;
  return selectList(db, list, categoryIds)
    .select(['products.id', `${column} as queue`])
    .orderBy(column, 'desc')
    .orderBy('products.id', 'desc');
}

export function selectProductOrder(
  db: Reader,
  list: ProductList,
  categoryIds?: readonly number[],
): Promise<Ordered[]> {
  return selectListInOrder(db, list, categoryIds).execute();
}

/** Selects the positions of these products; products that are not in the list are left out. */
export function selectPlaces(
  db: Reader,
  list: ProductList,
  { ids, categoryIds }: { ids: readonly number[]; categoryIds?: number[] | undefined },
): Promise<Ordered[]> {
  return selectListInOrder(db, list, categoryIds).where('products.id', 'in', numbersIn(db, ids)).execute();
}

/** Counts the products at these positions. There are more products than positions if some share one. */
export async function countAtPlaces(
  db: Reader,
  list: ProductList,
  places: readonly number[],
): Promise<number> {
  const { count } = await selectList(db, list)
    .where(`products.${orderColumn[list]}`, 'in', numbersIn(db, places))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Counts the products of a list. For the catalogue it reads a count that triggers keep up to date
 * (docs/decisions/0013).
 */
export async function countList(db: Reader, list: ProductList): Promise<number> {
  if (list === 'catalogue') return (await countAllProducts(db)).live;
  const { count } = await selectList(db, list)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The highest position in a list; 0 if the list is empty. */
export async function selectTopPlace(db: Reader, list: ProductList): Promise<number> {
  const row = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.max(orderColumn[list]).as('top'))
    .executeTakeFirst();
  return row?.top ?? 0;
}

/**
 * Selects a whole list, with the key of the smallest JPEG of each first picture. JPEG is used because every
 * browser shows it.
 */
export function selectSortRows(
  db: Reader,
  list: ProductList,
  { categoryIds, limit }: { categoryIds: readonly number[] | undefined; limit: number },
) {
  return selectListInOrder(db, list, categoryIds)
    .select((eb) => [
      'products.code',
      'products.name',
      eb
        .selectFrom('renditions')
        .select('renditions.key')
        .where('renditions.format', '=', 'jpeg')
        .where('renditions.media_id', '=', (inner) =>
          inner
            .selectFrom('product_files')
            .select('product_files.media_id')
            .whereRef('product_files.owner_id', '=', 'products.id')
            .where('product_files.gallery_type', '=', 'images')
            .orderBy('product_files.queue', 'desc')
            .orderBy('product_files.id')
            .limit(1),
        )
        .orderBy('renditions.width')
        .limit(1)
        .as('image_key'),
    ])
    .limit(limit)
    .execute();
}

/** The latest revision in which one of these lists changed; 0 if none did. */
export async function selectListRevision(
  db: Reader,
  lists: readonly string[] | 'catalogue',
): Promise<number> {
  const revisions = db.selectFrom('list_revisions').select(({ fn }) => fn.max('rev').as('rev'));
  const row = await (
    lists === 'catalogue'
      ? revisions.where('list', 'like', 'catalogue/%')
      : revisions.where('list', 'in', [...lists])
  ).executeTakeFirst();
  return row?.rev ?? 0;
}
