import { z } from 'zod';

/** Title and meta description by route name (docs/product.md, "Titles and descriptions"). */
export const PageMetas = z.record(z.string(), z.object({ title: z.string(), description: z.string() }));
export type PageMetas = z.infer<typeof PageMetas>;
