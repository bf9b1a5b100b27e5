import { dayMs } from '#shared/rules/durations.ts';
import { toLocalInput } from '#panel/format/format.ts';

/** The company's day `later` days from now, such as `2026-03-05`. */
export const dayFromNow = (later = 0): string =>
  toLocalInput(new Date(Date.now() + later * dayMs).toISOString()).slice(0, 10);

/** Whether the last day of a kit is over. */
export const isKitOver = (day: string): boolean => day < dayFromNow();
