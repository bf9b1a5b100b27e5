import { z } from 'zod';
import { emptyAsMissing, id } from '#shared/schema/fields.ts';
import { day } from './audit.ts';

/** Query of GET `/history`; days are in the site's time zone. `before` is the `next` of the previous answer. */
export const ContentHistoryQuery = z.object({
  entity: emptyAsMissing(z.string().max(50).optional()),
  user_id: emptyAsMissing(id.optional()),
  from: day,
  /** The last day, inclusive. */
  to: day,
  before: emptyAsMissing(id.optional()),
});
export type ContentHistoryQuery = z.infer<typeof ContentHistoryQuery>;

/** One change of content, or all changes to records of one kind by a single action. */
export const ContentChange = z.object({
  id: z.int(),
  at: z.string(),
  /** The name of the user; null if the program acted by itself. */
  actor: z.string().nullable(),
  /** The Turkish name of the action. */
  action: z.string(),
  /** The Turkish name of the record's kind, in the plural for several records and for a change of order. */
  kind: z.string(),
  /** The number of changed records. */
  count: z.int(),
  /**
   * The name of the record; empty for several records, for a change of order, for a kind without names and for a
   * record that no longer exists.
   */
  name: z.string(),
  /** The record whose form and history can be opened; null if there is none, as for several or a deleted record. */
  record: z.object({ resource: z.string(), id: z.int() }).nullable(),
});
export type ContentChange = z.infer<typeof ContentChange>;

export const ContentHistory = z.object({
  data: z.array(ContentChange),
  /** The `before` of the next page; null on the last one. */
  next: z.int().nullable(),
});
export type ContentHistory = z.infer<typeof ContentHistory>;

/** The options of the filters: the kinds of content by name, and all present and former users. */
export const HistoryChoices = z.object({
  kinds: z.array(z.object({ entity: z.string(), name: z.string() })),
  people: z.array(z.object({ id: z.int(), name: z.string(), is_former: z.boolean() })),
});
export type HistoryChoices = z.infer<typeof HistoryChoices>;
