import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import type { GalleryType } from '#shared/api/product.ts';
import type { Reader } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { ProductFileTable } from '#server/db/schema/product.ts';

export type ProductFileRow = Selectable<ProductFileTable>;

export async function isLiveProduct(db: Reader, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** One gallery of many products by product id, each in its order. */
export async function selectGalleries(
  db: Reader,
  productIds: readonly number[],
  gallery: GalleryType,
): Promise<Map<number, ProductFileRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_files')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .where('gallery_type', '=', gallery)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

export async function selectGallery(
  db: Reader,
  productId: number,
  gallery: GalleryType,
): Promise<ProductFileRow[]> {
  return (await selectGalleries(db, [productId], gallery)).get(productId) ?? [];
}

/** All files of one product by gallery, each gallery in its order. */
export async function selectProductFiles(
  db: Reader,
  productId: number,
): Promise<Record<GalleryType, ProductFileRow[]>> {
  const rows = await db
    .selectFrom('product_files')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute();
  const of = (gallery: GalleryType) => rows.filter((row) => row.gallery_type === gallery);
  return { images: of('images'), drawings: of('drawings'), documents: of('documents') };
}

export function selectProductFile(db: Reader, id: number): Promise<ProductFileRow | undefined> {
  return db.selectFrom('product_files').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertProductFile(
  db: Transaction<Database>,
  row: Insertable<ProductFileTable>,
): Promise<number> {
  const { id } = await db.insertInto('product_files').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateProductFileRow(
  db: Transaction<Database>,
  id: number,
  changes: Updateable<ProductFileTable>,
): Promise<ProductFileRow> {
  return db
    .updateTable('product_files')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProductFileRow(db: Transaction<Database>, id: number): Promise<void> {
  await db.deleteFrom('product_files').where('id', '=', id).execute();
}

export async function copyProductFiles(
  db: Transaction<Database>,
  { from, to, now }: { from: number; to: number; now: string },
): Promise<void> {
  await db
    .insertInto('product_files')
    .columns(['product_id', 'media_id', 'gallery_type', 'title', 'alt', 'queue', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('product_files')
        .select([
          eb.val(to).as('product_id'),
          'media_id',
          'gallery_type',
          'title',
          'alt',
          'queue',
          eb.val(now).as('created_at'),
        ])
        .where('product_id', '=', from)
        .orderBy('id'),
    )
    .execute();
}
