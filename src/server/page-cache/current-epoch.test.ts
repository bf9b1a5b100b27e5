import { expect, it, vi } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { createClock } from '#test/clock.ts';
import { createCurrentEpoch } from './current-epoch.ts';

/** Two minutes before the next change. */
function open() {
  const clock = createClock('2026-03-02T09:00:00.000Z');
  const revision = { read: (): number | Promise<number> => 1 };
  const connections = { readRevision: () => revision.read() };
  const ctx = { clock, connections, config: { timeZone: 'UTC' } } as unknown as Context;
  const loading = { languages: async (): Promise<[]> => [] };
  const source = {
    listLanguages: () => loading.languages(),
    findNextPublication: async () => '2026-03-02T09:02:00.000Z',
  };
  return { clock, revision, loading, epochs: createCurrentEpoch(ctx, source, () => undefined) };
}

it('other caches may store an answer until a second before its epoch ends', async () => {
  const { clock, epochs } = open();
  const epoch = await epochs.read();
  expect(epochs.secondsLeft(epoch)).toBe(119);
  clock.advance(118_500);
  expect(epochs.secondsLeft(epoch)).toBe(0);
});

it('they may not store an answer of an older revision, nor one whose revision could not be read', async () => {
  const { revision, epochs } = open();
  const older = await epochs.read();
  revision.read = () => 2;
  const newer = await epochs.read();
  expect([epochs.secondsLeft(older), epochs.secondsLeft(newer)]).toEqual([0, 119]);
  revision.read = () => Promise.reject(new Error('gone'));
  expect(epochs.secondsLeft(await epochs.read())).toBe(0);
  revision.read = () => 2;
  expect(epochs.secondsLeft(await epochs.read())).toBe(119);
});

it('nor one of an epoch that ends while the next one is loaded', async () => {
  const { revision, loading, epochs } = open();
  const older = await epochs.read();
  const { promise, resolve } = Promise.withResolvers<[]>();
  loading.languages = () => promise;
  revision.read = () => 2;
  const next = epochs.read();
  await Promise.resolve();
  expect(epochs.secondsLeft(older)).toBe(0);
  resolve([]);
  expect(epochs.secondsLeft(await next)).toBe(119);
});

it('nor one that a frozen process sends long after it read the revision', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { epochs } = open();
  const epoch = await epochs.read();
  vi.advanceTimersByTime(5_000);
  expect(epochs.secondsLeft(epoch)).toBe(119);
  vi.advanceTimersByTime(1);
  expect(epochs.secondsLeft(epoch)).toBe(0);
  await epochs.read();
  expect(epochs.secondsLeft(epoch)).toBe(119);
});
