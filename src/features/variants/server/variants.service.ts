import { foldedCode } from '../code.rules.ts';
import type { TakenCodes, VariantCodes, Variants, VariantsQueue, VariantsUpdate } from '../variant.ts';
import { successorProblem, unknownSuccessor } from '#features/ordering-data/ordering-fields.rules.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ProductVariantRow } from '#server/db/schema/variant.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type Change, type ContentTransaction } from '#server/content/content-transaction.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { reindexProducts } from '#features/product-search/server/indexing.service.ts';
import { checkOrderVersion, orderOf } from '#server/records/order.ts';
import { codeTaken, codeTooSimilar, findCodeOwners, findSimilarCodes } from './article-codes.ts';
import { inputOf, storeVariants, type VariantGrid } from './store-variants.ts';
import { isLiveProduct, selectProductCode } from './variants.queries.ts';
import { gridVersionOf, loadGrids, presentVariants, type Grid } from './variants.read.ts';

/** @throws AppError 404 */
export async function getVariants({ db }: Pick<Context, 'db'>, productId: number): Promise<Variants> {
  if (!(await isLiveProduct(db, productId))) throw notFound();
  return presentVariants(db, productId);
}

/**
 * Finds which of these codes other articles have, before a sheet is filled with them. Codes of the product's
 * own variants are free.
 */
export async function findTakenCodes(
  { db }: Pick<Context, 'db'>,
  productId: number,
  { codes }: VariantCodes,
): Promise<TakenCodes> {
  if (!(await isLiveProduct(db, productId))) throw notFound();
  const owners = await findSimilarCodes(db, codes);
  const taken = codes.flatMap((code) => {
    const [owner] = (owners.get(foldedCode(code)) ?? []).filter(
      (one) => one.productId !== productId || one.variantId === null,
    );
    if (!owner) return [];
    return [{ code, reason: owner.code === code ? codeTaken(code, owner) : codeTooSimilar(code, owner) }];
  });
  return { taken };
}

/** Replaces the whole grid; without a difference it writes nothing. */
export async function updateVariants(
  ctx: Context,
  actor: Actor,
  productId: number,
  { variants, own, order_version: orderVersion }: VariantsUpdate,
): Promise<Variants> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await loadGrid(tx, productId);
    if (orderVersion !== undefined && orderVersion !== gridVersionOf(before))
      throw conflict(await presentVariants(tx.db, productId));
    await checkOwn(tx.db, productId, own);
    await checkSuccessors(tx.db, before, { variants, own });
    await writeVariants(tx, [{ productId, rows: variants, own }]);
  });
  return presentVariants(ctx.db, productId);
}

/** Sorts the variants of a product or a part of them. */
export async function orderVariants(
  ctx: Context,
  actor: Actor,
  productId: number,
  { queue, order_version: orderVersion }: VariantsQueue,
): Promise<Variants> {
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await loadGrid(tx, productId);
    checkOrderVersion(orderVersion, gridVersionOf(before));
    const places = new Map(orderOf(before.rows, queue).map(({ id, queue: place }) => [id, place]));
    const placeOf = (row: ProductVariantRow) => places.get(row.id) ?? row.queue;
    const rows = before.rows.toSorted((a, b) => placeOf(b) - placeOf(a)).map(inputOf);
    await writeVariants(tx, [{ productId, rows, action: 'order' }]);
  });
  return presentVariants(ctx.db, productId);
}

/** Stores the variants of products, updates the search for their codes and records the changes. */
export async function writeVariants(
  tx: ContentTransaction,
  grids: readonly VariantGrid[],
): Promise<Change[]> {
  const changes = await storeVariants(tx, grids);
  if (changes.length === 0) {
    tx.leaveUnchanged();
    return [];
  }
  await reindexProducts(
    tx.db,
    changes.map(({ id }) => Number(id)),
  );
  await tx.recordAll(changes);
  return changes;
}

/** @throws AppError 404 */
async function loadGrid({ db }: ContentTransaction, productId: number): Promise<Grid> {
  if (!(await isLiveProduct(db, productId))) throw notFound();
  return (await loadGrids(db, [productId]))(productId);
}

/** @throws AppError 422 if the successor of the product's own code does not fit with its status */
async function checkOwn(db: Reader, productId: number, own: VariantsUpdate['own']): Promise<void> {
  if (!own) return;
  const problem = successorProblem({ ...own, code: (await selectProductCode(db, productId)) ?? '' });
  if (problem !== undefined) throw invalid({ 'own.successor': [problem] });
}

/** @throws AppError 422 for successors that were named anew and that no live article has as its code */
async function checkSuccessors(
  db: Reader,
  before: Grid,
  { variants, own }: Pick<VariantsUpdate, 'variants' | 'own'>,
): Promise<void> {
  const known = new Set(
    [before.own, ...before.rows.map(({ ordering }) => ordering)].map(({ successor }) => successor),
  );
  const named = [
    { field: 'own.successor', successor: own?.successor ?? '' },
    ...variants.map(({ ordering }, index) => ({
      field: `variants.${index}.successor`,
      successor: ordering?.successor ?? '',
    })),
  ].filter(({ successor }) => successor !== '' && !known.has(successor));
  const owners = await findCodeOwners(
    db,
    named.map(({ successor }) => successor),
  );
  const unknown = named.filter(({ successor }) => !owners.has(successor));
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map(({ field, successor }) => [field, [unknownSuccessor(successor)]])),
    );
}
