import {
  maxFiltered,
  type ProductsActivation,
  type ProductsDeletion,
  type ProductsMove,
  type ProductsRefused,
} from '../product-bulk.ts';
import type { Context } from '#server/context/context.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { AppError, refused } from '#server/errors.ts';
import { checkCategory } from '#features/categories/server/categories.service.ts';
import { reindexProducts, unindexProducts } from '#features/product-search/server/indexing.service.ts';
import { selectBulkRows, updateBulkRows, type BulkRow } from './bulk.queries.ts';
import { findFiltered } from './panel-filter.read.ts';
import { bulkUpdate } from './versions.read.ts';

/** Ids, or a filter with the number of its products. */
type Selection = { ids: readonly number[] | undefined } & Pick<ProductsDeletion, 'filter' | 'expected_count'>;
type Changes = Partial<Pick<BulkRow, 'is_active' | 'category_id' | 'deleted_at'>>;
type BulkChange = {
  selection: Selection;
  /** The name of the change in the history. */
  action: string;
  changes: (tx: ContentTransaction) => Changes;
  check?: (tx: ContentTransaction) => Promise<void>;
  /** Updates the search for the products that changed. */
  updateIndex?: (tx: ContentTransaction, changedIds: readonly number[]) => Promise<void>;
};

/** Shows products to visitors or hides them; returns how many changed. */
export function activateProducts(ctx: Context, actor: Actor, input: ProductsActivation): Promise<number> {
  return changeProducts(ctx, actor, {
    selection: { ...input, ids: input.id_list },
    action: bulkUpdate,
    changes: () => ({ is_active: Number(input.is_active) }),
  });
}

/** Moves products to a category; they keep their places in the catalogue. Returns how many changed. */
export function moveProducts(ctx: Context, actor: Actor, input: ProductsMove): Promise<number> {
  return changeProducts(ctx, actor, {
    selection: { ...input, ids: input.id_list },
    action: bulkUpdate,
    check: (tx) => checkCategory(tx, input.category_id),
    changes: () => ({ category_id: input.category_id }),
    updateIndex: (tx, changedIds) => reindexProducts(tx.db, changedIds),
  });
}

/** Deletes products, which can be restored (docs/product.md, "Deleting"); returns how many changed. */
export function deleteProducts(ctx: Context, actor: Actor, input: ProductsDeletion): Promise<number> {
  return changeProducts(ctx, actor, {
    selection: { ...input, ids: input.delete_list },
    action: 'delete',
    changes: ({ now }) => ({ deleted_at: now }),
    updateIndex: (tx, changedIds) => unindexProducts(tx.db, changedIds),
  });
}

/**
 * Changes columns of many products, all or none (docs/decisions/0017, on why no versions are checked).
 *
 * @throws AppError 422 that names every product that no longer exists.
 */
async function changeProducts(ctx: Context, actor: Actor, change: BulkChange): Promise<number> {
  const { selection, action } = change;
  return inContentTransaction(ctx, actor, async (tx) => {
    await change.check?.(tx);
    const ids = selection.ids ?? (await findSelected(tx, selection));
    const rows = await selectBulkRows(tx.db, ids);
    refuseMissing(ids, rows);
    const after = change.changes(tx);
    const columns = Object.keys(after) as (keyof Changes)[];
    const changed = rows.filter((row) => columns.some((column) => row[column] !== after[column]));
    const changedIds = changed.map(({ id }) => id);
    await updateBulkRows(tx.db, changedIds, {
      ...after,
      ...(action !== 'delete' && { updated_at: tx.now }),
    });
    await recordBulkChange(tx, { changed, columns, action, after });
    await change.updateIndex?.(tx, changedIds);
    return changed.length;
  });
}

/** @throws AppError 409 when the filter has another number of products than the caller saw. */
async function findSelected({ db, now }: ContentTransaction, selection: Selection): Promise<number[]> {
  const { filter, expected_count: expected } = selection;
  if (!filter) return [];
  const { ids, hasMore } = await findFiltered(db, filter, now);
  if (hasMore) throw refused('Arama çok sayıda ürünle eşleşiyor. Aramayı daraltıp tekrar seçin.');
  if (ids.length > maxFiltered)
    throw refused(
      `Tek seferde en çok ${formatCount(maxFiltered)} ürün değiştirilebilir; filtreye ${formatCount(ids.length)} ürün uyuyor. Filtreyi daraltın.`,
    );
  if (ids.length !== expected) throw selectionChanged(ids.length);
  return ids;
}

const formatCount = (count: number) => count.toLocaleString('tr');

const selectionChanged = (count: number) =>
  new AppError(
    'conflict',
    409,
    `Siz seçtikten sonra liste değişti: filtreye şimdi ${formatCount(count)} ürün uyuyor; hiçbiri değiştirilmedi. Yenilenen listeden tekrar seçin.`,
    { data: { count } },
  );

async function recordBulkChange(
  tx: ContentTransaction,
  {
    changed,
    columns,
    action,
    after,
  }: { changed: readonly BulkRow[]; columns: readonly (keyof Changes)[]; action: string; after: Changes },
): Promise<void> {
  await tx.recordAll(
    changed.map((row) => ({
      entity: 'product',
      id: row.id,
      action,
      before: Object.fromEntries([...columns, 'version' as const].map((column) => [column, row[column]])),
      after: { ...after, version: row.version + 1 },
    })),
  );
  if (changed.length === 0) tx.leaveUnchanged();
}

function refuseMissing(ids: readonly number[], rows: readonly BulkRow[]): void {
  const found = new Set(rows.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  if (missing.length === 0) return;
  const message = 'Bulunamadı; silinmiş olabilir.';
  const data: ProductsRefused = { refused: missing.map((id) => ({ id, message })) };
  throw refused(
    `Seçilen ürünlerden ${missing.length} tanesi artık yok; hiçbiri değiştirilmedi. Listeyi yenileyip tekrar seçin.`,
    data,
  );
}
