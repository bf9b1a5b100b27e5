import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectPurges } from './purge.queries.ts';

/** In milliseconds; a shorter failure ends before staff could do anything about it. */
const lateAfter = 2 * minuteMs;

/** The time of the first write that the CDN does not know yet, as ISO text. */
export async function findUnpurgedSince(db: Reader): Promise<string | undefined> {
  const purges = await selectPurges(db);
  return purges
    .filter(({ step }) => step !== 'again')
    .map(({ since }) => since)
    .sort()[0];
}

/** Whether visitors have seen old pages for minutes, because the CDN cannot be purged. */
export async function isPurgeLate({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>) {
  if (!config.cdn) return false;
  const since = await findUnpurgedSince(db);
  return since !== undefined && clock.now().getTime() - Date.parse(since) > lateAfter;
}
