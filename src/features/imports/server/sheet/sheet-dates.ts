import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import type { Cell } from './cells.ts';

export type SheetDates = {
  /** Converts an instant (ISO text) to a date whose UTC fields hold the local time, to the minute. */
  toCell: (instant: string) => Date;
  /** Reads the instant of a cell as ISO text; undefined if the cell contains no date. */
  read: (cell: Cell) => string | undefined;
};

/** Day 0 of Excel as milliseconds, and the number of Excel's last day, 31.12.9999. */
const firstSerial = Date.UTC(1899, 11, 30);
const lastSerial = 2_958_465;
const turkish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2})?)?$/;

/** Formats the UTC fields of a date like `31.12.2026 09:30`. */
export function dateText(date: Date): string {
  const [day, time] = date.toISOString().split('T') as [string, string];
  return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
}

/**
 * Converts dates between the sheet and stored instants. Excel has no time zones, so its dates are in the
 * company's.
 */
export function sheetDates(timeZone: string): SheetDates {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const local = (instant: number): number => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minutes);
  };
  const instantOf = (wanted: number): number => {
    const first = wanted - (local(wanted) - wanted);
    // The first result is corrected once more, because it may be on the other side of a clock change.
    return first - (local(first) - wanted);
  };
  return {
    toCell: (instant) => new Date(local(Date.parse(instant))),
    read: (cell) => {
      const wanted = localOf(cell);
      return wanted === undefined ? undefined : new Date(instantOf(wanted)).toISOString();
    },
  };
}

/** Converts a cell to milliseconds; read as UTC, they show the local time in the cell. */
function localOf(cell: Cell): number | undefined {
  if (cell instanceof Date) return roundToMinute(cell.getTime());
  if (typeof cell === 'number')
    return cell >= 1 && cell <= lastSerial ? roundToMinute(firstSerial + cell * dayMs) : undefined;
  if (typeof cell !== 'string') return undefined;
  const text = cell.trim();
  const [, day, month, year, hour, minutes] = turkish.exec(text) ?? [];
  if (day !== undefined) return utcOf(year, month, day, hour, minutes);
  const [, isoYear, isoMonth, isoDay, isoHour, isoMinutes] = iso.exec(text) ?? [];
  return isoDay === undefined ? undefined : utcOf(isoYear, isoMonth, isoDay, isoHour, isoMinutes);
}

function utcOf(...texts: (string | undefined)[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minutes = 0] = texts.map((text) => Number(text ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minutes));
  const isReal = date.getUTCDate() === day && date.getUTCMonth() === month - 1 && hour < 24 && minutes < 60;
  return isReal && year >= 1900 ? date.getTime() : undefined;
}

const roundToMinute = (milliseconds: number) => Math.round(milliseconds / minuteMs) * minuteMs;
