import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-01-06T12:00:00Z');

it.each([
  ['2026-01-06T12:00:00Z', '1 saniye önce'],
  ['2026-01-06T11:59:15Z', '45 saniye önce'],
  ['2026-01-06T11:59:00Z', '1 dakika önce'],
  ['2026-01-06T11:48:00Z', '12 dakika önce'],
  ['2026-01-06T11:00:00Z', '1 saat önce'],
  ['2026-01-06T09:00:00Z', '3 saat önce'],
  ['2026-01-05T12:00:01Z', '23 saat önce'],
  ['2026-01-05T06:07:00Z', '5.Ocak.2026 - 09:07'],
  ['2025-08-31T21:30:00Z', '1.Eylül.2025 - 00:30'],
  ['2026-01-06T12:05:00Z', '1 saniye önce'],
])('%s reads as "%s"', (iso, text) => {
  expect(relativeTime(iso, now)).toBe(text);
});
