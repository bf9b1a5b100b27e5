import type { Reader } from '#server/db/connect.ts';
import { visibleProducts } from '#features/visible-products/server/visible-products.ts';

/** What decides which products visitors see. */
export type Seen = { db: Reader; now: string; categories: { ids: readonly number[] } };

/** A product's row even if it is hidden or deleted, because a printed code lives longer. */
export function selectAnyProduct(db: Reader, id: number) {
  return db.selectFrom('products').select(['id', 'category_id']).where('id', '=', id).executeTakeFirst();
}

/** The present slug of a product that visitors see. */
export function selectVisibleSlug({ db, now, categories }: Seen, id: number) {
  return visibleProducts(db, now, categories.ids)
    .select('seo_name')
    .where('products.id', '=', id)
    .executeTakeFirst();
}

export function selectVariant(db: Reader, id: number) {
  return db
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'code', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The variant of a product that has this code now, if its product is not deleted. */
export function selectVariantByCode(db: Reader, productId: number, code: string) {
  return db
    .selectFrom('article_codes')
    .innerJoin('product_variants', 'product_variants.id', 'article_codes.variant_id')
    .select([
      'product_variants.id',
      'product_variants.product_id',
      'product_variants.code',
      'product_variants.is_active',
    ])
    .where('article_codes.code', '=', code)
    .where('article_codes.product_id', '=', productId)
    .executeTakeFirst();
}

/** The live article with a code. */
export function selectArticle(db: Reader, code: string) {
  return db
    .selectFrom('article_codes')
    .select(['product_id', 'variant_id'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The slug of the first visible product of which staff say that it replaces this one. */
export function selectReplacement({ db, now, categories }: Seen, productId: number) {
  return visibleProducts(db, now, categories.ids)
    .innerJoin('product_associations', 'product_associations.product_id', 'products.id')
    .select('products.seo_name')
    .where('product_associations.kind', '=', 'replaces')
    .where('product_associations.other_id', '=', productId)
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .executeTakeFirst();
}

/** The parents of all categories of products, also of hidden and deleted ones. */
export function selectAllParents(db: Reader) {
  return db.selectFrom('categories').select(['id', 'parent_id']).where('section', '=', 'products').execute();
}

/** The article with one of these forms of a GTIN: a live one before deleted ones. */
export async function selectGtinArticle(db: Reader, gtins: readonly string[]) {
  const rows = await db
    .selectFrom('ordering_data')
    .innerJoin('products', 'products.id', 'ordering_data.product_id')
    .select(['ordering_data.product_id', 'ordering_data.variant_id', 'products.deleted_at'])
    .where('ordering_data.gtin', '<>', '')
    .where('ordering_data.gtin', 'in', gtins)
    .orderBy('ordering_data.product_id', 'desc')
    .execute();
  return rows.find(({ deleted_at: deletedAt }) => deletedAt === null) ?? rows[0];
}
