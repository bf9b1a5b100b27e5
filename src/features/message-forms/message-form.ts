import { z } from 'zod';
import { maxOfferLines, maxOfferNote } from '#features/orders/offer-line.rules.ts';
import { Success } from '#shared/schema/envelope.ts';
import { emptyAsMissing, flag, id, jsonList, longText } from '#shared/schema/fields.ts';
import { sender, typedLine, typed, onOneLine } from '#features/public-forms/public-form.ts';

/** A text that becomes a single line: line breaks become spaces. */
const noted = (max: number) => longText(max).transform(onOneLine);

/**
 * One product of an offer request. Name, variant and code are used only if the product or
 * variant no longer exists.
 */
const OfferLineInput = z.object({
  product_id: id,
  /** The variant; missing for a product without variants. */
  variant_id: emptyAsMissing(id.optional()),
  name: noted(300).default(''),
  /** The size and finish, such as `25 mm · Nikel`. */
  variant: noted(250).default(''),
  code: noted(50).default(''),
  /** 0 means that the visitor did not say how many. */
  quantity: z.coerce.number().int().min(0).max(10_000_000).default(0),
  note: noted(maxOfferNote).default(''),
  wants_sample: flag.default(false),
});
export type OfferLineInput = z.output<typeof OfferLineInput>;

/** Body of POST `/api/{type}`. Each type uses only its own fields (docs/product.md, "Messages"). */
export const MessageForm = z.object({
  ...sender,
  name: typedLine,
  email: typedLine,
  phone: typedLine,
  company: typedLine,
  subject: typedLine,
  message: typed,
  school: typedLine,
  tour_id: typedLine,
  group_size: typedLine,
  date: typedLine,
  position: typedLine,
  /** Products of an offer, as JSON in a form field. */
  lines: jsonList(OfferLineInput, maxOfferLines).optional(),
  /** Whether the visitor agreed to news by mail, in a separate checkbox. */
  wants_news: flag.default(false),
});
export type MessageForm = z.output<typeof MessageForm>;

/** Body of POST `/api/offer/pdf`: an offer list that was not sent. */
export const OfferListForm = z.object({
  lang: sender.lang,
  lines: jsonList(OfferLineInput, maxOfferLines),
});

/**
 * The answer to a stored message. `reference` is the number by which visitor and staff refer to the message,
 * such as `K7Q2-M4XP`; `document` is the address of the PDF of a sent offer list.
 */
export const MessageStored = Success.extend({
  data: z.object({ reference: z.string(), document: z.string().optional() }),
});
export type MessageStored = z.output<typeof MessageStored>;
