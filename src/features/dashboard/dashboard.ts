import { z } from 'zod';
import { messageTypes } from '#shared/rules/message-types.ts';

/** Days that the statistics compare with as many before: whole weeks, so that weekdays meet. */
export const statisticsDays = 56;

const count = z.int();

/** One day of the site's time zone. */
const VisitDay = z.object({
  /** Like `2026-11-23`. */
  day: z.string(),
  count,
  /** The visits of the same weekday, eight weeks before. */
  previous: count,
});
export type VisitDay = z.infer<typeof VisitDay>;

/** Clicks on WhatsApp and phone links in a week. */
const LeadWeek = z.object({
  /** Its first day. */
  from: z.string(),
  to: z.string(),
  whatsapp: count,
  phone: count,
});
export type LeadWeek = z.infer<typeof LeadWeek>;

const SeenProduct = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  visits: count,
  /** Clicks on WhatsApp and phone links of the product. */
  leads: count,
});
export type SeenProduct = z.infer<typeof SeenProduct>;

const NewMessage = z.object({
  id: z.int(),
  type: z.enum(messageTypes),
  name: z.string(),
  subject: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** What staff see first: counts, what waits for them, and what visitors looked at in the last eight weeks. */
export const Dashboard = z.object({
  products: count,
  /** What visitors see; the next three are why they do not see the others. */
  visible_products: count,
  inactive_products: count,
  scheduled_products: count,
  products_in_inactive_categories: count,
  categories: count,
  pictures: count,
  documents: count,
  videos: count,
  /** The size of all pictures, their renditions, documents and videos, in bytes. */
  media_bytes: z.int(),
  languages: count,
  /** Unread messages of the inboxes. */
  unread: z.record(z.enum(messageTypes), count),
  new_messages: z.array(NewMessage),
  subscribers: count,
  new_subscribers: z.array(z.object({ id: z.int(), email: z.string(), created_at: z.string() })),
  mail: z.object({ is_configured: z.boolean(), waiting: count, failed: count }),
  /** Pictures that pages use and that have no alternative text in the main language, `lang`. */
  missing_alt: z.object({ lang: z.string(), count }),
  visits: z.object({
    /** The first day that was ever counted; null before the first visit. */
    since: z.string().nullable(),
    /** Without gaps, the oldest first; today is the last. */
    days: z.array(VisitDay),
  }),
  lead_weeks: z.array(LeadWeek),
  seen_products: z.array(SeenProduct),
  /** Folded texts, the most frequent first. */
  failed_searches: z.array(z.object({ search: z.string(), count, last_day: z.string() })),
  /** The products that were changed last, newest first. */
  recent_products: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      updated_at: z.string(),
      updated_by: z.string().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof Dashboard>;
