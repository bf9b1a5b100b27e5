import { z } from 'zod';

/** The content that the Content-Security-Policy of the pages blocked in the last 30 days, the most frequent first. */
export const BlockedSources = z.array(
  z.object({
    /** Whether a page of the site or the panel tried to load it. */
    area: z.enum(['site', 'panel']),
    /** The directive of the policy that blocked it, like `script-src-elem`. */
    directive: z.string(),
    /** The blocked host, or a browser's keyword like `inline`. */
    source: z.string(),
    count: z.int(),
    last_day: z.string(),
  }),
);
export type BlockedSources = z.infer<typeof BlockedSources>;
