import type { ProductMove, ProductQueue } from '../product-order.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { writeOrder, type Ordered } from '#server/db/write-order.ts';
import {
  assignPlaces,
  checkOrderVersion,
  idsInOrder,
  listChangedError,
  movedRange,
  orderOf,
} from '#server/records/order.ts';
import {
  countAtPlaces,
  countList,
  orderColumn,
  selectPlaces,
  selectProductOrder,
  selectTopPlace,
} from './order.queries.ts';
import { orderEntity } from './order-history.queries.ts';
import { changedRange, listNameOf } from './order-history.read.ts';
import { getListCategoryIds, readCurrentVersion, readOrderVersion, type ListName } from './order.read.ts';

type OrderChange = { before: Ordered[]; after: Ordered[] };

/** Sorts a list or a part of it. Returns the list's new `order_version`. */
export async function orderProducts(ctx: Context, actor: Actor, input: ProductQueue): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkListVersion(tx, input);
    return storeOrder(tx, input, idsInOrder(input.queue));
  });
}

/** Moves one product to a position of the list. Returns the list's new `order_version`. */
export async function moveProduct(ctx: Context, actor: Actor, input: ProductMove): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkListVersion(tx, input);
    const list = await selectProductOrder(tx.db, input.section, await getListCategoryIds(tx.db, input));
    const ids = list.map(({ id }) => id);
    return storeOrder(tx, input, movedRange(ids, input.id, input.position));
  });
}

/** The positions for a product that is added at the top of both lists. */
export async function topPlaces(db: Reader): Promise<Places> {
  return {
    queue: (await selectTopPlace(db, 'catalogue')) + 1,
    featured_queue: (await selectTopPlace(db, 'featured')) + 1,
  };
}

type Places = { queue: number; featured_queue: number };

/** Free positions at the top of both lists, for products that are written together. */
export type ReservedPlaces = {
  /** Returns the positions of the next new product. The first new product gets the highest ones. */
  takeNew: () => Places;
  /** Returns the position of the next product that becomes featured. */
  takeFeatured: () => number;
};

/** Reserves positions for `newProducts` products in all, even if they are written in several batches. */
export async function reservePlaces(db: Reader, newProducts: number): Promise<ReservedPlaces> {
  const free = await topPlaces(db);
  let waiting = newProducts;
  return {
    takeNew: () => {
      waiting -= 1;
      return { queue: free.queue + waiting, featured_queue: free.featured_queue + waiting };
    },
    takeFeatured: () => {
      free.featured_queue += 1;
      return free.featured_queue - 1;
    },
  };
}

async function checkListVersion(
  tx: ContentTransaction,
  { section, order_version: sent }: ProductQueue | ProductMove,
): Promise<void> {
  if (sent !== undefined) checkOrderVersion(sent, await readCurrentVersion(tx.db, section, sent));
}

async function storeOrder(
  tx: ContentTransaction,
  list: ProductQueue | ProductMove,
  ids: readonly number[],
): Promise<string> {
  const { section, order_version: sent } = list;
  const { before, after } = await planOrder(tx.db, list, ids);
  const places = new Map(before.map(({ id, queue }) => [id, queue]));
  const moved = after.filter(({ id, queue }) => places.get(id) !== queue);
  if (moved.length === 0) tx.leaveUnchanged();
  else {
    await writeOrder(tx.db, { table: 'products', column: orderColumn[section] }, moved);
    const range = changedRange(idsInOrder(before), idsInOrder(after));
    await tx.record({ entity: orderEntity, id: listNameOf(list), action: 'order', ...range });
  }
  return sent === undefined ? readOrderVersion(tx.db, list) : readCurrentVersion(tx.db, section, sent);
}

/**
 * Plans an order as `orderOf` does. If possible it reads only the given part of a long list.
 *
 * @throws AppError 422 for ids that are unknown, repeated or not in the list.
 */
async function planOrder(db: Reader, list: ListName, ids: readonly number[]): Promise<OrderChange> {
  const { section } = list;
  const categoryIds = await getListCategoryIds(db, list);
  const rows = await selectPlaces(db, section, { ids, categoryIds });
  if (rows.length !== ids.length) throw listChangedError();
  const places = rows.map(({ queue }) => queue);
  const isPart = rows.length < (await countList(db, section));
  const isDistinct = (await countAtPlaces(db, section, places)) === rows.length;
  if (isPart && isDistinct) return { before: rows, after: assignPlaces(rows, ids) };
  const before = await selectProductOrder(db, section);
  return { before, after: orderOf(before, ids) };
}
