import { z } from 'zod';

/** The ranges of the statistics in days; the last one is today. */
export const statisticsRanges = ['1', '7', '30', '90', '365'] as const;

/** Query of GET `/dashboard/statistics`. */
export const StatisticsQuery = z.object({ range: z.enum(statisticsRanges).catch('30').default('30') });
export type StatisticsQuery = z.output<typeof StatisticsQuery>;
export type StatisticsRange = StatisticsQuery['range'];

const count = z.int();

/** A day in the site's time zone. */
const VisitDay = z.object({
  /** Like `2026-11-23`. */
  day: z.string(),
  count,
  /** The visits of the day at the same place in the period before. */
  previous: count,
});
export type VisitDay = z.infer<typeof VisitDay>;

/** Clicks on WhatsApp and phone links in one or several days. */
const LeadPeriod = z.object({ from: z.string(), to: z.string(), whatsapp: count, phone: count });
export type LeadPeriod = z.infer<typeof LeadPeriod>;

const SeenProduct = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  visits: count,
  /** Clicks on the product's WhatsApp and phone links. */
  leads: count,
});
export type SeenProduct = z.infer<typeof SeenProduct>;

/** `name` is empty for visits without a referrer, and `*` for all names above the limit of their day. */
const VisitSource = z.object({ name: z.string(), count, previous: count });
export type VisitSource = z.infer<typeof VisitSource>;

/** What visitors did in a range of days, beside as many days before it; nothing of a visitor. */
export const Statistics = z.object({
  visits: z.object({
    /** The first day with counted visits; null before the first visit. */
    since: z.string().nullable(),
    /** All days without gaps, the oldest first; the last is today. */
    days: z.array(VisitDay),
  }),
  /** From where visitors arrived, the most frequent first. */
  hosts: z.array(VisitSource),
  /** `source / medium / campaign` of the links that they followed. */
  campaigns: z.array(VisitSource),
  leads: z.array(LeadPeriod),
  seen_products: z.array(SeenProduct),
  /** Folded texts, the most frequent first. */
  failed_searches: z.array(z.object({ search: z.string(), count, last_day: z.string() })),
});
export type Statistics = z.infer<typeof Statistics>;
