import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followFeed, reconnectDelay, silence } from './live-feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number) => Object.assign(new Error(`status ${status}`), { status });

/** A feed whose connections the test ends. */
function start() {
  const connections: { end: (error?: Error) => void; speak: () => void; signal: AbortSignal }[] = [];
  const poll = vi.fn(() => Promise.resolve());
  const stop = new AbortController();
  const state = { isWanted: true, isOver: false };
  const listen = (signal: AbortSignal, speak: () => void) =>
    new Promise<void>((resolve, reject) => {
      connections.push({ speak, signal, end: (error) => (error ? reject(error) : resolve()) });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  void followFeed({ listen, poll, isWanted: () => state.isWanted }, stop.signal).then(() => {
    state.isOver = true;
  });
  return { connections, poll, stop, state, last: () => connections.at(-1) };
}

const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

it('a broken connection is opened again within a second, without a poll', async () => {
  const { connections, poll, last } = start();
  last()?.speak();
  last()?.end();
  await wait(1_000);
  expect(connections).toHaveLength(2);
  expect(poll).not.toHaveBeenCalled();
});

it('while the stream fails, the feed polls and tries again after ever longer pauses', async () => {
  const { connections, poll, last } = start();
  for (let attempt = 0; attempt < 8; attempt++) {
    last()?.end(refused(500));
    await wait(30_000);
  }
  expect(connections).toHaveLength(9);
  expect(poll).toHaveBeenCalledTimes(8);
});

it.each([401, 403])('a refusal with %i ends the feed', async (status) => {
  const { connections, poll, state, last } = start();
  last()?.end(refused(status));
  await wait(120_000);
  expect(state.isOver).toBe(true);
  expect(connections).toHaveLength(1);
  expect(poll).not.toHaveBeenCalled();
});

it('a poll that is refused with 401 ends the feed too', async () => {
  const { connections, poll, state, last } = start();
  poll.mockRejectedValueOnce(refused(401));
  last()?.end(refused(502));
  await wait(120_000);
  expect([state.isOver, connections.length]).toEqual([true, 1]);
});

it('429 only delays the next attempt', async () => {
  const { connections, last } = start();
  last()?.end(refused(429));
  await wait(1_000);
  expect(connections).toHaveLength(2);
});

it('a silent connection counts as dead', async () => {
  const { connections, last } = start();
  await wait(silence - 1);
  last()?.speak();
  await wait(silence - 1);
  expect(connections).toHaveLength(1);
  await wait(1_001);
  expect(connections).toHaveLength(2);
});

it('the feed stops at once when it is told to, also while it waits', async () => {
  const { connections, stop, state, last } = start();
  last()?.end();
  stop.abort();
  await wait(60_000);
  expect([state.isOver, connections.length]).toEqual([true, 1]);
});

it('the feed does not connect after the logout', async () => {
  const { connections, state, last } = start();
  state.isWanted = false;
  last()?.end();
  await wait(60_000);
  expect([state.isOver, connections.length]).toEqual([true, 1]);
});

it('the feed waits longer after each failure, at most half a minute, and each panel another time', () => {
  expect([1, 2, 3, 6, 20].map((failures) => reconnectDelay(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ]);
  expect(reconnectDelay(1, 0)).toBe(500);
});
