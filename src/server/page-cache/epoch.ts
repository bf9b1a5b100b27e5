import type { PublicLanguage } from '#features/languages/language.ts';
import type { Context } from '#server/context/context.ts';
import { csrfBucketEnd } from '#server/http/csrf.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';

/** A content revision, and the time until which its pages stay the same. */
export type Epoch = {
  rev: number;
  /** The next time at which pages change without a write, in milliseconds since 1970. */
  until: number;
  languages: PublicLanguage[];
};

/** The queries with which `loadEpoch` reads content. */
export type EpochSource = {
  listLanguages: () => Promise<PublicLanguage[]>;
  /** The next time at which a record appears or ends without a write: an ISO instant after `now`. */
  findNextPublication: (now: string) => Promise<string | undefined>;
};

/**
 * Loads the epoch of the revision `rev`. Read `rev` before this call: if content changes in between, the next
 * check then sees a newer revision.
 */
export async function loadEpoch(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { listLanguages, findNextPublication }: EpochSource,
  rev: number,
): Promise<Epoch> {
  const now = clock.now();
  const next = await findNextPublication(now.toISOString());
  const ends = [csrfBucketEnd(now).getTime(), nextMidnight(now, config.timeZone)];
  if (next !== undefined) ends.push(Date.parse(next));
  return { rev, until: Math.min(...ends), languages: await listLanguages() };
}

/** The next beginning of a day in a time zone, in milliseconds since 1970. */
export function nextMidnight(now: Date, timeZone: string): number {
  const tomorrow = daysBefore(dayIn(timeZone, now), -1);
  return Date.parse(startOfDay(timeZone, tomorrow));
}
