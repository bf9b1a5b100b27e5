import { dayMs } from '#shared/rules/durations.ts';

/* These functions convert between the dates of staff (`31.12.2026 09:30`) and form values (`2026-12-31T09:30`,
   or `2026-12-31` for a day). Native date inputs would use the browser's language instead of Turkish. */
const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[\s,]+(\d{1,2})[:.](\d{2}))?$/;
const local = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/;

export const unreadableDateTime = 'Tarihi gün.ay.yıl saat:dakika olarak yazın, örneğin 31.12.2026 09:30.';

export const isLocalDateTime = (value: string) => local.test(value);

/** `2026-12-31T09:30` as `31.12.2026 09:30`; any other text is returned unchanged. */
export function dateTimeText(value: string): string {
  return value.replace(local, '$3.$2.$1 $4:$5');
}

/** Turns a written date into a local value, at midnight if it has no time. Any other text is only trimmed. */
export function readDateTime(text: string): string {
  const [, day = '', month = '', year = '', hour = '00', minute = '00'] = written.exec(text.trim()) ?? [];
  const value = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
  return isRealTime(value) ? value : text.trim();
}

/** Like `dateTimeText` and `readDateTime`, but for days: `2026-12-31` and `31.12.2026`. */
export function dayText(value: string): string {
  return value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1');
}
export function readDay(text: string): string {
  const value = readDateTime(text);
  return isLocalDateTime(value) ? value.slice(0, 10) : value;
}

const two = (digits: string) => digits.padStart(2, '0');

/** Whether a local value is a real date and time; 31 February, for example, is not. */
function isRealTime(value: string): boolean {
  const time = Date.parse(`${value}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const timeOf = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number) => dayOf(timeOf(day) + count * dayMs);

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** The weeks of a month from Monday to Sunday, with days of the previous and the next month at both ends. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const count = Math.ceil((timeOf(addMonths(first, 1)) - timeOf(monday)) / dayMs / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => addDays(monday, week * 7 + index)),
  );
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string) => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('tr', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(timeOf(day));
};

/** Examples of the results: `Aralık 2026`, `31 Aralık 2026 Perşembe` and `Per`. */
export const monthName = words({ month: 'long', year: 'numeric' });
export const dayName = words({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
export const weekdayName = words({ weekday: 'short' });
