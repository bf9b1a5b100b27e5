import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { flag, id, idList, jsonObject } from '#shared/schema/fields.ts';
import { productFilterShape } from '#features/product-lists/product-list.ts';

/**
 * The maximum number of products that one request changes by a filter, because other writes wait until it has
 * finished.
 */
export const maxFiltered = 5_000;

/**
 * The products of a filter, given instead of ids. The request is refused if their number is no longer
 * `expected_count`.
 */
const filtered = {
  filter: jsonObject(productFilterShape).optional(),
  expected_count: z.coerce.number().int().min(1).optional(),
};
type Filtered = z.infer<z.ZodObject<typeof filtered>>;

const isSelection = (ids: readonly number[] | undefined, { filter, expected_count: count }: Filtered) =>
  ids ? ids.length > 0 && !filter : filter !== undefined && count !== undefined;
const noSelection = 'En az bir ürün seçin';

/** Body of PUT `/products/active`. The request changes all products or none. */
export const ProductsActivation = z
  .object({ id_list: idList.optional(), ...filtered, is_active: flag })
  .refine(({ id_list: ids, ...rest }) => isSelection(ids, rest), { path: ['id_list'], error: noSelection });
export type ProductsActivation = z.infer<typeof ProductsActivation>;

/** Body of PUT `/products/category`. The products keep their positions in the catalogue. */
export const ProductsMove = z
  .object({ id_list: idList.optional(), ...filtered, category_id: id })
  .refine(({ id_list: ids, ...rest }) => isSelection(ids, rest), { path: ['id_list'], error: noSelection });
export type ProductsMove = z.infer<typeof ProductsMove>;

/** Body of DELETE `/products`. */
export const ProductsDeletion = z
  .object({ delete_list: idList.optional(), ...filtered })
  .refine(({ delete_list: ids, ...rest }) => isSelection(ids, rest), {
    path: ['delete_list'],
    error: noSelection,
  });
export type ProductsDeletion = z.infer<typeof ProductsDeletion>;

/** The number of products that the request changed; those that already had the value are not included. */
export const ProductsChanged = Success.extend({ data: z.object({ changed: z.int() }) });
export type ProductsChanged = z.infer<typeof ProductsChanged>;

/** `data` of a 422 refusal: the products that caused it. */
export const ProductsRefused = z.object({ refused: z.array(z.object({ id: z.int(), message: z.string() })) });
export type ProductsRefused = z.infer<typeof ProductsRefused>;

/** Query of GET `/products/hidden-gaps`: the products that an activation would show. */
export const HiddenGapsQuery = z.object({ id_list: idList.optional(), filter: filtered.filter });
export type HiddenGapsQuery = z.infer<typeof HiddenGapsQuery>;

/** What the hidden ones among these products lack; the most frequent gap first. */
export const HiddenGaps = z.object({
  hidden: z.int(),
  incomplete: z.int(),
  gaps: z.array(
    z.object({
      who: z.enum(['visitors', 'search', 'language']),
      field: z.string(),
      lang: z.string().nullable(),
      label_id: z.int().nullable(),
      /** The name of the required label in the main language. */
      label: z.string(),
      count: z.int(),
    }),
  ),
  /** The first product that lacks something. */
  first: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type HiddenGaps = z.infer<typeof HiddenGaps>;
