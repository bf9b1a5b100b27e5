import { z } from 'zod';
import { PublicSize, PublicFinish } from '#features/offered-variants/offered-variants.ts';

/** An option of a filter with the number of products that it would show. */
export const FilterChoice = PublicSize.extend({ count: z.int() });
export type FilterChoice = z.infer<typeof FilterChoice>;
export const FinishChoice = PublicFinish.extend({ count: z.int() });
export type FinishChoice = z.infer<typeof FinishChoice>;

/** The values of an attribute that divide the products of a category, with keys like `5-zamak`. */
export const OfferedAttribute = z.object({ label: z.string(), choices: z.array(FilterChoice) });
export type OfferedAttribute = z.infer<typeof OfferedAttribute>;

/** The filters of a category's list, for its page. */
export const filterParts = {
  /** The chosen keys of each filter, without unknown ones. */
  transporter_types: z.array(z.string()),
  sizes: z.array(z.string()),
  finishes: z.array(z.string()),
  attributes: z.array(z.string()),
  /**
   * The options that products of the category have, and chosen ones. A count is the number of products that the
   * list would show with only this option in its filter and the other filters unchanged; it may be 0.
   */
  offered_transporter_types: z.array(FilterChoice),
  offered_sizes: z.array(FilterChoice),
  offered_finishes: z.array(FinishChoice),
  /** Up to four attributes; none in a category with many products. */
  offered_attributes: z.array(OfferedAttribute),
};
export type FilterParts = z.infer<z.ZodObject<typeof filterParts>>;
