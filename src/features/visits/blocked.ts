import { z } from 'zod';

/** What the security policy of the pages kept from loading in the last 30 days, the most frequent first. */
export const BlockedSources = z.array(
  z.object({
    /** Whether a page of the site or of the panel wanted it. */
    area: z.enum(['site', 'panel']),
    /** The directive of the CSP, like `script-src-elem`. */
    directive: z.string(),
    /** A host, or a word of the browser like `inline`. */
    source: z.string(),
    count: z.int(),
    last_day: z.string(),
  }),
);
export type BlockedSources = z.infer<typeof BlockedSources>;
