import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { searchText } from '#shared/schema/fields.ts';
import { sender, typedLine } from '#features/public-forms/public-form.ts';

/** Query of GET `/newsletter-sub`. */
export const SubscriberQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  search: searchText,
});
export type SubscriberQuery = z.output<typeof SubscriberQuery>;

export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  lang: z.string(),
  /** The path of the page whose form the subscriber sent. */
  form: z.string(),
  created_at: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;
export const SubscriberPage = paged(Subscriber);
export type SubscriberPage = z.infer<typeof SubscriberPage>;

/** Body of POST `/api/newsletter-sub`; only the e-mail address is required. */
export const NewsletterForm = z.object({ ...sender, email: typedLine });
export type NewsletterForm = z.output<typeof NewsletterForm>;
