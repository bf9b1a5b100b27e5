import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { historyEntry } from '#shared/schema/history.ts';
import { localisedOutput } from '#shared/schema/localised.ts';
import { productFields, productTexts } from './product.ts';
import { GalleryAction, GalleryVersionFile } from '#features/galleries/gallery.ts';
import { GalleryType } from '#features/galleries/gallery.ts';
import { VariantsAction, VariantVersion } from '#features/variants/variant.ts';

/**
 * An old version of a product without galleries and variants. `category_name` is the category's present name
 * in the main language.
 */
export const ProductVersion = localisedOutput({ ...productFields, category_name: z.string() }, productTexts);
export type ProductVersion = z.infer<typeof ProductVersion>;

/**
 * A change of a product (`part` is null), of one of its galleries, or of its variants. In the latter two,
 * `before` and `after` contain all files or all variants in order.
 */
export const ProductHistoryEntry = z.discriminatedUnion('part', [
  historyEntry(ProductVersion).extend({ part: z.null() }),
  historyEntry(z.array(GalleryVersionFile)).extend({ part: GalleryType, action: GalleryAction }),
  historyEntry(z.array(VariantVersion)).extend({ part: z.literal('variants'), action: VariantsAction }),
]);
export type ProductHistoryEntry = z.infer<typeof ProductHistoryEntry>;

/** One page of the history of a product, its galleries and its variants, the latest change first. */
export const ProductHistoryPage = paged(ProductHistoryEntry);
export type ProductHistoryPage = z.infer<typeof ProductHistoryPage>;
