import { z } from 'zod';
import { emptyAsMissing, id } from '#shared/schema/fields.ts';

const utm = z.string().max(300).optional();

/** Body of POST `/api/visits`: a page view. It says nothing about the visitor. */
export const Visit = z.object({
  /** A route name of the site; other names are not counted. */
  page: z.string().max(50),
  /** The id of the shown product or post. */
  record_id: emptyAsMissing(id.optional()),
  /** The text of a search without results. */
  search: z.string().max(500).optional(),
  /** The host that linked to the site, empty for none; sent only for the first page of an arrival. */
  referrer: z.string().max(300).optional(),
  /** The campaign parameters of the link; sent only for the first page of an arrival. */
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
});
export type Visit = z.output<typeof Visit>;
