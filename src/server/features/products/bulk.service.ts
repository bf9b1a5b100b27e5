import type {
  ProductsActivation,
  ProductsDeletion,
  ProductsMove,
  ProductsRefused,
} from '#shared/api/product-bulk.ts';
import type { Context } from '#server/context.ts';
import { productDocument } from '#server/features/product-search/document.ts';
import { putDocuments, removeDocuments } from '#server/features/product-search/documents.service.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { checkCategory } from '#server/features/categories/categories.service.ts';
import {
  selectBulkRows,
  selectSearchSources,
  updateBulkRows,
  type BulkRow,
  type Some,
} from './bulk.queries.ts';

type Change = Partial<Pick<BulkRow, 'is_active' | 'category_id' | 'deleted_at'>>;
type Bulk = {
  ids: readonly number[];
  action: string;
  change: (tx: ContentTransaction) => Change;
  check?: (tx: ContentTransaction) => Promise<void>;
};

/** Shows products to visitors or hides them; answers how many were not so already. */
export function activateProducts(ctx: Context, actor: Actor, input: ProductsActivation): Promise<number> {
  return changeProducts(ctx, actor, {
    ids: input.id_list,
    action: input.is_active ? 'activate' : 'deactivate',
    change: () => ({ is_active: Number(input.is_active) }),
  });
}

/** Moves products to a category; their places in the catalogue stay. */
export function moveProducts(ctx: Context, actor: Actor, input: ProductsMove): Promise<number> {
  return changeProducts(ctx, actor, {
    ids: input.id_list,
    action: 'move',
    check: (tx) => checkCategory(tx, input.category_id),
    change: () => ({ category_id: input.category_id }),
  });
}

/** Deletes products; each can be restored for 30 days. */
export function deleteProducts(ctx: Context, actor: Actor, input: ProductsDeletion): Promise<number> {
  return changeProducts(ctx, actor, {
    ids: input.delete_list,
    action: 'delete',
    change: ({ now }) => ({ deleted_at: now }),
  });
}

/**
 * One column of many products: all or nothing. There is no check of versions: nothing that somebody
 * typed is lost, and a form that is open sees a newer version when it saves.
 *
 * @throws AppError 422 that names every product that is not there any more.
 */
async function changeProducts(ctx: Context, actor: Actor, { ids, action, change, check }: Bulk) {
  const { dialect } = ctx.connections;
  return inContentTransaction(ctx, actor, async (tx) => {
    await check?.(tx);
    const rows = await selectBulkRows(tx.db, { dialect, ids });
    refuseMissing(ids, rows);
    const columns = Object.entries(change(tx)) as [keyof Change, unknown][];
    const changed = rows.filter((row) => columns.some(([column, value]) => row[column] !== value));
    const changes = Object.fromEntries(columns);
    const isSeen = action !== 'delete';
    await updateBulkRows(
      tx.db,
      { dialect, ids: changed.map(({ id }) => id) },
      { ...changes, ...(isSeen && { updated_at: tx.now }) },
    );
    const before = (row: BulkRow) => Object.fromEntries(columns.map(([column]) => [column, row[column]]));
    await tx.recordAll(
      changed.map((row) => ({ entity: 'product', id: row.id, action, before: before(row), after: changes })),
    );
    await indexAgain(tx, { dialect, ids: changed.map(({ id }) => id) }, action);
    if (changed.length === 0)
      await tx.record({ entity: 'product', id: '', action, before: null, after: null });
    return changed.length;
  });
}

/** What products are found by: not at all any more, or by another category. */
async function indexAgain(tx: ContentTransaction, some: Some, action: string): Promise<void> {
  if (action === 'delete') await removeDocuments(tx.db, some.ids);
  if (action === 'move')
    await putDocuments(tx.db, (await selectSearchSources(tx.db, some)).map(productDocument));
}

function refuseMissing(ids: readonly number[], rows: readonly BulkRow[]): void {
  const present = new Set(rows.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !present.has(id));
  if (missing.length === 0) return;
  const message = 'Bulunamadı; silinmiş olabilir.';
  const data: ProductsRefused = { refused: missing.map((id) => ({ id, message })) };
  throw refused(
    `Seçilen ürünlerden ${missing.length} tanesi artık yok; hiçbiri değiştirilmedi. Listeyi yenileyip tekrar seçin.`,
    data,
  );
}
