import { expect, it } from 'vitest';
import { compareTurkish, formatBytes, formatNumber, fromLocalInput, toLocalInput } from './format.ts';

it('writes numbers and sizes the Turkish way', () => {
  expect(formatNumber(12345)).toBe('12.345');
  expect(formatBytes(0)).toBe('0 B');
  expect(formatBytes(1536)).toBe('1,5 kB');
  expect(formatBytes(20 * 1024 * 1024)).toBe('20 MB');
});

it('sorts by the Turkish alphabet and numbers by value', () => {
  const names = ['Zincir', 'Çıtçıt', 'Cırt', 'Halka 10 mm', 'Halka 9 mm', 'İğne', 'Işık'];
  expect(names.toSorted(compareTurkish)).toEqual([
    'Cırt',
    'Çıtçıt',
    'Halka 9 mm',
    'Halka 10 mm',
    'Işık',
    'İğne',
    'Zincir',
  ]);
});

it('reads and writes the date field on the company clock', () => {
  expect(toLocalInput('2026-01-05T06:07:00.000Z')).toBe('2026-01-05T09:07');
  expect(fromLocalInput('2026-01-05T09:07')).toBe('2026-01-05T06:07:00.000Z');
  expect(fromLocalInput('2026-01-01T00:30')).toBe('2025-12-31T21:30:00.000Z');
  expect(fromLocalInput('')).toBe('');
});
