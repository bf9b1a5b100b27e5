import { z } from 'zod';
import { emptyAsMissing, id, line } from '#shared/schema/fields.ts';

/** Body of POST `/api/leads`: a click on a WhatsApp or phone link. */
export const LeadForm = z.object({
  kind: z.enum(['whatsapp', 'phone']),
  product_id: emptyAsMissing(id.optional()),
  page: line(500),
});
export type LeadForm = z.output<typeof LeadForm>;
