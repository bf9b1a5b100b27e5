import { z } from 'zod';
import { messageTypes } from '#shared/rules/message-types.ts';

/**
 * The days of the statistics and of the period before them. Whole weeks, so that equal weekdays are compared.
 */
export const statisticsDays = 56;

const count = z.int();

/** A day in the site's time zone. */
const VisitDay = z.object({
  /** Like `2026-11-23`. */
  day: z.string(),
  count,
  /** The visits on the same weekday eight weeks before. */
  previous: count,
});
export type VisitDay = z.infer<typeof VisitDay>;

/** Clicks on WhatsApp and phone links in a week. */
const LeadWeek = z.object({
  /** The first day of the week. */
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
  /** Clicks on the product's WhatsApp and phone links. */
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

/** The start screen of the panel: counts, open tasks, and what visitors looked at in the last eight weeks. */
export const Dashboard = z.object({
  products: count,
  /**
   * Products that visitors see; the next three count the others by the reason why visitors do not see them.
   */
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
  /** Used pictures without an alternative text in the main language (`lang`). */
  missing_alt: z.object({ lang: z.string(), count }),
  visits: z.object({
    /** The first day with counted visits; null before the first visit. */
    since: z.string().nullable(),
    /** All days without gaps, the oldest first; the last is today. */
    days: z.array(VisitDay),
  }),
  lead_weeks: z.array(LeadWeek),
  seen_products: z.array(SeenProduct),
  /** Folded texts, the most frequent first. */
  failed_searches: z.array(z.object({ search: z.string(), count, last_day: z.string() })),
  /** The products that were changed last, the newest change first. */
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
