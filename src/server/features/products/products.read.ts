import type { Attribute, Product, ProductFile, ProductListQuery, ProductRows } from '#shared/api/product.ts';
import { flattenText, resolveText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { notFound } from '#server/errors.ts';
import { selectCategoryNames, selectSubtreeIds } from '#server/features/categories/categories.read.ts';
import { getMainLanguage } from '#server/features/languages/languages.service.ts';
import { selectPictures, withAlt, type PictureFiles } from '#server/features/media/media.read.ts';
import { selectGalleries, type ProductFileRow } from './product-files.queries.ts';
import {
  selectProduct,
  selectProductPage,
  selectTransporterTypes,
  selectTransporterTypesOf,
  type ProductRow,
} from './products.queries.ts';

const perPage = 24;

export async function listProducts({ db }: Context, query: ProductListQuery): Promise<ProductRows> {
  const categoryIds =
    query.category_id === undefined ? undefined : await selectSubtreeIds(db, query.category_id);
  const filter = {
    list: query.section,
    search: query.search,
    categoryIds,
    isActive: query.is_active,
  };
  const { rows, total } = await selectProductPage(db, filter, {
    limit: perPage,
    offset: (query.page - 1) * perPage,
  });
  return {
    data: await presentRows(db, rows),
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
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
  const files = (await selectGalleries(db, [row.id], 'images')).get(row.id) ?? [];
  const pictures = await selectPictures(
    db,
    files.map((file) => file.media_id),
  );
  const types = await selectTransporterTypesOf(db, row.id);
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
    files: files.flatMap((file) => presentProductFile(file, pictures)),
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

/** The managed list, with the names of every language. */
export async function listTransporterTypes({ db }: Pick<Context, 'db'>) {
  const rows = await selectTransporterTypes(db);
  return rows.map((row) => ({ key: row.key, ...flattenText('name', readTexts(row.name)) }));
}

export function presentProductFile(
  file: ProductFileRow,
  pictures: ReadonlyMap<number, PictureFiles>,
): ProductFile[] {
  const picture = pictures.get(file.media_id);
  if (!picture) return [];
  return [
    {
      id: file.id,
      gallery_type: file.gallery_type,
      queue: file.queue,
      picture: withAlt(picture, ''),
      ...flattenText('title', readTexts(file.title)),
      ...flattenText('alt', readTexts(file.alt)),
    },
  ];
}

async function presentRows(db: Reader, rows: readonly ProductRow[]): Promise<ProductRows['data']> {
  const main = await getMainLanguage(db);
  const names = await selectCategoryNames(db);
  const galleries = await selectGalleries(
    db,
    rows.map((row) => row.id),
    'images',
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
      queue: row.queue,
      updated_at: row.updated_at,
      ...flattenText('name', readTexts(row.name)),
    };
  });
}
