import { z } from 'zod';

/** The lengths of the ranges in days; each range ends today. */
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
  /** The visits on the corresponding day of the previous period. */
  previous: count,
});
export type VisitDay = z.infer<typeof VisitDay>;

/** The number of clicks on WhatsApp and phone links from one day to another, both inclusive. */
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

/**
 * `name` is empty for visits without a referrer, and `*` for the visits whose names exceeded the daily limit
 * of names.
 */
const VisitSource = z.object({ name: z.string(), count, previous: count });
export type VisitSource = z.infer<typeof VisitSource>;

/**
 * The visits in a range of days, with numbers of the previous range. It contains nothing about a
 * single visitor.
 */
export const Statistics = z.object({
  visits: z.object({
    /** The first day with counted visits; null before the first visit. */
    since: z.string().nullable(),
    /** All days without gaps, the oldest first; the last is today. */
    days: z.array(VisitDay),
  }),
  /** The sites that visitors came from, the most frequent first. */
  hosts: z.array(VisitSource),
  /** The campaigns of the links that visitors followed, as `source / medium / campaign`. */
  campaigns: z.array(VisitSource),
  leads: z.array(LeadPeriod),
  seen_products: z.array(SeenProduct),
  /** Searches without results as folded texts, the most frequent first. */
  failed_searches: z.array(z.object({ search: z.string(), count, last_day: z.string() })),
});
export type Statistics = z.infer<typeof Statistics>;
