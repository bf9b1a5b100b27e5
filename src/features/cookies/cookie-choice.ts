import { z } from 'zod';
import { consentCategories, vendors } from '#features/integrations/integrations.rules.ts';

const list = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(values)));

/** Body of POST `/api/cookie-choices`: the receipt of a choice, whose number the visitor's browser keeps too. */
export const CookieChoice = z.object({
  /** A random number that the browser makes after the answer; it says nothing about the visitor. */
  receipt: z.uuid(),
  /** The version of the register of cookies that was shown. */
  version: z.coerce.number().int().min(1).max(10_000),
  /** The services that were asked about and the categories that were granted, comma-joined. */
  asked: list(vendors),
  granted: list(consentCategories),
});
export type CookieChoice = z.output<typeof CookieChoice>;
