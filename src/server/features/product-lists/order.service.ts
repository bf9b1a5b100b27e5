import type { ProductMove, ProductQueue } from '#shared/api/product-order.ts';
import type { Context } from '#server/context.ts';
import {
  checkOrderVersion,
  foreignIds,
  idsInOrder,
  movedPart,
  orderOf,
  shareOut,
  writeOrder,
  type Ordered,
} from '#server/db/order.ts';
import { inContentTransaction, type Actor, type ContentTransaction } from '#server/db/transactions.ts';
import { countAtPlaces, countListed, selectPlaces, selectProductOrder } from './order.queries.ts';
import {
  readOrderVersion,
  readPresentVersion,
  selectListedCategories,
  type ListName,
} from './order.read.ts';
import { orderColumn } from '#server/features/products/products.queries.ts';

type Order = { before: Ordered[]; after: Ordered[] };

/** Puts a list or a part of it in order; answers the list's new `order_version`. */
export async function orderProducts(ctx: Context, actor: Actor, input: ProductQueue): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkVersion(tx, input);
    const order = await newPlaces(ctx, tx, input, idsInOrder(input.queue));
    return store(ctx, tx, input, order);
  });
}

/** Moves one product to a position of the list; answers the list's new `order_version`. */
export async function moveProduct(ctx: Context, actor: Actor, input: ProductMove): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkVersion(tx, input);
    const list = await selectProductOrder(tx.db, input.section, await selectListedCategories(tx.db, input));
    const ids = list.map(({ id }) => id);
    const order = await newPlaces(ctx, tx, input, movedPart(ids, input.id, input.position));
    return store(ctx, tx, input, order);
  });
}

async function checkVersion(
  tx: ContentTransaction,
  { section, order_version: sent }: ProductQueue | ProductMove,
): Promise<void> {
  if (sent !== undefined) checkOrderVersion(sent, await readPresentVersion(tx.db, section, sent));
}

/**
 * As `orderOf`, but a part of a long list is written without reading all of it.
 *
 * @throws AppError 422 for unknown, foreign or doubled ids.
 */
async function newPlaces(
  { connections: { dialect } }: Context,
  { db }: ContentTransaction,
  list: ListName,
  ids: readonly number[],
): Promise<Order> {
  const { section } = list;
  const categoryIds = await selectListedCategories(db, list);
  const held = await selectPlaces(db, section, { dialect, ids, categoryIds });
  if (held.length !== ids.length) throw foreignIds();
  const places = held.map(({ queue }) => queue);
  const isPart = held.length < (await countListed(db, section));
  const isDistinct = (await countAtPlaces(db, section, { dialect, places })) === held.length;
  if (isPart && isDistinct) return { before: held, after: shareOut(held, ids) };
  const before = await selectProductOrder(db, section);
  return { before, after: orderOf(before, ids) };
}

async function store(
  { connections }: Context,
  tx: ContentTransaction,
  list: ProductQueue | ProductMove,
  { before, after }: Order,
): Promise<string> {
  const { section, order_version: sent } = list;
  await writeOrder(tx.db, connections.dialect, { table: 'products', column: orderColumn[section] }, after);
  await tx.record({ entity: 'product-order', id: section, action: 'order', before, after });
  return sent === undefined ? readOrderVersion(tx.db, list) : readPresentVersion(tx.db, section, sent);
}
