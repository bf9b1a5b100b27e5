import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { id, orderVersion, position, queueList, emptyAsMissing } from '#shared/schema/fields.ts';
import { ProductList } from './product-list.ts';
import { HistoryQuery, historyEntry } from '#shared/schema/history.ts';

/** The list to order: a section, or the products of a category and its descendants. */
const list = {
  section: emptyAsMissing(ProductList.default('catalogue')),
  category_id: emptyAsMissing(id.optional()),
};

/** Query of GET `/products/queue`, which returns a whole list for the sort mode. */
export const ProductOrderQuery = z.object(list);
export type ProductOrderQuery = z.infer<typeof ProductOrderQuery>;

export const ProductOrder = z.object({
  /** The products in order, with names in the main language. */
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      /** The URL of a small picture. */
      image: z.string().nullable(),
    }),
  ),
  /** The featured products that visitors do not see; the home page skips them. */
  hidden_ids: z.array(z.int()),
  order_version: z.string(),
});
export type ProductOrder = z.infer<typeof ProductOrder>;

/**
 * Body of PUT `/products/queue`: a list or a part of it. With `category_id`, ids of
 * other categories are refused.
 */
export const ProductQueue = z.object({ ...list, queue: queueList, order_version: orderVersion });
export type ProductQueue = z.infer<typeof ProductQueue>;

/** Body of PUT `/products/move`: a product and its new position, counted from 1; past the end means last. */
export const ProductMove = z.object({ ...list, id, position, order_version: orderVersion });
export type ProductMove = z.infer<typeof ProductMove>;

/**
 * Query of GET `/products/queue/history`. It finds the changes of a whole list, or those made within a
 * category.
 */
export const ProductOrderHistoryQuery = HistoryQuery.extend(ProductOrderQuery.shape);
export type ProductOrderHistoryQuery = z.infer<typeof ProductOrderHistoryQuery>;
const OrderedProduct = z.object({ id: z.int(), code: z.string(), name: z.string() });

/**
 * A change of an order. `before` and `after` show the products from the first to the last moved one, at most
 * 100; `moved` is their total number.
 */
const ProductOrderChange = historyEntry(z.array(OrderedProduct)).extend({
  /** The category whose products were sorted; null for a whole list. */
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  moved: z.int(),
});

export const ProductOrderHistoryPage = paged(ProductOrderChange);
export type ProductOrderHistoryPage = z.infer<typeof ProductOrderHistoryPage>;
