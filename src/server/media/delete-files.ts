import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { ifDeletionsAllowed } from '#server/db/file-deletions.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';

/**
 * Runs the part of a job that deletes stored files.
 * @throws RetryLater while a backup is made, which copies files that its snapshot still names
 */
export async function deleteFiles(
  { config }: Pick<Context, 'config'>,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await ifDeletionsAllowed(config, work))) throw new RetryLater(minuteMs);
}
