import type { CategoryPage } from '#shared/api/category.ts';
import type { ProductCard } from '#shared/api/product-card.ts';
import type { Attribute, ProductPage } from '#shared/api/product.ts';
import { resolveText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { presentStep } from '#server/features/categories/public-categories.read.ts';
import type { VisibleCategories } from '#server/features/categories/visible-categories.ts';
import { selectPictures, withAlt, type PictureFiles } from '#server/features/media/media.read.ts';
import { findIdByOldSlug } from '#server/features/slugs/slugs.service.ts';
import type { Localiser } from '#server/localiser.ts';
import { selectGalleries, type ProductFileRow } from './product-files.queries.ts';
import { selectTransporterTypesOf, type ProductRow } from './products.queries.ts';
import { visibleFeaturedProducts, visibleProducts } from './visible-products.ts';

/** Products on a page of a public list. */
const perPage = 24;
/** Featured products on the home page. */
const featuredLimit = 8;
/** Pictures of a card: the second one shows on hover. */
const cardPictures = 2;

/** What a public read needs: the database, the instant that decides what is published, the language. */
export type PublicRead = { db: Reader; now: string; categories: VisibleCategories; localiser: Localiser };

type CardRow = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'>;

/** A page of the products in a category and everything below it, which are `total` in all. */
export async function listCategoryProducts(
  read: PublicRead,
  categoryId: number,
  { page, total }: { page: number; total: number },
): Promise<CategoryPage['products']> {
  const rows = await visibleProducts(read.db, read.now, read.categories.subtree(categoryId))
    .select(['id', 'code', 'name', 'seo_name'])
    .orderBy('queue', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return {
    data: await presentCards(read, rows),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  };
}

/** The products chosen for the home page, in their own order. */
export async function listFeaturedProducts(read: PublicRead): Promise<ProductCard[]> {
  const rows = await visibleFeaturedProducts(read.db, read.now, read.categories.ids)
    .select(['id', 'code', 'name', 'seo_name'])
    .orderBy('featured_queue', 'desc')
    .orderBy('id', 'desc')
    .limit(featuredLimit)
    .execute();
  return presentCards(read, rows);
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
  const types = await selectTransporterTypesOf(db, row.id);
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
    images: await loadImages(read, row),
    path: categories.path(row.category_id).map((step) => presentStep(step, localiser)),
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

async function loadImages({ db, localiser }: PublicRead, row: ProductRow) {
  const files = (await selectGalleries(db, [row.id], 'images')).get(row.id) ?? [];
  const pictures = await selectPictures(
    db,
    files.map((file) => file.media_id),
  );
  const { name } = localiser.read({ name: row.name });
  return files.flatMap((file) => presentImage(file, pictures, localiser, name));
}

async function presentCards({ db, localiser }: PublicRead, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const galleries = await selectGalleries(
    db,
    rows.map((row) => row.id),
    'images',
  );
  const first = (id: number) => (galleries.get(id) ?? []).slice(0, cardPictures);
  const pictures = await selectPictures(
    db,
    rows.flatMap(({ id }) => first(id).map((file) => file.media_id)),
  );
  return rows.map((row) => {
    const texts = localiser.read({ name: row.name });
    const images = first(row.id).flatMap((file) => presentImage(file, pictures, localiser, texts.name));
    return { id: row.id, code: row.code, seo_name: row.seo_name, ...texts, images };
  });
}

/** A picture without a text of its own is described by the product's name. */
function presentImage(
  file: ProductFileRow,
  pictures: ReadonlyMap<number, PictureFiles>,
  localiser: Localiser,
  name: string,
) {
  const picture = pictures.get(file.media_id);
  return picture ? [withAlt(picture, localiser.read({ alt: file.alt }).alt || name)] : [];
}
