import { z } from 'zod';
import { Success } from './envelope.ts';
import { id, orderVersion, position, queueList, emptyAsMissing } from './fields.ts';
import { ProductList } from './product.ts';

/** Which list: a section, and of the catalogue the part of one category with its descendants. */
const list = {
  section: emptyAsMissing(ProductList.default('catalogue')),
  category_id: emptyAsMissing(id.optional()),
};

/** GET `/products/queue`: a whole list for the sort mode. */
export const ProductOrderQuery = z.object(list);
export type ProductOrderQuery = z.infer<typeof ProductOrderQuery>;

export const ProductOrder = z.object({
  /** In their order; names in the main language. */
  data: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      /** Address of a small picture. */
      image: z.string().nullable(),
    }),
  ),
  order_version: z.string(),
});
export type ProductOrder = z.infer<typeof ProductOrder>;

/** PUT `/products/queue`: a whole list or a part of it; with `category_id` ids of other categories are refused. */
export const ProductQueue = z.object({ ...list, queue: queueList, order_version: orderVersion });
export type ProductQueue = z.infer<typeof ProductQueue>;

/** PUT `/products/move`: one product to a position of a list, counted from 1; past the end is the end. */
export const ProductMove = z.object({ ...list, id, position, order_version: orderVersion });
export type ProductMove = z.infer<typeof ProductMove>;

/** The answer of every call that changes an order: the version to send with the next one. */
export const OrderWritten = Success.extend({ data: z.object({ order_version: z.string() }) });
export type OrderWritten = z.infer<typeof OrderWritten>;
