import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import { describe, expect, it, vi } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { findUserOfSession, purgeSessions, startSession } from './sessions.ts';

it('a session lasts SESSION_HOURS and is removed after that', async () => {
  const { ctx, clock } = await openTestApp({
    environment: { SESSION_HOURS: '1', SESSION_IDLE_MINUTES: '90' },
  });
  const { id } = await buildUser(ctx);
  const { token, expiresIn } = await startSession(ctx, id, { isBound: false });
  const user = () => findUserOfSession(ctx, { token, binding: undefined });
  const count = async () => (await ctx.db.selectFrom('sessions').select('user_id').execute()).length;
  expect(expiresIn).toBe(3_600);

  clock.advance(3_599_999);
  await purgeSessions(ctx);
  expect(await user()).toMatchObject({ id });
  expect(await count()).toBe(1);

  clock.advance(1);
  expect(await user()).toBeUndefined();
  await purgeSessions(ctx);
  expect(await count()).toBe(0);
});

describe('a session', () => {
  async function open() {
    const app = await openTestApp();
    const headers = await app.signIn('editor');
    const call = (url: string, more: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
      app.call(method, `/api/admin/${url}`, method === 'POST' ? {} : undefined, { ...headers, ...more });
    const lastUse = async () =>
      (await app.ctx.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at;
    /** The server stores the last use after it has answered, so the test waits. */
    const noted = () => vi.waitUntil(async () => (await lastUse()) === app.clock.now().toISOString());
    return { ...app, call, noted, status: async () => (await call('status')).status };
  }

  it('ends two hours after its last use, even before its latest end', async () => {
    const { clock, status } = await open();
    clock.advance(2 * hourMs - 1);
    expect(await status()).toBe(200);
    clock.advance(1);
    expect(await status()).toBe(401);
  });

  it('continues with each use, but never beyond its latest end', async () => {
    const { clock, call, noted, status } = await open();
    for (let hour = 1; hour < 12; hour += 1) {
      clock.advance(hourMs);
      expect((await call('categories')).status).toBe(200);
      await noted();
    }
    clock.advance(hourMs - 1);
    expect(await status()).toBe(200);
    clock.advance(1);
    expect(await status()).toBe(401);
  });

  it('is not prolonged by status calls, by automatic calls of the panel, or by the stream', async () => {
    const { app, clock, call, status, ctx } = await open();
    const other = await app.listen({ port: 0, host: '127.0.0.1' });
    const { id } = await buildUser(ctx);
    const { token } = await startSession(ctx, id, { isBound: false });
    const authorization = `Bearer ${token}`;
    clock.advance(hourMs);
    expect(await status()).toBe(200);
    expect((await call('categories', { 'x-background': '1' })).status).toBe(200);
    const stream = await fetch(`${other}/api/admin/messages/events`, { headers: { authorization } });
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    clock.advance(hourMs);
    expect(await status()).toBe(401);
    const streamed = await fetch(`${other}/api/admin/status`, { headers: { authorization } });
    expect(streamed.status).toBe(401);
  });

  it('is prolonged by the report that somebody types', async () => {
    const { clock, call, noted, status } = await open();
    clock.advance(2 * hourMs - 1);
    expect((await call('profile/activity', {}, 'POST')).status).toBe(200);
    await noted();
    clock.advance(minuteMs);
    expect(await status()).toBe(200);
  });
});
