import type { ProductOrderHistoryPage, ProductOrderHistoryQuery } from '../product-order.ts';
import { resolveName } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { selectHistoryPage } from '#server/records/history.queries.ts';
import { presentEntry } from '#server/records/history.read.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { selectOrderChanges } from './order-history.queries.ts';
import { getListCategoryIds, type ListName } from './order.read.ts';

const perPage = 24;

/** The maximum number of products that a change shows; a list may have 20,000. */
const maxShown = 100;

export function listNameOf({ section, category_id: categoryId }: ListName): string {
  return categoryId === undefined ? section : `${section}/${categoryId}`;
}

/** The part of the old and the new order between the first and the last product that moved. */
export function changedRange(before: readonly number[], after: readonly number[]) {
  const isMoved = (id: number, index: number) => id !== before[index];
  const first = after.findIndex(isMoved);
  if (first < 0) return { before: [], after: [] };
  const end = after.findLastIndex(isMoved) + 1;
  return { before: before.slice(first, end), after: after.slice(first, end) };
}

/**
 * Lists a page of the changes of a list: all changes, or those made within a category and its descendants.
 */
export async function listProductOrderHistory(
  { db }: Pick<Context, 'db'>,
  query: ProductOrderHistoryQuery,
): Promise<ProductOrderHistoryPage> {
  const { section, page } = query;
  const categoryIds = await getListCategoryIds(db, query);
  const lists = categoryIds?.map((id) => listNameOf({ section, category_id: id }));
  const range = pageRange({ page, perPage });
  const { rows, total } = await selectHistoryPage(selectOrderChanges(db, section, lists), range);
  const changes = rows.map((row) => ({
    row,
    before: fromJson<number[]>(row.before ?? '[]'),
    after: fromJson<number[]>(row.after ?? '[]'),
    categoryId: Number(row.entity_id.split('/')[1] ?? 0),
  }));
  const shown = changes.flatMap(({ before, after }) => [before, after].flatMap(firstOf));
  const products = await loadNames(db, 'products', shown);
  const categories = await loadNames(
    db,
    'categories',
    changes.map(({ categoryId }) => categoryId),
  );
  const listed = (ids: readonly number[]) =>
    firstOf(ids).map((id) => ({ id, ...(products.get(id) ?? { code: '', name: '' }) }));
  const data = changes.map(({ row, before, after, categoryId }) => ({
    ...presentEntry(row),
    category: categoryId === 0 ? null : { id: categoryId, name: categories.get(categoryId)?.name ?? '' },
    moved: after.length,
    before: listed(before),
    after: listed(after),
  }));
  return pageOf(data, { page, perPage, total });
}

const firstOf = (ids: readonly number[]) => ids.slice(0, maxShown);

type Named = { id: number; name: string; code?: string };

/** The codes and names of rows in the main language, by id; deleted rows are included. */
async function loadNames(db: Reader, table: 'products' | 'categories', ids: readonly number[]) {
  const main = await getMainLanguage(db);
  const rows = await selectRowsById<Named>(db, table, [...new Set(ids)]);
  return new Map(
    rows.map(({ id, name, code = '' }) => [
      id,
      { code, name: resolveName(readTexts(name), main, main, []).text },
    ]),
  );
}
