import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/rules/durations.ts';
import { backupInstant, backupName, type Manifest } from './manifest.ts';
import { backupsToKeep } from './retention.ts';

const timeZone = 'Europe/Istanbul';
const at = (instant: string, reason: Manifest['reason'] = 'daily', random = '0001') => ({
  name: backupName(new Date(instant), random),
  reason,
});

/** Backups at 03:30 of Istanbul, the newest first. */
const daily = (now: string, days: number) =>
  Array.from({ length: days }, (_, index) =>
    at(new Date(Date.parse(now) - index * 24 * hourMs).toISOString()),
  );

const keptDays = (backups: readonly ReturnType<typeof at>[], now: string) =>
  [...backupsToKeep(backups, { now: new Date(now), timeZone })]
    .sort()
    .reverse()
    .map((name) => backupInstant(name).toISOString().slice(0, 10));

describe('daily backups', () => {
  const now = '2026-11-25T00:30:00Z';

  it('are kept for 7 days, and one for the end of each of 4 weeks and 12 months', () => {
    expect(keptDays(daily(now, 500), now)).toEqual([
      // Wednesday back to Thursday; the present week ends today, the one before on Sunday.
      ...['2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'],
      ...['2026-11-15', '2026-11-08'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
      ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('are all kept in the first week', () => {
    expect(keptDays(daily(now, 7), now)).toHaveLength(7);
  });

  it('are not removed because time passes without new ones', () => {
    const backups = daily('2026-11-25T00:30:00Z', 20);
    expect(keptDays(backups, '2028-01-01T00:00:00Z')).toEqual(keptDays(backups, '2026-11-25T00:30:00Z'));
  });
});

describe.each([
  // 23:30 and 00:10 in Istanbul are two days there and one in UTC.
  ['by the day in the time zone', ['2026-11-24T20:30Z', '2026-11-24T21:10Z'], 2],
  ['only the newest of one day', ['2026-11-24T21:10Z', '2026-11-25T20:30Z'], 1],
])('daily backups are kept', (title, instants, count) => {
  it(title, () => {
    const kept = backupsToKeep(
      instants.map((instant) => at(instant)),
      { now: new Date('2026-11-26T00:00Z'), timeZone },
    );
    expect([...kept].sort()).toEqual(
      instants.slice(-count).map((instant) => backupName(new Date(instant), '0001')),
    );
  });
});

describe.each(['manual', 'before-restore', 'move'] as const)('a backup with the reason %s', (reason) => {
  const one = at('2026-11-20T10:00Z', reason);
  const later = at('2026-11-20T12:00Z');
  const keeps = (now: string) =>
    backupsToKeep([one, later, ...daily('2026-11-30T00:30Z', 9)], { now: new Date(now), timeZone }).has(
      one.name,
    );

  it('is kept for seven days beside a newer one of its day, and then by the rule for daily backups', () => {
    expect([keeps('2026-11-27T09:59Z'), keeps('2026-11-27T10:01Z')]).toEqual([true, false]);
  });
});
