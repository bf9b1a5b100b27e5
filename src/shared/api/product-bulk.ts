import { z } from 'zod';
import { Success } from '../schema/envelope.ts';
import { flag, id, idList } from '../schema/fields.ts';

const nonEmptyIds = idList.refine((ids) => ids.length > 0, 'En az bir ürün seçin');

/** Body of PUT `/products/active`, which changes all products or none. */
export const ProductsActivation = z.object({ id_list: nonEmptyIds, is_active: flag });
export type ProductsActivation = z.infer<typeof ProductsActivation>;

/** Body of PUT `/products/category`, which keeps the positions in the catalogue. */
export const ProductsMove = z.object({ id_list: nonEmptyIds, category_id: id });
export type ProductsMove = z.infer<typeof ProductsMove>;

/** Body of DELETE `/products`. */
export const ProductsDeletion = z.object({ delete_list: nonEmptyIds });
export type ProductsDeletion = z.infer<typeof ProductsDeletion>;

/** The number of changed products; a product that already had the value is not written. */
export const ProductsChanged = Success.extend({ data: z.object({ changed: z.int() }) });
export type ProductsChanged = z.infer<typeof ProductsChanged>;

/** `data` of a 422 refusal: the products because of which nothing was changed. */
export const ProductsRefused = z.object({ refused: z.array(z.object({ id: z.int(), message: z.string() })) });
export type ProductsRefused = z.infer<typeof ProductsRefused>;
