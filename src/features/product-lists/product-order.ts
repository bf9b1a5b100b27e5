import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { id, orderVersion, position, queueList, emptyAsMissing } from '#shared/schema/fields.ts';
import { ProductList } from '#features/products/product.ts';

/** The list to order: a section, or the products of one category and its descendants. */
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
  /** Of the featured products those that visitors do not see; the home page skips them. */
  hidden_ids: z.array(z.int()),
  order_version: z.string(),
});
export type ProductOrder = z.infer<typeof ProductOrder>;

/** Body of PUT `/products/queue`: a list or a part of it. With `category_id`, other categories' ids are refused. */
export const ProductQueue = z.object({ ...list, queue: queueList, order_version: orderVersion });
export type ProductQueue = z.infer<typeof ProductQueue>;

/** Body of PUT `/products/move`: one product and its new position from 1; past the end means last. */
export const ProductMove = z.object({ ...list, id, position, order_version: orderVersion });
export type ProductMove = z.infer<typeof ProductMove>;

/** The answer of a call that changes an order, with the version to send in the next one. */
export const OrderWritten = Success.extend({ data: z.object({ order_version: z.string() }) });
export type OrderWritten = z.infer<typeof OrderWritten>;
