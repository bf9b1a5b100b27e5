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

/** Puts a list or a part of it in order; returns the list's new `order_version`. */
export async function orderProducts(ctx: Context, actor: Actor, input: ProductQueue): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkListVersion(tx, input);
    return storeOrder(tx, input, idsInOrder(input.queue));
  });
}

/** Moves one product to a position of the list; returns the list's new `order_version`. */
export async function moveProduct(ctx: Context, actor: Actor, input: ProductMove): Promise<string> {
  return inContentTransaction(ctx, actor, async (tx) => {
    await checkListVersion(tx, input);
    const list = await selectProductOrder(tx.db, input.section, await getListCategoryIds(tx.db, input));
    const ids = list.map(({ id }) => id);
    return storeOrder(tx, input, movedRange(ids, input.id, input.position));
  });
}

/** The places of a product at the top of both lists. */
export async function topPlaces(db: Reader): Promise<Places> {
  return {
    queue: (await selectTopPlace(db, 'catalogue')) + 1,
    featured_queue: (await selectTopPlace(db, 'featured')) + 1,
  };
}

type Places = { queue: number; featured_queue: number };

/** Free places at the top of both lists, for products that are written together. */
export type ReservedPlaces = {
  /** For the next new product: the first one stands on top. */
  takeNew: () => Places;
  /** For the next product that becomes featured. */
  takeFeatured: () => number;
};

/** `newProducts`: how many new products there will be in all; they may be written in several pieces. */
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
 * As `orderOf`, but reads only the given part of a long list where that is enough.
 *
 * @throws AppError 422 for ids that are unknown, repeated or of another list.
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
