import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { programVersion } from '#server/program-version.ts';
import { openTestApp } from '#test/app.ts';
import { startHeartbeat } from './heartbeat.ts';

it('the running processes are listed until they stop', async () => {
  const { ctx, call, clock, signIn } = await openTestApp();
  const admin = await signIn('admin');
  const list = async () => (await call('GET', '/api/admin/processes', undefined, admin)).body;
  expect(await list()).toEqual([]);
  const stop = await startHeartbeat(ctx);
  const started = clock.now().toISOString();
  const own = { host: hostname(), version: programVersion(), started_at: started, is_missing: false };
  expect(await list()).toMatchObject([own]);
  await stop();
  expect(await list()).toEqual([]);
});

it('a process that gives no sign of life is shown as missing, and forgotten after a day', async () => {
  const { ctx, call, clock, signIn } = await openTestApp();
  const admin = await signIn('admin');
  const list = async () => (await call('GET', '/api/admin/processes', undefined, admin)).body;
  await startHeartbeat(ctx);
  clock.advance(2 * minuteMs);
  // On SQLite no second process can run, so the only one gives no signs.
  const isMissing = ctx.connections.dialect === 'postgres';
  expect(await list()).toMatchObject([{ is_missing: isMissing }]);
  await startHeartbeat(ctx);
  expect(await list()).toMatchObject([...(isMissing ? [{ is_missing: true }] : []), { is_missing: false }]);
  clock.advance(dayMs);
  await startHeartbeat(ctx);
  expect(await ctx.db.selectFrom('processes').selectAll().execute()).toHaveLength(isMissing ? 2 : 1);
});
