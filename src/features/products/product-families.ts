import { z } from 'zod';

export const completenessCounts = {
  products: z.int(),
  /** Those that lack nothing. */
  complete: z.int(),
  /** The average of their scores, rounded down; 100 means that nothing is missing. */
  score: z.int(),
  /** The names of gaps in the filter of the list, the most frequent first. */
  gaps: z.array(z.object({ key: z.string(), count: z.int() })),
};

/** How complete the products of a category and of those below it are. */
export const FamilyCompleteness = z.object({
  category_id: z.int(),
  /** The names from the main category down. */
  path: z.array(z.string()),
  /** The category whose template applies here; null without one. */
  family: z.string().nullable(),
  ...completenessCounts,
});
export type FamilyCompleteness = z.infer<typeof FamilyCompleteness>;

/** Answer of GET `/products/completeness`. */
export const ProductCompleteness = z.object({
  ...completenessCounts,
  families: z.array(FamilyCompleteness),
  /** Products that are measured in the coming night. */
  unmeasured: z.int(),
});
export type ProductCompleteness = z.infer<typeof ProductCompleteness>;
