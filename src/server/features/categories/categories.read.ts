import type { Category, CategoryListQuery, CategoryNode, CategoryTree } from '#shared/api/category.ts';
import { flattenText, type LocalisedText } from '#shared/localised.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { orderVersionOf } from '#server/records/order.ts';
import { notFound } from '#server/errors.ts';
import { loadPictures, withAlt, type PictureFiles } from '#server/features/media/media.read.ts';
import { selectCategories, selectCategory, type CategoryRow } from './categories.queries.ts';
import { countProductsByCategory } from './category-counts.read.ts';
import { buildTree, subtreeIds } from './category-tree.ts';

type Shown = {
  row: CategoryRow;
  pictures: Map<number, PictureFiles>;
  productCount: number;
  orderVersion: string;
};

/** The nested tree, or the part below one category. */
export async function listCategories(ctx: Context, query: CategoryListQuery): Promise<CategoryNode[]> {
  const { tree, present } = await loadTree(ctx.db, query.section);
  if (query.sub_category !== undefined && !tree.node(query.sub_category)) throw notFound();
  const nodesBelow = (id: number | null): CategoryNode[] =>
    tree.children(id).map((row) => ({ ...present(row), sub_categories: nodesBelow(row.id) }));
  return nodesBelow(query.sub_category ?? null);
}

export async function getCategory(ctx: Pick<Context, 'db'>, id: number): Promise<Category> {
  return presentCategory(ctx.db, await getCategoryRow(ctx.db, id));
}

/** A category as the panel sees it; `db` may be a transaction. */
export async function presentCategory(db: Reader, row: CategoryRow): Promise<Category> {
  const { present } = await loadTree(db, row.section);
  return present(row);
}

/** @throws AppError 404 */
export async function getCategoryRow(db: Reader, id: number): Promise<CategoryRow> {
  const row = await selectCategory(db, id);
  if (!row) throw notFound();
  return row;
}

async function loadTree(db: Reader, section: CategoryTree) {
  const rows = await selectCategories(db, section);
  const tree = buildTree(rows);
  const counts = await countProductsByCategory(db);
  const imageIds = rows.flatMap((row) => row.image_id ?? []);
  const pictures = await loadPictures(db, imageIds);
  const levels = Map.groupBy(rows, (row) => row.parent_id);
  const orderVersions = new Map([...levels].map(([parentId, level]) => [parentId, orderVersionOf(level)]));
  const present = (row: CategoryRow) => {
    const productCount = subtreeIds(tree, row.id).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
    const orderVersion = orderVersions.get(row.parent_id) ?? '';
    return presentRow({ row, pictures, productCount, orderVersion });
  };
  return { tree, present };
}

function presentRow({ row, pictures, productCount, orderVersion }: Shown): Category {
  const picture = row.image_id === null ? undefined : pictures.get(row.image_id);
  return {
    id: row.id,
    section: row.section,
    sub_category: row.parent_id,
    seo_name: row.seo_name,
    image: picture ? withAlt(picture, '') : null,
    is_active: row.is_active === 1,
    queue: row.queue,
    order_version: orderVersion,
    product_count: productCount,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...flattenText('name', readTexts(row.name)),
    ...flattenText('description', readTexts(row.description)),
    ...flattenText('seo_title', readTexts(row.seo_title)),
    ...flattenText('seo_description', readTexts(row.seo_description)),
  };
}

/** The ids of a category and all below it; empty when it does not exist. */
export async function loadSubtreeIds(db: Reader, id: number): Promise<number[]> {
  const tree = buildTree(await selectCategories(db, 'products'));
  return tree.node(id) ? subtreeIds(tree, id) : [];
}

/** Names in all languages by category id. */
export async function loadCategoryNames(db: Reader): Promise<Map<number, LocalisedText>> {
  const rows = await selectCategories(db, 'products');
  return new Map(rows.map((row) => [row.id, readTexts(row.name)]));
}
