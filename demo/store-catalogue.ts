import { CategoryWrite } from '#features/categories/category.ts';
import { ProductCreate, type Product } from '#features/products/product.ts';
import { ProductFileWrite } from '#features/galleries/gallery.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { updateFile } from '#features/galleries/server/galleries.service.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { getProduct } from '#features/products/server/products.read.ts';
import { createProduct } from '#features/products/server/products.service.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { attachDocuments } from './attach-documents.ts';
import type { DemoCategory, DemoProduct } from './content/demo-content.ts';
import { galleryFiles } from './content/finish-pictures.ts';
import { attributesOf } from './content/variants.ts';
import { forCompany } from './for-company.ts';
import { storeOffers } from './store-variants.ts';
import { typeset } from './typeset.ts';

/** Products per progress line. */
const progressEvery = 12;

/** Ids by picture file, or by `seo_name` of a category. */
export type Ids = ReadonlyMap<string, number>;

/** The body that the panel would send for this category. */
export function categoryBody(category: DemoCategory, parentId: number | null, mediaIds: Ids): CategoryWrite {
  const { seo_name, picture } = category;
  return CategoryWrite.parse({
    seo_name,
    sub_category: parentId,
    image_id: picture ? idOf(mediaIds, picture) : null,
    ...flattenText('name', category.name),
    ...flattenText('description', typeset(category.description)),
    ...flattenText('seo_title', category.seo_title),
    ...flattenText('seo_description', category.seo_description),
  });
}

/** The body that the panel would send for this product. */
export function productBody(
  product: DemoProduct,
  { categoryIds, mediaIds }: { categoryIds: Ids; mediaIds: Ids },
): ProductCreate {
  const { code, transporter_types } = product;
  return ProductCreate.parse({
    code,
    transporter_types,
    attributes: attributesOf(product),
    category_id: idOf(categoryIds, product.category),
    is_featured: product.is_featured ?? false,
    images: galleryFiles(product).map((file) => idOf(mediaIds, file)),
    ...flattenText('name', product.name),
    ...flattenText('summary', typeset(product.summary)),
    ...flattenText('description', typeset(product.description)),
  });
}

/** Creates missing categories, level by level. @returns the ids of all categories */
export async function storeCategories(
  ctx: Context,
  level: readonly DemoCategory[],
  mediaIds: Ids,
  parentId: number | null = null,
): Promise<Map<string, number>> {
  const { projectCompanyName: company } = await readSettings(ctx.db);
  const ids = new Map<string, number>();
  // The last one is created first, because a new record goes to the top of its list.
  for (const category of level.toReversed()) {
    const own = { ...category, seo_title: forCompany(category.seo_title, company) };
    const id =
      (await findCategory(ctx, category.seo_name)) ??
      (await categories.create(ctx, null, categoryBody(own, parentId, mediaIds))).data.id;
    ids.set(category.seo_name, id);
    const below = await storeCategories(ctx, category.sub_categories ?? [], mediaIds, id);
    for (const [seoName, idBelow] of below) ids.set(seoName, idBelow);
  }
  return ids;
}

/** Creates missing products with pictures, alternative texts, documents, sizes and finishes. */
export async function storeProducts(
  ctx: Context,
  products: readonly DemoProduct[],
  { say, ...ids }: { categoryIds: Ids; mediaIds: Ids; say: (line: string) => void },
): Promise<void> {
  const productIds = new Map<string, number>();
  const documentIds = new Map<string, number>();
  // The last one is created first, because a new record goes to the top of its list.
  for (const [index, product] of products.toReversed().entries()) {
    const existing = await findProduct(ctx, product.code);
    const stored = existing ?? (await createProduct(ctx, null, productBody(product, ids)));
    await describePictures(ctx, stored, product, ids.mediaIds);
    for (const [path, id] of await attachDocuments(ctx, stored, product)) documentIds.set(path, id);
    productIds.set(product.code, stored.id);
    if ((index + 1) % progressEvery === 0) say(`Örnek ürünler hazırlanıyor: ${index + 1}/${products.length}`);
  }
  await storeOffers(ctx, products, { productIds, mediaIds: ids.mediaIds, documentIds });
}

async function describePictures(
  ctx: Context,
  { files }: Product,
  { pictures }: DemoProduct,
  mediaIds: Ids,
): Promise<void> {
  for (const { file, alt } of pictures) {
    const shown = files.find(({ picture }) => picture.media_id === idOf(mediaIds, file));
    if (!shown || shown.alt_tr) continue;
    await updateFile(
      ctx,
      null,
      { kind: productKind, id: shown.id },
      ProductFileWrite.parse(flattenText('alt', alt)),
    );
  }
}

async function findCategory({ db }: Context, seoName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('section', '=', 'products')
    .where('seo_name', '=', seoName)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

async function findProduct(ctx: Context, code: string): Promise<Product | undefined> {
  const row = await ctx.db
    .selectFrom('products')
    .select('id')
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && getProduct(ctx, row.id);
}

function idOf(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo content names ${name}, which does not exist`);
  return id;
}
