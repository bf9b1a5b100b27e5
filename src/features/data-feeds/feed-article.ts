import { z } from 'zod';
import { claimKinds } from '#features/compliance/compliance.rules.ts';
import { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import { fallbacks } from '#shared/schema/localised.ts';

/** An article of a feed: a variant, or a product without variants. Fields are only ever added (decision 0097). */
export const FeedArticle = z.strictObject({
  code: z.string(),
  /** The code of the product; equal to `code` if it has no variants. */
  model_code: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Plain text, a line for each paragraph. */
  description: z.string(),
  /** The languages of texts that are missing in the feed's language. */
  fallbacks,
  /** The names of the categories, from the main one down. */
  category_path: z.array(z.string()),
  /** The address of its page. */
  url: z.string(),
  /** The addresses of its pictures, the first one first. */
  pictures: z.array(z.string()),
  attributes: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  size: z.string().nullable(),
  finish: z.string().nullable(),
  ordering: PublicOrdering.omit({ successor: true })
    .extend({ successor: z.strictObject({ code: z.string(), url: z.string() }).optional() })
    .optional(),
  /** The claims that are valid today; those of its finish name it. */
  claims: z.array(
    z.strictObject({
      kind: z.enum(claimKinds),
      value: z.string(),
      valid_until: z.string().optional(),
      document_url: z.string().optional(),
      finish: z.string().nullable(),
    }),
  ),
});
export type FeedArticle = z.infer<typeof FeedArticle>;

/** Answer of GET `/api/feeds/{file}` in JSON. */
export const FeedAnswer = z.object({ language: z.string(), articles: z.array(FeedArticle) });
