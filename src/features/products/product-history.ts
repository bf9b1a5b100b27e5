import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { historyEntry, HistoryQuery } from '#shared/schema/history.ts';
import { localisedOutput } from '#shared/schema/localised.ts';
import { Picture } from '#shared/schema/media.ts';
import { fileTexts, GalleryType, productFields, productTexts } from './product.ts';
import { ProductOrderQuery } from '#features/product-lists/product-order.ts';
import { VariantVersion } from '#features/variants/variant.ts';

/** A product as it was, without its galleries and variants; `category_name` is the present name in the main language. */
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

/** What happened to the variants; `restore` went back to an older version of them. */
export const VariantsAction = z.enum(['update', 'order', 'restore']);
export type VariantsAction = z.infer<typeof VariantsAction>;

/**
 * A change of a product (`part` null), of one of its galleries or of its variants: then `before` and `after` are
 * all files of the gallery, or all variants, in order.
 */
export const ProductHistoryEntry = z.discriminatedUnion('part', [
  historyEntry(ProductVersion).extend({ part: z.null() }),
  historyEntry(z.array(GalleryVersionFile)).extend({ part: GalleryType, action: GalleryAction }),
  historyEntry(z.array(VariantVersion)).extend({ part: z.literal('variants'), action: VariantsAction }),
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
