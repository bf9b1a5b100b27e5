import type { Attribute, Product, ProductListQuery, ProductRows } from '#shared/api/product.ts';
import { flattenText, resolveText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { notFound } from '#server/errors.ts';
import { selectCategoryNames, selectSubtreeIds } from '#server/features/categories/categories.read.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { selectPictures, withAlt } from '#server/features/media/media.read.ts';
import { selectTransporterTypeIds } from '#server/features/transporter-types/transporter-types.read.ts';
import { selectGalleries } from '#server/features/product-files/galleries.queries.ts';
import { readGalleries } from '#server/features/product-files/galleries.read.ts';
import { selectProductPage } from '#server/features/product-lists/panel-pages.read.ts';
import { readOrderVersion } from '#server/features/product-lists/order.read.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';
import { selectProduct, type ProductRow } from './products.queries.ts';

export async function listProducts({ db }: Context, query: ProductListQuery): Promise<ProductRows> {
  // Read before the rows: a change in between makes it old, not new.
  const orderVersion = await readOrderVersion(db, query);
  const filter = {
    list: query.section,
    search: query.search,
    categoryIds: query.category_id === undefined ? undefined : await selectSubtreeIds(db, query.category_id),
    isActive: query.is_active,
    transporterTypeIds: query.transporter_types?.length
      ? [...(await selectTransporterTypeIds(db, query.transporter_types)).values()]
      : undefined,
  };
  const { page, per_page: perPage } = query;
  const {
    rows,
    total,
    hasMore = false,
    isNear = false,
  } = await selectProductPage(db, filter, {
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return {
    data: await presentRows(db, rows),
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
    has_more: hasMore,
    is_near: isNear,
    order_version: orderVersion,
  };
}

export async function getProduct(ctx: Pick<Context, 'db'>, id: number): Promise<Product> {
  return presentProduct(ctx.db, await getProductRow(ctx.db, id));
}

/** @throws AppError 404 */
export async function getProductRow(db: Reader, id: number): Promise<ProductRow> {
  const row = await selectProduct(db, id);
  if (!row) throw notFound();
  return row;
}

export async function presentProduct(db: Reader, row: ProductRow): Promise<Product> {
  const types = (await selectTransporterTypesOf(db, [row.id])).get(row.id) ?? [];
  return {
    id: row.id,
    code: row.code,
    category_id: row.category_id,
    seo_name: row.seo_name,
    attributes: fromJson<Attribute[]>(row.attributes),
    transporter_types: types.map((type) => type.key),
    is_active: row.is_active === 1,
    is_featured: row.is_featured === 1,
    published_at: row.published_at,
    queue: row.queue,
    ...(await readGalleries(db, row.id)),
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...flattenText('name', readTexts(row.name)),
    ...flattenText('summary', readTexts(row.summary)),
    ...flattenText('description', readTexts(row.description)),
    ...flattenText('seo_title', readTexts(row.seo_title)),
    ...flattenText('seo_description', readTexts(row.seo_description)),
  };
}

export async function presentRows(db: Reader, rows: readonly ProductRow[]): Promise<ProductRows['data']> {
  const main = await getMainLanguage(db);
  const names = await selectCategoryNames(db);
  const galleries = await selectGalleries(
    db,
    rows.map((row) => row.id),
    'images',
  );
  const types = await selectTransporterTypesOf(
    db,
    rows.map((row) => row.id),
  );
  const first = new Map([...galleries].flatMap(([id, files]) => (files[0] ? [[id, files[0].media_id]] : [])));
  const pictures = await selectPictures(db, [...first.values()]);
  return rows.map((row) => {
    const picture = pictures.get(first.get(row.id) ?? 0);
    return {
      id: row.id,
      code: row.code,
      category_id: row.category_id,
      category_name: resolveText(names.get(row.category_id) ?? {}, main, main).text,
      seo_name: row.seo_name,
      image: picture ? withAlt(picture, '') : null,
      is_active: row.is_active === 1,
      is_featured: row.is_featured === 1,
      published_at: row.published_at,
      transporter_types: (types.get(row.id) ?? []).map((type) => type.key),
      queue: row.queue,
      version: row.version,
      updated_at: row.updated_at,
      ...flattenText('name', readTexts(row.name)),
    };
  });
}
