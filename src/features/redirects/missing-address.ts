import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';

/** An address that somebody asked for and that has no page. */
export const MissingAddress = z.object({
  address: z.string(),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
  /** The host of the last link that led there, empty if unknown. */
  host: z.string(),
});
export type MissingAddress = z.infer<typeof MissingAddress>;
export const MissingAddressPage = paged(MissingAddress);
export type MissingAddressPage = z.infer<typeof MissingAddressPage>;

/** Body of DELETE `/redirects/missing`. */
export const MissingAddressDelete = z.object({ address: z.string().min(1).max(500) });
