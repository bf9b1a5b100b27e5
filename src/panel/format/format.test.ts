import { describe, expect, it, onTestFinished } from 'vitest';
import {
  currentYear,
  formatBytes,
  formatDate,
  formatInstant,
  formatNumber,
  fromLocalInput,
  toLocalInput,
} from './format.ts';
import { relativeTime } from './relative-time.ts';
import { setCompanyTimeZone } from './time-zone.ts';

it('numbers and sizes have the Turkish notation', () => {
  expect(formatNumber(12345)).toBe('12.345');
  expect(formatBytes(835_891)).toBe('816\u00a0kB');
});

it('dates and instants are shown in the form that staff type', () => {
  expect(formatDate('2026-01-05T06:07:00.000Z')).toBe('05.01.2026');
  expect(formatInstant('2026-01-05T06:07:00.000Z')).toBe('05.01.2026 09:07');
});

it('the date field is read and written in the company time zone', () => {
  expect(toLocalInput('2026-01-05T06:07:00.000Z')).toBe('2026-01-05T09:07');
  expect(fromLocalInput('2026-01-05T09:07')).toBe('2026-01-05T06:07:00.000Z');
  expect(fromLocalInput('2026-01-01T00:30')).toBe('2025-12-31T21:30:00.000Z');
  expect(fromLocalInput('')).toBe('');
});

describe('in another time zone', () => {
  const inZone = (name: string) => {
    setCompanyTimeZone(name);
    onTestFinished(() => setCompanyTimeZone('Europe/Istanbul'));
  };

  it('dates, times and the year are those of that zone', () => {
    inZone('America/New_York');
    expect(formatDate('2026-01-01T03:00:00Z')).toBe('31.12.2025');
    expect(currentYear(new Date('2026-01-01T03:00:00Z'))).toBe('2025');
    expect(relativeTime('2026-01-01T03:00:00Z', new Date('2026-02-01T00:00:00Z'))).toBe(
      '31.Aralık.2025 - 22:00',
    );
    expect(toLocalInput('2026-07-01T12:00:00.000Z')).toBe('2026-07-01T08:00');
  });

  it.each([
    ['Europe/Istanbul', '2026-01-05T09:07', '2026-01-05T06:07:00.000Z'],
    ['Asia/Kathmandu', '2026-01-05T09:07', '2026-01-05T03:22:00.000Z'],
    ['America/New_York', '2026-01-05T09:07', '2026-01-05T14:07:00.000Z'],
    ['America/New_York', '2026-07-05T09:07', '2026-07-05T13:07:00.000Z'],
    // These local times are around the clock changes of 8 March and 1 November 2026.
    ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-03-08T06:30', '2026-03-08T10:30:00.000Z'],
    ['America/New_York', '2026-11-01T04:30', '2026-11-01T09:30:00.000Z'],
  ])('%s %s is the instant %s', (zone, local, instant) => {
    inZone(zone);
    expect(fromLocalInput(local)).toBe(instant);
    expect(toLocalInput(instant)).toBe(local);
  });
});
