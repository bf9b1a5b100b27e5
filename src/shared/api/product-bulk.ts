import { z } from 'zod';
import { Success } from './envelope.ts';
import { flag, id, idList } from './fields.ts';

const nonEmptyIds = idList.refine((ids) => ids.length > 0, 'En az bir ürün seçin');

/** PUT `/products/active`. All of the products or none. */
export const ProductsActivation = z.object({ id_list: nonEmptyIds, is_active: flag });
export type ProductsActivation = z.infer<typeof ProductsActivation>;

/** PUT `/products/category`: moves them; their places in the catalogue stay. */
export const ProductsMove = z.object({ id_list: nonEmptyIds, category_id: id });
export type ProductsMove = z.infer<typeof ProductsMove>;

/** DELETE `/products`. */
export const ProductsDeletion = z.object({ delete_list: nonEmptyIds });
export type ProductsDeletion = z.infer<typeof ProductsDeletion>;

/** How many products were really changed: one that was so already is not written. */
export const ProductsChanged = Success.extend({ data: z.object({ changed: z.int() }) });
export type ProductsChanged = z.infer<typeof ProductsChanged>;

/** `data` of a refusal (422): nothing was changed, for the sake of these. */
export const ProductsRefused = z.object({ refused: z.array(z.object({ id: z.int(), message: z.string() })) });
export type ProductsRefused = z.infer<typeof ProductsRefused>;
