import type { ProductList } from '#shared/api/product.ts';
import type { Dialect } from '#server/db/columns.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList, numbersIn } from '#server/db/id-list.ts';
import type { Ordered } from '#server/db/order.ts';
import { orderColumn } from '#server/features/products/products.queries.ts';

/** Live products of a section, and of these categories when they are given. */
function members(db: Reader, section: ProductList, categoryIds?: readonly number[]) {
  let rows = db.selectFrom('products').where('products.deleted_at', 'is', null);
  if (section === 'featured') rows = rows.where('products.is_featured', '=', 1);
  if (categoryIds) rows = rows.where('products.category_id', 'in', idList(categoryIds));
  return rows;
}

function inOrder(db: Reader, section: ProductList, categoryIds?: readonly number[]) {
  const column = `products.${orderColumn[section]}` as const;
  return members(db, section, categoryIds)
    .select(['products.id', `${column} as queue`])
    .orderBy(column, 'desc')
    .orderBy('products.id', 'desc');
}

export function selectProductOrder(
  db: Reader,
  section: ProductList,
  categoryIds?: readonly number[],
): Promise<Ordered[]> {
  return inOrder(db, section, categoryIds).execute();
}

/** Those of these products that stand in the list. */
export function selectPlaces(
  db: Reader,
  section: ProductList,
  {
    dialect,
    ids,
    categoryIds,
  }: { dialect: Dialect; ids: readonly number[]; categoryIds?: number[] | undefined },
): Promise<Ordered[]> {
  return inOrder(db, section, categoryIds).where('products.id', 'in', numbersIn(dialect, ids)).execute();
}

/** How many products stand at these places: more than there are places where two share one. */
export async function countAtPlaces(
  db: Reader,
  section: ProductList,
  { dialect, places }: { dialect: Dialect; places: readonly number[] },
): Promise<number> {
  const { count } = await members(db, section)
    .where(`products.${orderColumn[section]}`, 'in', numbersIn(dialect, places))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many products the list has; those of the catalogue are counted by the database as it goes. */
export async function countListed(db: Reader, section: ProductList): Promise<number> {
  const { count } =
    section === 'featured'
      ? await members(db, section)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      : await db
          .selectFrom('category_counts')
          .select(({ fn }) => fn.sum('live_products').as('count'))
          .executeTakeFirstOrThrow();
  return Number(count);
}

/** A whole list with the file of each one's first picture, the smallest that every browser shows. */
export function selectSortRows(
  db: Reader,
  section: ProductList,
  { categoryIds, limit }: { categoryIds: readonly number[] | undefined; limit: number },
) {
  return inOrder(db, section, categoryIds)
    .select((eb) => [
      'products.code',
      'products.name',
      eb
        .selectFrom('media_variants')
        .select('media_variants.key')
        .where('media_variants.format', '=', 'jpeg')
        .where('media_variants.media_id', '=', (inner) =>
          inner
            .selectFrom('product_files')
            .select('product_files.media_id')
            .whereRef('product_files.product_id', '=', 'products.id')
            .where('product_files.gallery_type', '=', 'images')
            .orderBy('product_files.queue', 'desc')
            .orderBy('product_files.id')
            .limit(1),
        )
        .orderBy('media_variants.width')
        .limit(1)
        .as('image_key'),
    ])
    .limit(limit)
    .execute();
}

/** The revision at which the newest of these lists changed; 0 when none ever did. */
export async function selectListRevision(
  db: Reader,
  lists: readonly string[] | 'catalogue',
): Promise<number> {
  const found = db.selectFrom('list_revisions').select(({ fn }) => fn.max('rev').as('rev'));
  const row = await (
    lists === 'catalogue' ? found.where('list', 'like', 'catalogue/%') : found.where('list', 'in', [...lists])
  ).executeTakeFirst();
  return row?.rev ?? 0;
}
