import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { addressForms, shortLinkKinds } from './short-code.rules.ts';

const language = z.union([z.literal(''), z.string().regex(/^[a-z]{2}$/)]).default('');

/** How the code is printed: the form of its address, and a language that it pins; empty for the visitor's own. */
export const PrintedForm = z.object({ form: z.enum(addressForms).default('short'), lang: language });
export type PrintedForm = z.infer<typeof PrintedForm>;

/** Body of POST `/short-links`. A record has one short link; it is made at the first call. */
export const ShortLinkRequest = PrintedForm.extend({ kind: z.enum(shortLinkKinds), id });
export type ShortLinkRequest = z.infer<typeof ShortLinkRequest>;

/** Query of GET `/short-links/{short}/{file}`. */
export const QrFileQuery = PrintedForm;

export const ShortLink = z.object({
  short: z.string(),
  /** The full address in the chosen form. */
  address: z.string(),
  /** Whether the origin of the address is that of this call, because the site's public address is not set. */
  is_origin_guessed: z.boolean(),
  /** The GTIN of 14 digits; null if the article has none. */
  gtin: z.string().nullable(),
  /** The QR code: its side with the quiet zone, and what is dark as an SVG path of the same units. */
  qr: z.object({ size: z.int(), path: z.string() }),
  /** The scans of the last 30 days, the oldest first; the last one is today. */
  scans: z.array(z.object({ day: z.string(), count: z.int() })),
});
export type ShortLink = z.infer<typeof ShortLink>;
export const ShortLinkAnswer = Success.extend({ data: ShortLink });
export type ShortLinkAnswer = z.infer<typeof ShortLinkAnswer>;
