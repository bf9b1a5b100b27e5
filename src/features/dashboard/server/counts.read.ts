import type { Dashboard } from '../dashboard.ts';
import { resolveName, type LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { countAllProducts, loadCategoryCounts } from '#features/categories/server/category-counts.read.ts';
import { loadVisibleCategories } from '#features/categories/server/visible-categories.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { countMedia } from '#features/media/server/library.read.ts';
import { countVisibleProducts } from '#features/product-lists/server/visible-counts.read.ts';

const recentProducts = 6;

/** Counts categories, languages and media, and counts products by the reason why they are hidden. */
export async function readCounts(db: Reader, now: string) {
  const media = await countMedia(db);
  return {
    ...(await countProducts(db, now)),
    categories: await countCategories(db),
    languages: await countActiveLanguages(db),
    pictures: media.pictures,
    documents: media.documents,
    videos: media.videos,
    media_bytes: media.bytes,
  };
}

/** Counts each product once: as visible, switched off, in an inactive category, or scheduled. */
async function countProducts(db: Reader, now: string) {
  const { live, active } = await countAllProducts(db);
  const { ids } = await loadVisibleCategories(db);
  const activeInVisible = (await loadCategoryCounts(db, ids)).reduce(
    (sum, row) => sum + row.active_products,
    0,
  );
  const visible = [...(await countVisibleProducts(db, now, ids)).values()].reduce((sum, n) => sum + n, 0);
  return {
    products: live,
    visible_products: visible,
    inactive_products: live - active,
    scheduled_products: activeInVisible - visible,
    products_in_inactive_categories: active - activeInVisible,
  };
}

async function countCategories(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('categories')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function countActiveLanguages(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('languages')
    .where('is_active', '=', 1)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The products that were changed last, each with the user who changed it. */
export async function listRecentProducts(db: Reader): Promise<Dashboard['recent_products']> {
  const { all, main } = await getLanguageCodes(db);
  const rows = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(['id', 'code', 'name', 'updated_at'])
    .select((product) =>
      product
        .selectFrom('history')
        .leftJoin('users', 'users.id', 'history.actor_id')
        .leftJoin('api_keys', 'api_keys.id', 'history.api_key_id')
        .whereRef('history.entity_id', '=', product.cast<string>('products.id', 'text'))
        .where('history.entity', '=', 'product')
        .orderBy('history.id', 'desc')
        .limit(1)
        .select(({ fn }) => fn.coalesce('users.name', 'api_keys.name').as('name'))
        .as('updated_by'),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recentProducts)
    .execute();
  return rows.map((row) => ({
    ...row,
    name: resolveName(fromJson<LocalisedText>(row.name), main, main, all).text,
  }));
}
