import { z } from 'zod';
import { Picture } from '#shared/schema/media.ts';

/** One product of an offer request, as it was when it was sent. */
export const OrderLine = z.object({
  /** Null when the product did not exist any more. */
  product_id: z.int().nullable(),
  name: z.string(),
  /** The size and finish, such as `25 mm · Nikel`; empty for a product without variants. */
  variant: z.string(),
  code: z.string(),
  picture: Picture.nullable(),
  /** 0 when the visitor left it open. */
  quantity: z.int(),
  note: z.string(),
  wants_sample: z.boolean(),
  /** Whether the panel can open the product. */
  is_available: z.boolean(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** An enquiry for products: no prices, no sale (docs/product.md, "Messages"). */
export const Order = z.object({
  id: z.int(),
  message_id: z.int(),
  created_at: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  lines: z.array(OrderLine),
});
export type Order = z.infer<typeof Order>;
