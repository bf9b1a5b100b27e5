import { expect, it } from 'vitest';
import { addMonths, dateTimeText, dayName, readDateTime, weekdayName, weeksOf } from './date-time-text.ts';

it.each([
  ['31.12.2026 09:30', '2026-12-31T09:30'],
  ['1.2.2026', '2026-02-01T00:00'],
  [' 1/2/2026, 9.05 ', '2026-02-01T09:05'],
])('%j is read as %s', (text, value) => {
  expect(readDateTime(text)).toBe(value);
});

it.each(['', '31.02.2026', '1.13.2026', '1.1.2026 24:00', '1.1.26', 'yarın', '2026-12-31T9'])(
  '%j stays as it is, so that the form can refuse it',
  (text) => {
    expect(readDateTime(text)).toBe(text);
  },
);

it('a value is shown as staff write it', () => {
  expect(dateTimeText('2026-12-31T09:30')).toBe('31.12.2026 09:30');
  expect(['', 'yarın'].map(dateTimeText)).toEqual(['', 'yarın']);
});

it('a month has whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-02-15');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2026-01-26', '2026-03-01']);
  expect(weeks[0]?.map(weekdayName)).toEqual(['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz']);
  expect(dayName('2026-12-31')).toBe('31 Aralık 2026 Perşembe');
});

it('a longer month leads to the last day of a shorter one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
});
