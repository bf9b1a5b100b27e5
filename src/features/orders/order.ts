import { z } from 'zod';
import { Picture } from '#shared/schema/media.ts';

/** One product of an offer request, as it was when the visitor sent the request. */
export const OrderLine = z.object({
  /** Null if the product no longer existed. */
  product_id: z.int().nullable(),
  name: z.string(),
  /** The size and finish, such as `25 mm · Nikel`; empty for a product without variants. */
  variant: z.string(),
  code: z.string(),
  picture: Picture.nullable(),
  /** 0 if the visitor left the quantity open. */
  quantity: z.int(),
  note: z.string(),
  wants_sample: z.boolean(),
  /** Whether the product still exists, so that the panel can open it. */
  is_available: z.boolean(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** An offer request for products, without prices (docs/product.md, "Messages"). */
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
