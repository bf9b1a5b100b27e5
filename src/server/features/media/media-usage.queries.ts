import type { Reader } from '#server/db/connect.ts';

/** Where a medium is used. Records deleted after `deletedSince` count, because they can be restored. */
export async function selectMediumUsage(db: Reader, id: number, deletedSince: string) {
  const products = await db
    .selectFrom('product_files')
    .innerJoin('products', 'products.id', 'product_files.product_id')
    .select(['products.code', 'products.deleted_at'])
    .distinct()
    .where('product_files.media_id', '=', id)
    .where((eb) =>
      eb.or([eb('products.deleted_at', 'is', null), eb('products.deleted_at', '>', deletedSince)]),
    )
    .orderBy('products.code')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['name', 'deleted_at'])
    .where('image_id', '=', id)
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', deletedSince)]))
    .orderBy('id')
    .execute();
  const settings = await db
    .selectFrom('configuration')
    .select('key')
    .where('key', 'in', ['mainLogoPath', 'darkLogoPath', 'favIcoLogoPath', 'sharePictureId'])
    .where('value', '=', String(id))
    .orderBy('key')
    .execute();
  return { products, categories, settings };
}
