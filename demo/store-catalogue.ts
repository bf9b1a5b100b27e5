import { CategoryWrite } from '#shared/api/category.ts';
import { ProductCreate, ProductFileWrite, type Product } from '#shared/api/product.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import { createCategory } from '#server/features/categories/categories.service.ts';
import { updateProductFile } from '#server/features/product-files/galleries.service.ts';
import { getProduct } from '#server/features/products/products.read.ts';
import { createProduct } from '#server/features/products/products.service.ts';
import { attachDocuments } from './attach-documents.ts';
import type { DemoCategory, DemoProduct } from './content/demo-content.ts';

/** A line is said after so many products. */
const stride = 12;

/** Ids by what the content calls a thing: a picture's file, a category's `seo_name`. */
export type Ids = ReadonlyMap<string, number>;

/** As the panel sends it. */
export function categoryBody(category: DemoCategory, parentId: number | null, mediaIds: Ids): CategoryWrite {
  const { seo_name, picture } = category;
  return CategoryWrite.parse({
    seo_name,
    sub_category: parentId,
    image_id: picture ? idOf(mediaIds, picture) : null,
    ...flattenText('name', category.name),
    ...flattenText('description', category.description),
    ...flattenText('seo_title', category.seo_title),
    ...flattenText('seo_description', category.seo_description),
  });
}

/** As the panel sends it. */
export function productBody(
  product: DemoProduct,
  { categoryIds, mediaIds }: { categoryIds: Ids; mediaIds: Ids },
): ProductCreate {
  const { code, attributes, transporter_types } = product;
  return ProductCreate.parse({
    code,
    attributes,
    transporter_types,
    category_id: idOf(categoryIds, product.category),
    is_featured: product.is_featured ?? false,
    images: product.pictures.map(({ file }) => idOf(mediaIds, file)),
    ...flattenText('name', product.name),
    ...flattenText('summary', product.summary),
    ...flattenText('description', product.description),
  });
}

/** Makes the categories that are missing, level by level; answers the ids of all. */
export async function storeCategories(
  ctx: Context,
  level: readonly DemoCategory[],
  mediaIds: Ids,
  parentId: number | null = null,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  // A new one goes to the top of its list, so the last comes first.
  for (const category of level.toReversed()) {
    const id =
      (await findCategory(ctx, category.seo_name)) ??
      (await createCategory(ctx, null, categoryBody(category, parentId, mediaIds))).id;
    ids.set(category.seo_name, id);
    const below = await storeCategories(ctx, category.sub_categories ?? [], mediaIds, id);
    for (const [seoName, idBelow] of below) ids.set(seoName, idBelow);
  }
  return ids;
}

/** Makes the products that are missing, with their pictures, what these show in words, and their documents. */
export async function storeProducts(
  ctx: Context,
  products: readonly DemoProduct[],
  { say, ...ids }: { categoryIds: Ids; mediaIds: Ids; say: (line: string) => void },
): Promise<void> {
  // A new one goes to the top of the list, so the last comes first.
  for (const [index, product] of products.toReversed().entries()) {
    const known = await findProduct(ctx, product.code);
    const stored = known ?? (await createProduct(ctx, null, productBody(product, ids)));
    await describePictures(ctx, stored, product, ids.mediaIds);
    await attachDocuments(ctx, stored);
    if ((index + 1) % stride === 0) say(`Örnek ürünler hazırlanıyor: ${index + 1}/${products.length}`);
  }
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
    await updateProductFile(ctx, null, shown.id, ProductFileWrite.parse(flattenText('alt', alt)));
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
  if (id === undefined) throw new Error(`The demo names ${name}, which is not there`);
  return id;
}
