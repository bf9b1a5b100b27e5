import { z } from 'zod';

export const Session = z.object({
  id: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** The `User-Agent` header; empty if the browser sent none. */
  user_agent: z.string(),
  ip: z.string(),
  /** Whether this session made the request. */
  is_current: z.boolean(),
});
export type Session = z.infer<typeof Session>;
export const Sessions = z.array(Session);
