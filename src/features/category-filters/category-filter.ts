import { z } from 'zod';
import { PublicSize, PublicFinish } from '#features/offered-variants/offered-variants.ts';

/** A choice of a filter with the number of products that it would show. */
export const FilterChoice = PublicSize.extend({ count: z.int() });
export type FilterChoice = z.infer<typeof FilterChoice>;
export const FinishChoice = PublicFinish.extend({ count: z.int() });
export type FinishChoice = z.infer<typeof FinishChoice>;

/** The filters of a category's list, as its page shows them. */
export const filterParts = {
  /** The keys of each filter, without unknown ones. */
  transporter_types: z.array(z.string()),
  sizes: z.array(z.string()),
  finishes: z.array(z.string()),
  /**
   * The choices of each filter with the number of products that each alone would show beside the other filters:
   * those that show any, and the chosen ones.
   */
  offered_transporter_types: z.array(FilterChoice),
  offered_sizes: z.array(FilterChoice),
  offered_finishes: z.array(FinishChoice),
};
export type FilterParts = z.infer<z.ZodObject<typeof filterParts>>;
