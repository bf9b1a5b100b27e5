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
import type { ProductRow } from '#server/db/schema/product.ts';
import { findFiltered } from './panel-filter.read.ts';
import type { ProductPlan } from './writer/product-plan.ts';
import { loadProductRows } from './products.read.ts';
import { writeProducts } from './writer/write-products.ts';

type Selection = { ids: readonly number[] | undefined } & Pick<ProductsDeletion, 'filter' | 'expected_count'>;

/** Makes products visible to visitors or hides them. Returns how many changed. */
export function activateProducts(ctx: Context, actor: Actor, input: ProductsActivation): Promise<number> {
  const fields = { is_active: input.is_active };
  return changeProducts(ctx, actor, { ...input, ids: input.id_list }, (before) => ({
    change: 'update',
    before,
    fields,
  }));
}

/** Moves products to a category; they keep their positions in the catalogue. Returns how many changed. */
export function moveProducts(ctx: Context, actor: Actor, input: ProductsMove): Promise<number> {
  const fields = { category_id: input.category_id };
  return changeProducts(ctx, actor, { ...input, ids: input.id_list }, (before) => ({
    change: 'update',
    before,
    fields,
  }));
}

/**
 * Deletes products so that they can be restored (docs/product.md, "Deleting"). Returns how many were deleted.
 */
export function deleteProducts(ctx: Context, actor: Actor, input: ProductsDeletion): Promise<number> {
  return changeProducts(ctx, actor, { ...input, ids: input.delete_list }, (before) => ({
    change: 'delete',
    before,
  }));
}

/**
 * Changes all of these products or none. Versions are not checked (docs/decisions/0017 explains why).
 *
 * @throws AppError 422 that names every product that no longer exists.
 */
async function changeProducts(
  ctx: Context,
  actor: Actor,
  selection: Selection,
  planOf: (before: ProductRow) => ProductPlan,
): Promise<number> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const ids = selection.ids ?? (await findSelected(tx, selection));
    const rows = await loadProductRows(tx.db, ids);
    refuseMissing(ids, rows);
    const written = await writeProducts(tx, [...rows.values()].map(planOf), { history: 'columns' });
    return written.filter(({ isChanged }) => isChanged).length;
  });
}

/**
 * The ids of a filter's products.
 *
 * @throws AppError 409 if their number differs from what the caller saw.
 */
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

function refuseMissing(ids: readonly number[], found: ReadonlyMap<number, ProductRow>): void {
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  if (missing.length === 0) return;
  const message = 'Bulunamadı; silinmiş olabilir.';
  const data: ProductsRefused = { refused: missing.map((id) => ({ id, message })) };
  throw refused(
    `Seçilen ürünlerden ${missing.length} tanesi artık yok; hiçbiri değiştirilmedi. Listeyi yenileyip tekrar seçin.`,
    data,
  );
}
