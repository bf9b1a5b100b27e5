import { z } from 'zod';
import { maxOfferLines, maxOfferNote } from '#features/orders/offer-line.rules.ts';
import { Success } from '#shared/schema/envelope.ts';
import { emptyAsMissing, flag, id, jsonList, line, longText } from '#shared/schema/fields.ts';

/**
 * A typed text; the rules of its form (`features/message-forms/message-form.rules.ts`) judge it, its length too, in the visitor's
 * language. Multipart bodies have two characters for the end of a line, which the visitor typed as one.
 */
const typed = longText(1_000_000)
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .default('');
const typedLine = typed.transform(onOneLine);

/** What every form of visitors sends beside its own fields. */
const sender = {
  /** The language of the page; answers and mails use it. */
  lang: line(5).default(''),
  /** The path of the page whose form was sent. */
  form: line(500).default(''),
  /** A UUID that the browser makes for one message: sent again, it is stored once. */
  request_id: emptyAsMissing(z.uuid().optional()),
  /** A field that people do not see; programs fill it. */
  website: z.string().max(500).default(''),
  /** Milliseconds since the form was opened; left out by callers that have no form. */
  elapsed: emptyAsMissing(z.coerce.number().min(0).optional()),
  /** The contract that is the privacy notice, and the version that the visitor saw. */
  notice_id: emptyAsMissing(id.optional()),
  notice_version: emptyAsMissing(id.optional()),
};

/** A text of one line; pasted line breaks become spaces. */
const noted = (max: number) => longText(max).transform(onOneLine);

/** One product of an offer request. Name, variant and code serve only when the product or its variant is gone. */
const OfferLineInput = z.object({
  product_id: id,
  /** Left out for a product without variants. */
  variant_id: emptyAsMissing(id.optional()),
  name: noted(300).default(''),
  /** The size and finish, such as `25 mm · Nikel`. */
  variant: noted(250).default(''),
  code: noted(50).default(''),
  /** 0 leaves the quantity open. */
  quantity: z.coerce.number().int().min(0).max(10_000_000).default(0),
  note: noted(maxOfferNote).default(''),
  wants_sample: flag.default(false),
});
export type OfferLineInput = z.output<typeof OfferLineInput>;

/** Body of POST `/api/{type}`; each type reads its own fields (docs/product.md, "Messages"). */
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
  /** Consent to news by mail, a box of its own. */
  wants_news: flag.default(false),
});
export type MessageForm = z.output<typeof MessageForm>;

/** Body of POST `/api/newsletter-sub`; only the address is needed. */
export const NewsletterForm = z.object({ ...sender, email: typedLine });
export type NewsletterForm = z.output<typeof NewsletterForm>;

/** Body of POST `/api/leads`: a WhatsApp or phone link was used. */
export const LeadForm = z.object({
  kind: z.enum(['whatsapp', 'phone']),
  product_id: emptyAsMissing(id.optional()),
  page: line(500),
});
export type LeadForm = z.output<typeof LeadForm>;

export const FormSent = Success;

/** So that no value starts a new line in the header of a mail. */
function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
