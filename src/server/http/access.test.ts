import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeLater } from '#test/close-later.ts';
import { systemClock } from '#server/ports/clock.ts';
import { registerAccess } from './access.ts';
import { registerErrorMapping } from './error-mapping.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** An app whose sessions are in a database that is unreachable until `recover` is called. */
async function openApp() {
  const app = fastify();
  closeLater(() => app.close());
  let isUp = false;
  registerErrorMapping(app, {});
  const findUser = async () => {
    if (!isUp) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    return { id: 1, lacksSecondFactor: false } as never;
  };
  registerAccess(app, { clock: systemClock }, { findUser, findKey: async () => undefined });
  app.get('/api/status', { config: { access: 'account', waitsForDatabase: true } }, async () => 'ok');
  app.get('/api/list', { config: { access: 'account' } }, async () => 'ok');
  await app.ready();
  const ask = async (url: string) =>
    (await app.inject({ url, headers: { authorization: 'Bearer token' } })).statusCode;
  return { ask, recover: () => (isUp = true) };
}

it('the status waits for a database that comes back, because its failure would sign staff out', async () => {
  const { ask, recover } = await openApp();
  const status = ask('/api/status');
  await vi.advanceTimersByTimeAsync(9_000);
  recover();
  await vi.advanceTimersByTimeAsync(300);
  expect(await status).toBe(200);
});

it('the status answers 503 when the database stays away for ten seconds, other calls at once', async () => {
  const { ask } = await openApp();
  expect(await ask('/api/list')).toBe(503);
  let answer = 0;
  const status = ask('/api/status').then((code) => (answer = code));
  await vi.advanceTimersByTimeAsync(9_500);
  expect(answer).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await status).toBe(503);
});
