import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { optionalId, requiredLine, version } from '#shared/schema/fields.ts';

/** The largest number of feeds. */
export const maxDataFeeds = 50;

export const feedFormats = ['json', 'csv'] as const;
const format = z.enum(feedFormats, 'JSON ya da CSV olmalı');

/** Body of POST `/data-feeds`. */
export const DataFeedCreate = z.object({
  name: requiredLine(100),
  lang: z.string().regex(/^[a-z]{2}$/, 'Bir dil seçin'),
  format,
  /** Only the products of this category and its descendants; null or missing for all. */
  category_id: optionalId.default(null),
});
export type DataFeedCreate = z.output<typeof DataFeedCreate>;

/** Body of PUT `/data-feeds/{id}`. The format is part of the address, so it stays. */
export const DataFeedUpdate = z.object({
  name: requiredLine(100).optional(),
  lang: DataFeedCreate.shape.lang.optional(),
  category_id: optionalId.optional(),
  version,
});
export type DataFeedUpdate = z.output<typeof DataFeedUpdate>;

export const DataFeed = z.object({
  id: z.int(),
  name: z.string(),
  lang: z.string(),
  format,
  category_id: z.int().nullable(),
  /** Why it answers nothing: visitors do not see its language, or its category. */
  hidden_by: z.enum(['language', 'category']).nullable(),
  created_at: z.string(),
  /** To the minute; null if it was never fetched. */
  last_used_at: z.string().nullable(),
  version: z.int(),
});
export type DataFeed = z.infer<typeof DataFeed>;

/** The feeds, the newest first. */
export const DataFeeds = z.array(DataFeed);

/**
 * The answer of POST `/data-feeds` and of a renewal: the only ones with the address. Without `PUBLIC_URL` it is
 * the path.
 */
export const DataFeedCreated = written(DataFeed.extend({ address: z.string() }));
export type DataFeedCreated = z.infer<typeof DataFeedCreated>['data'];
export const DataFeedWritten = written(DataFeed);
export const DataFeedEnded = Success;
