import { z } from 'zod';
import { PublicSize, PublicFinish } from '#features/offered-variants/offered-variants.ts';

/** An option of a filter with the number of products that it would show. */
export const FilterChoice = PublicSize.extend({ count: z.int() });
export type FilterChoice = z.infer<typeof FilterChoice>;
export const FinishChoice = PublicFinish.extend({ count: z.int() });
export type FinishChoice = z.infer<typeof FinishChoice>;

/** The filters of a category's list, for its page. */
export const filterParts = {
  /** The chosen keys of each filter, without unknown ones. */
  transporter_types: z.array(z.string()),
  sizes: z.array(z.string()),
  finishes: z.array(z.string()),
  /**
   * The options that products of the category have, and chosen ones. A count is the number of products that the
   * list would show with only this option in its filter and the other filters unchanged; it may be 0.
   */
  offered_transporter_types: z.array(FilterChoice),
  offered_sizes: z.array(FilterChoice),
  offered_finishes: z.array(FinishChoice),
};
export type FilterParts = z.infer<z.ZodObject<typeof filterParts>>;
