import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { dayIn, daysBefore, startOfDay } from '#server/texts/day.ts';

export type Schedule = {
  timeZone: string;
  /** A time of day like `03:30`. */
  at: string;
  /** The only day of the week, 0 for Sunday; every day if it is missing. */
  weekday?: number;
  /** Milliseconds after that time. */
  plus?: number;
};

/** The last instant of the schedule that is not later than `now`, and the next one. */
export function aroundNow(schedule: Schedule, now: Date): { last: Date; next: Date } {
  const today = dayIn(schedule.timeZone, now);
  const instants: number[] = [];
  for (let ago = -8; ago <= 8; ago += 1) {
    const day = daysBefore(today, ago);
    if (schedule.weekday !== undefined && new Date(`${day}T00:00Z`).getUTCDay() !== schedule.weekday)
      continue;
    instants.push(instantOf(schedule, day));
  }
  const past = instants.filter((instant) => instant <= now.getTime());
  const future = instants.filter((instant) => instant > now.getTime());
  return { last: new Date(Math.max(...past)), next: new Date(Math.min(...future)) };
}

/** The first instant of a day at which clocks show the time or, if they skip it, a later one. */
function instantOf({ timeZone, at, plus = 0 }: Schedule, day: string): number {
  const clock = new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit' });
  let time = Date.parse(startOfDay(timeZone, day));
  const end = time + dayMs;
  while (clock.format(time) < at && time < end) time += minuteMs;
  return time + plus;
}
