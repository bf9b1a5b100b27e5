import { z } from 'zod';

/** Counts that the dashboard shows. */
export const Dashboard = z.object({
  products: z.int(),
  inactive_products: z.int(),
  scheduled_products: z.int(),
  categories: z.int(),
  pictures: z.int(),
  documents: z.int(),
  /** Bytes of pictures, their variants and documents. */
  media_bytes: z.int(),
  languages: z.int(),
  /** The products changed last, newest first. */
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
