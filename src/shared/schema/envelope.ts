import { z } from 'zod';

/** The answer of every refused or failed call (docs/product.md, "Reads and writes"). */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  /**
   * The code of an error that clients must distinguish: `totp_required`, `totp_invalid`,
   * `second_factor_required`, `reauthentication_required`.
   */
  code: z.string().optional(),
  /** Error messages by field name. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /**
   * More about the error, for programs. For status 409 of a record it is the current record, so that a form can
   * show both versions.
   */
  data: z.unknown().optional(),
});
export type Failure = z.infer<typeof Failure>;

export const Success = z.object({ success: z.literal(true), message: z.string().optional() });
export type Success = z.infer<typeof Success>;

/** The schema of a write's answer with the record after the write: `{ success: true, message?, data }`. */
export function written<Data extends z.ZodType>(data: Data) {
  return Success.extend({ data });
}

/** The schema of one page of a list (docs/product.md, "Reads and writes"); `current_page` counts from 1. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  });
}

export type Paged<Item> = Omit<z.infer<ReturnType<typeof paged>>, 'data'> & { data: Item[] };
