import type { CategoryPage } from '#shared/api/category.ts';
import type { ProductCard } from '#shared/api/product-card.ts';
import type { ProductPage } from '#shared/api/product-page.ts';
import type { Attribute } from '#shared/api/product.ts';
import { resolveText } from '#shared/localised.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { presentStep } from '#server/features/categories/public-categories.read.ts';
import { findIdByOldSlug } from '#server/features/slugs/slugs.service.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { loadCards, loadPageOfCards, type PublicRead } from '#server/features/product-lists/cards.read.ts';
import { readNeighbourhood } from '#server/features/product-lists/neighbours.read.ts';
import { selectPage } from '#server/features/product-lists/pages.queries.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';
import type { ProductRow } from './products.queries.ts';
import { readPublicGalleries } from '#server/features/product-files/public-galleries.read.ts';
import {
  countVisibleByTransporterTypes,
  visibleFeaturedProducts,
  visibleProducts,
} from '#server/features/product-lists/visible-products.ts';

/** Products on a page of a public list. */
const perPage = 24;
/** Featured products on the home page. */
const featuredLimit = 8;

type CategoryList = {
  page: number;
  /** Products with one of these transporter types; undefined: all. */
  transporterTypeIds: readonly number[] | undefined;
  /** How many there are without the filter. */
  total: number;
  /** How many the whole catalogue shows. */
  all: number;
};

/** A page of the products in a category and everything below it. */
export async function listCategoryProducts(
  read: PublicRead,
  categoryId: number,
  { page, transporterTypeIds: typeIds, total: unfiltered, all }: CategoryList,
): Promise<CategoryPage['products']> {
  const { db, now } = read;
  const categoryIds = read.categories.subtree(categoryId);
  const filtered = typeIds && (await countVisibleByTransporterTypes(db, now, { categoryIds, typeIds }));
  const total = filtered?.count ?? unfiltered;
  const listing = { isActive: true, publishedBy: now, categoryIds, typeSets: filtered?.typeSets };
  const place = { limit: perPage, offset: (page - 1) * perPage };
  const sizes = { matches: total, inCategories: unfiltered, inOrder: all };
  return {
    data: await selectPage(db, listing, { ...place, ...sizes }, (ids) => loadPageOfCards(read, ids)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  };
}

/** The products chosen for the home page, in their own order. */
export async function listFeaturedProducts(read: PublicRead): Promise<ProductCard[]> {
  const rows = await visibleFeaturedProducts(read.db, read.now, read.categories.ids)
    .select('id')
    .orderBy('featured_queue', 'desc')
    .orderBy('id', 'desc')
    .limit(featuredLimit)
    .execute();
  return loadCards(
    read,
    rows.map(({ id }) => id),
  );
}

/** One product by its present or a former slug; null when the public sees none. */
export async function findProductPage(
  read: PublicRead,
  seoName: string,
  langs: readonly string[],
): Promise<ProductPage | null> {
  const row = await findVisibleProduct(read, seoName);
  if (!row) return null;
  const { db, localiser, categories } = read;
  const types = (await selectTransporterTypesOf(db, [row.id])).get(row.id) ?? [];
  const { name } = localiser.read({ name: row.name });
  return {
    id: row.id,
    code: row.code,
    seo_name: row.seo_name,
    ...localiser.read({ name: row.name, summary: row.summary, description: row.description }),
    seo_title: readTexts(row.seo_title)[localiser.lang] ?? null,
    seo_description: readTexts(row.seo_description)[localiser.lang] ?? null,
    attributes: fromJson<Attribute[]>(row.attributes).map((attribute) =>
      presentAttribute(attribute, localiser),
    ),
    transporter_types: types.map(({ key, name }) => ({ key, ...localiser.read({ name }) })),
    ...(await readPublicGalleries(db, row.id, { localiser, name })),
    path: categories.path(row.category_id).map((step) => presentStep(step, localiser)),
    ...(await readNeighbourhood(read, row)),
    langs: langs.filter((abbr) => readTexts(row.name)[abbr]),
  };
}

async function findVisibleProduct(read: PublicRead, seoName: string): Promise<ProductRow | undefined> {
  const products = visibleProducts(read.db, read.now, read.categories.ids).selectAll();
  const present = await products.where('seo_name', '=', seoName).executeTakeFirst();
  if (present) return present;
  const formerId = await findIdByOldSlug(read.db, 'product', seoName);
  return formerId === undefined ? undefined : products.where('id', '=', formerId).executeTakeFirst();
}

function presentAttribute({ label, value }: Attribute, { lang, mainLang }: Localiser) {
  const shown = { label: resolveText(label, lang, mainLang), value: resolveText(value, lang, mainLang) };
  const fallbacks = Object.fromEntries(
    Object.entries(shown).flatMap(([field, text]) => (text.isFallback ? [[field, text.lang]] : [])),
  );
  return {
    label: shown.label.text,
    value: shown.value.text,
    ...(Object.keys(fallbacks).length > 0 && { fallbacks }),
  };
}
