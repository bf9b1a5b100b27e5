import { z } from 'zod';
import { emptyAsMissing, id } from '#shared/schema/fields.ts';

/** Body of POST `/api/visits`: a page that a visitor saw; nothing of the visitor. */
export const Visit = z.object({
  /** A route name of the site; others are not counted. */
  page: z.string().max(50),
  /** Of the product or post that the page shows. */
  record_id: emptyAsMissing(id.optional()),
  /** What was searched for without a result. */
  search: z.string().max(500).optional(),
});
export type Visit = z.output<typeof Visit>;
