import { z } from 'zod';

/** What every refused or failed call answers (api.md, "Writes"). */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** With 409: the record as it is now, for a form that offers both. */
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof Failure>;

export const Success = z.object({ success: z.literal(true), message: z.string().optional() });
export type Success = z.infer<typeof Success>;

/** A write's answer that carries the record as it is now. */
export function written<Data extends z.ZodType>(data: Data) {
  return Success.extend({ data });
}

/** A page of a list; `current_page` counts from 1. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  });
}
export type Paged<Item> = {
  data: Item[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
};
