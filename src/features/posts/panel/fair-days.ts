import { dayText } from '#panel/format/date-time-text.ts';

/** The days of a fair: `18.11.2026 – 20.11.2026`, or one day. */
export function fairDays({
  starts_on: first,
  ends_on: last,
}: Record<'starts_on' | 'ends_on', string | null>): string {
  if (!first) return '';
  return last && last !== first ? `${dayText(first)} – ${dayText(last)}` : dayText(first);
}
