import { z } from 'zod';

/** A session that has not ended. */
export const Session = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** The browser's own description of itself; empty when it sent none. */
  user_agent: z.string(),
  ip: z.string(),
  /** Whether the call came with this session. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const Sessions = z.array(Session);
