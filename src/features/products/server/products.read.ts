import type { Product } from '../product.ts';
import { flattenText, resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { notFound } from '#server/errors.ts';
import { loadLabels, type Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { loadHidingCategories } from '#features/categories/server/visible-categories.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { readGalleries } from '#features/galleries/server/galleries.read.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { labelIdsIn, presentAttributes } from './attributes.ts';
import { selectProduct, selectProducts } from './products.queries.ts';
import { outdatedTexts } from './texts.service.ts';
import { selectTransporterTypesOf } from './transporter-types.queries.ts';

export async function getProduct(ctx: Pick<Context, 'db'>, id: number): Promise<Product> {
  return presentProduct(ctx.db, await getProductRow(ctx.db, id));
}

/** @throws AppError 404 */
export async function getProductRow(db: Reader, id: number): Promise<ProductRow> {
  const row = await selectProduct(db, id);
  if (!row) throw notFound();
  return row;
}

/** Live products by id. */
export async function loadProductRows(db: Reader, ids: readonly number[]): Promise<Map<number, ProductRow>> {
  return new Map((await selectProducts(db, ids)).map((row) => [row.id, row]));
}

export async function presentProduct(db: Reader, row: ProductRow): Promise<Product> {
  const types = (await selectTransporterTypesOf(db, [row.id])).get(row.id) ?? [];
  const main = await getMainLanguage(db);
  const transporterTypes = types.map(({ key }) => key);
  const labels = await loadLabels(db, labelIdsIn([row.attributes]));
  return {
    ...presentFields(row, { transporterTypes, labels, main }),
    inactive_category: (await loadInactiveCategories(db, main))(row.category_id),
    ...(await readGalleries(db, ofProduct(row.id))),
  };
}

/**
 * Returns a function that finds the inactive category that hides the products of a category, with its name.
 */
export async function loadInactiveCategories(
  db: Reader,
  mainLang: string,
): Promise<(categoryId: number) => Product['inactive_category']> {
  const findHiding = await loadHidingCategories(db);
  return (categoryId) => {
    const hiding = findHiding(categoryId);
    return hiding
      ? { id: hiding.id, name: resolveName(readTexts(hiding.name), mainLang, mainLang, []).text }
      : null;
  };
}

/** Presents the columns of a product; `transporterTypes` are keys. */
export function presentFields(
  row: ProductRow,
  { transporterTypes, labels, main }: { transporterTypes: string[]; labels: Labels; main: string },
) {
  return {
    id: row.id,
    code: row.code,
    category_id: row.category_id,
    seo_name: row.seo_name,
    attributes: presentAttributes(row.attributes, labels, main),
    transporter_types: transporterTypes,
    is_active: row.is_active === 1,
    is_featured: row.is_featured === 1,
    published_at: row.published_at || null,
    queue: row.queue,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    outdated: outdatedTexts(row, { labels, main }),
    ...flattenText('name', readTexts(row.name)),
    ...flattenText('summary', readTexts(row.summary)),
    ...flattenText('description', readTexts(row.description)),
    ...flattenText('seo_title', readTexts(row.seo_title)),
    ...flattenText('seo_description', readTexts(row.seo_description)),
  };
}
