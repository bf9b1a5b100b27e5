import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { emptyAsMissing, searchText } from '#shared/schema/fields.ts';
import { sender, typedLine } from '#features/public-forms/public-form.ts';

/** An address gets the newsletter only when it is `confirmed`. */
export const subscriberStates = ['pending', 'confirmed', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

export const subscriberStateNames: Readonly<Record<SubscriberState, string>> = {
  pending: 'Onay bekliyor',
  confirmed: 'Onaylandı',
  left: 'Ayrıldı',
};

/** Query of GET `/newsletter-sub`. */
export const SubscriberQuery = z.object({
  page: z.coerce.number().int().min(1).catch(1).default(1),
  search: searchText,
  state: emptyAsMissing(z.enum(subscriberStates).optional()),
});
export type SubscriberQuery = z.output<typeof SubscriberQuery>;

export const Subscriber = z.object({
  id: z.int(),
  email: z.string(),
  lang: z.string(),
  /** The path of the page whose form the subscriber sent. */
  form: z.string(),
  created_at: z.string(),
  state: z.enum(subscriberStates),
  confirmed_at: z.string().nullable(),
  left_at: z.string().nullable(),
});
export type Subscriber = z.infer<typeof Subscriber>;
export const SubscriberPage = paged(Subscriber);
export type SubscriberPage = z.infer<typeof SubscriberPage>;

/** Body of POST `/api/newsletter-sub`; only the e-mail address is required. */
export const NewsletterForm = z.object({ ...sender, email: typedLine });
export type NewsletterForm = z.output<typeof NewsletterForm>;
