import { z } from 'zod';

/** A running process of the program, as the dashboard shows it. */
export const RunningProcess = z.object({
  id: z.string(),
  host: z.string(),
  version: z.string(),
  started_at: z.string(),
  seen_at: z.string(),
  /** Whether it has not been seen for so long that it has frozen, was killed, or has lost the database. */
  is_missing: z.boolean(),
});
export const RunningProcesses = z.array(RunningProcess);
