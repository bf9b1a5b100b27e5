import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';

type Visibility = { now: string; visible: readonly number[] };

/** Selects those of these products that visitors see, by id. */
export async function selectOfferedProducts(
  db: Reader,
  ids: readonly number[],
  { now, visible }: Visibility,
) {
  const rows = await visibleProducts(db, now, visible)
    .where('products.id', 'in', idList(ids))
    .select(['products.id', 'products.code', 'products.name', 'products.variant_set_id'])
    .execute();
  // Variant set 0 means that a product has no active variants.
  return new Map(
    rows.map(({ variant_set_id: set, ...row }) => [row.id, { ...row, has_variants: set !== 0 }]),
  );
}

/** Selects those of these variants that are active, by id. Visitors see them only if they see the product. */
export async function selectOfferedVariants(db: Reader, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product_variants')
    .leftJoin('media', (join) => join.onRef('media.id', '=', 'image_id').on('media.deleted_at', 'is', null))
    .where('product_variants.id', 'in', idList(ids))
    .where('is_active', '=', 1)
    .select([
      ...(['product_variants.id', 'product_id', 'code', 'size_id', 'finish_id'] as const),
      'media.id as image_id',
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The first picture of each product by product id; products without pictures are left out. */
export async function selectFirstPictures(db: Reader, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product_files')
    .innerJoin('media', 'media.id', 'product_files.media_id')
    .where('media.deleted_at', 'is', null)
    .where('gallery_type', '=', 'images')
    .where('owner_id', 'in', idList(ids))
    .select(['owner_id', 'media_id'])
    .orderBy('product_files.queue')
    .orderBy('product_files.id', 'desc')
    .execute();
  // Rows are ordered from the last picture to the first, so the first one overwrites the others in the map.
  return new Map(rows.map(({ owner_id: id, media_id: picture }) => [id, picture]));
}
