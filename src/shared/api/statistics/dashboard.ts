import { z } from 'zod';

/** The counts of the dashboard. */
export const Dashboard = z.object({
  products: z.int(),
  /** What visitors see; the next three are why they do not see the others. */
  visible_products: z.int(),
  inactive_products: z.int(),
  scheduled_products: z.int(),
  products_in_inactive_categories: z.int(),
  categories: z.int(),
  pictures: z.int(),
  documents: z.int(),
  videos: z.int(),
  /** The size of all pictures, their variants, documents and videos, in bytes. */
  media_bytes: z.int(),
  languages: z.int(),
  /** The products that were changed last, newest first. */
  recent_products: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      updated_at: z.string(),
      updated_by: z.string().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;
