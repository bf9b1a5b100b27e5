import { z } from 'zod';
import { paged } from '../../schema/envelope.ts';
import { historyEntry, HistoryQuery } from '../../schema/history.ts';
import { localisedOutput } from '../../schema/localised.ts';
import { Picture } from '../media.ts';
import { fileTexts, GalleryType, productFields, productTexts } from './product.ts';
import { ProductOrderQuery } from './product-order.ts';

/** A product as it was, without its galleries; `category_name` is the present name in the main language. */
export const ProductVersion = localisedOutput({ ...productFields, category_name: z.string() }, productTexts);
export type ProductVersion = z.infer<typeof ProductVersion>;

/** A file of a gallery as it was; `picture` is null for a PDF, and for a picture that is deleted since. */
export const GalleryVersionFile = localisedOutput(
  { media_id: z.int(), file_name: z.string(), picture: Picture.nullable() },
  fileTexts,
);
export type GalleryVersionFile = z.infer<typeof GalleryVersionFile>;

/** What happened to a gallery; `restore` went back to an older version of it. */
export const GalleryAction = z.enum(['add', 'update', 'remove', 'order', 'restore']);
export type GalleryAction = z.infer<typeof GalleryAction>;

/**
 * A change of a product (`gallery` null), or of one of its galleries: then `before` and `after` are the files
 * of the whole gallery, in order.
 */
export const ProductHistoryEntry = z.discriminatedUnion('gallery', [
  historyEntry(ProductVersion).extend({ gallery: z.null() }),
  historyEntry(z.array(GalleryVersionFile)).extend({ gallery: GalleryType, action: GalleryAction }),
]);
export type ProductHistoryEntry = z.infer<typeof ProductHistoryEntry>;

/** One page of the history of a product and its galleries, the latest change first. */
export const ProductHistoryPage = paged(ProductHistoryEntry);
export type ProductHistoryPage = z.infer<typeof ProductHistoryPage>;

/** Query of GET `/products/queue/history`: the changes of a list, or those made within one category. */
export const ProductOrderHistoryQuery = HistoryQuery.extend(ProductOrderQuery.shape);
export type ProductOrderHistoryQuery = z.infer<typeof ProductOrderHistoryQuery>;

const OrderedProduct = z.object({ id: z.int(), code: z.string(), name: z.string() });

/**
 * A change of an order: `before` and `after` show the products between the first and the last that moved, at
 * most 100 of `moved`.
 */
const ProductOrderChange = historyEntry(z.array(OrderedProduct)).extend({
  /** The category whose list was sorted; null for a whole list. */
  category: z.object({ id: z.int(), name: z.string() }).nullable(),
  moved: z.int(),
});

export const ProductOrderHistoryPage = paged(ProductOrderChange);
export type ProductOrderHistoryPage = z.infer<typeof ProductOrderHistoryPage>;
