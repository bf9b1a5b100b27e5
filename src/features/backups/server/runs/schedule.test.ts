import { expect, it } from 'vitest';
import { hourMs } from '#shared/rules/durations.ts';
import { aroundNow, type Schedule } from './schedule.ts';

const around = (schedule: Partial<Schedule>, now: string) => {
  const { last, next } = aroundNow({ timeZone: 'Europe/Istanbul', at: '03:30', ...schedule }, new Date(now));
  return [last, next].map((instant) => instant.toISOString().slice(0, 16));
};

it.each<[string, Partial<Schedule>, string, [string, string]]>([
  ['in the time zone', {}, '2026-03-02T09:00Z', ['2026-03-02T00:30', '2026-03-03T00:30']],
  ['just before its time', {}, '2026-03-02T00:29:59Z', ['2026-03-01T00:30', '2026-03-02T00:30']],
  ['at its time', {}, '2026-03-02T00:30Z', ['2026-03-02T00:30', '2026-03-03T00:30']],
  // Clocks in Berlin skip 02:00 to 03:00 on 29 March, and show it twice on 25 October.
  [
    'at the next minute that exists',
    { timeZone: 'Europe/Berlin', at: '02:30' },
    '2026-03-28T12:00Z',
    ['2026-03-28T01:30', '2026-03-29T01:00'],
  ],
  [
    'once when clocks show it twice',
    { timeZone: 'Europe/Berlin', at: '02:30' },
    '2026-10-25T00:45Z',
    ['2026-10-25T00:30', '2026-10-26T01:30'],
  ],
  [
    'on Sundays an hour later',
    { weekday: 0, plus: hourMs },
    '2026-03-02T09:00Z',
    ['2026-03-01T01:30', '2026-03-08T01:30'],
  ],
])('a daily time comes %s', (_, schedule, now, expected) => {
  expect(around(schedule, now)).toEqual(expected);
});
