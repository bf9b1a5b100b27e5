import type { PublicLanguage } from '#shared/api/language.ts';
import type { Context } from '#server/context.ts';
import { listActiveLanguages } from '#server/features/languages/languages.service.ts';
import { selectNextPublication } from '#server/features/product-lists/visible-products.ts';
import { csrfBucketEnd } from '#server/http/csrf.ts';

/** A content revision, and the stretch of time in which it shows the same. */
export type Epoch = {
  rev: number;
  /** Milliseconds since 1970 at which pages would change by themselves. */
  until: number;
  languages: PublicLanguage[];
};

/** Reads what belongs to a revision; `rev` was read before. */
export async function loadEpoch(ctx: Context, rev: number): Promise<Epoch> {
  const now = ctx.clock.now();
  const next = await selectNextPublication(ctx.db, now.toISOString());
  return {
    rev,
    until: Math.min(
      csrfBucketEnd(now).getTime(),
      nextMidnight(now, ctx.config.timeZone),
      next === undefined ? Infinity : Date.parse(next),
    ),
    languages: await listActiveLanguages(ctx.db),
  };
}

/**
 * The next midnight of a time zone, in milliseconds since 1970. Where a change of the clocks lies
 * between, it is an hour early or late; the one after is right again.
 */
export function nextMidnight(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const passed = (read('hour') * 60 + read('minute')) * 60 + read('second');
  return now.getTime() - now.getMilliseconds() + (86_400 - passed) * 1000;
}
