import { expect, it } from 'vitest';
import { nextMidnight } from './epoch.ts';

it.each([
  ['2026-01-05T09:07:03.250Z', 'Europe/Istanbul', '2026-01-05T21:00:00.000Z'],
  ['2026-01-05T21:00:00.000Z', 'Europe/Istanbul', '2026-01-06T21:00:00.000Z'],
  ['2026-01-05T20:59:59.999Z', 'Europe/Istanbul', '2026-01-05T21:00:00.000Z'],
  ['2026-06-01T12:00:00.000Z', 'UTC', '2026-06-02T00:00:00.000Z'],
  ['2026-06-01T12:00:00.000Z', 'Asia/Kolkata', '2026-06-01T18:30:00.000Z'],
  // Days of 23 and 25 hours, and one that begins at one o'clock.
  ['2026-03-28T23:30:00.000Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-24T22:30:00.000Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-04-23T12:00:00.000Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('after %s the next midnight in %s is %s', (now, timeZone, midnight) => {
  expect(new Date(nextMidnight(new Date(now), timeZone)).toISOString()).toBe(midnight);
});
