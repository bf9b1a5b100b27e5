import { expect, it } from 'vitest';
import type { MissingAddressPage } from '../missing-address.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { emptyPages, openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { missingAddress } from './missing-address.ts';
import { createRedirectCounter, redirectCounterOf } from './redirect-counter.ts';
import { missingRetentionKind } from './redirects.jobs.ts';

const visit = ({ app }: TestApp, url: string, headers = {}) => app.inject({ url, headers });
const list = async ({ call }: TestApp, headers: Readonly<Record<string, string>>, query = '') =>
  (await call<MissingAddressPage>('GET', `/api/admin/redirects/missing${query}`, undefined, headers)).body
    .data;

it('addresses without a page are listed with count, times and the host of the last link, without query or visitor', async () => {
  const test = await openTestApp({ frontend: emptyPages });
  const editor = await test.signIn('editor');
  const first = test.clock.now().toISOString();
  await visit(test, '/Eski-%C3%87anta?kisi=ali', { referer: 'https://www.google.com/search?q=gizli' });
  test.clock.advance(60_000);
  await visit(test, '/eski-çanta/');
  await visit(test, '/bir-kez');
  await test.app.inject({ method: 'HEAD', url: '/bir-kez' });
  const last = test.clock.now().toISOString();
  expect(await list(test, editor)).toEqual([
    { address: '/eski-çanta', count: 2, first_at: first, last_at: last, host: 'google.com' },
    { address: '/bir-kez', count: 1, first_at: last, last_at: last, host: '' },
  ]);
  expect(await list(test, editor, '?search=ÇANTA')).toHaveLength(1);
});

it('an address leaves the list when it is redirected, and when staff take it out', async () => {
  const test = await openTestApp({ frontend: emptyPages });
  const editor = await test.signIn('editor');
  for (const url of ['/a', '/b', '/katalog']) await visit(test, url);
  await test.call('POST', '/api/admin/redirects', { source: '/a', target: '/katalog' }, editor);
  expect((await list(test, editor)).map(({ address }) => address)).toEqual(['/b']);
  const remove = (address: string) =>
    test.call('DELETE', '/api/admin/redirects/missing', { address }, editor);
  expect([(await remove('/b')).status, (await remove('/b')).status]).toEqual([200, 404]);
  expect(await list(test, editor)).toEqual([]);
});

it.each([
  ['/eski-sayfa.html', '/eski-sayfa.html'],
  ['/urunler/12345678-toka', '/urunler/12345678-toka'],
  ['/wp-login.php'],
  ['/blog/wp-content/plugins/x.js'],
  ['/.env'],
  ['/.git/config'],
  ['/yedek.sql'],
  ['/phpmyadmin/'],
  ['/cgi-bin/test'],
  ['/index.php'],
  ['/abone/ali@ornek.com'],
  ['/ara/0532-123-45-67'],
  ['/sifre/3f2a9c0e5b7d4d6f8a1b2c3d4e5f6071'],
  [`/${'a'.repeat(201)}`],
  ['/admin/x'],
])('%s is listed only if staff can use it and it names nobody', (url, address?: string) => {
  expect(missingAddress(url, undefined)?.address).toBe(address);
});

it('a page of an old program counts when a link led there', () => {
  expect(missingAddress('/urun.php?id=3', 'https://www.ornek.example/x')).toEqual({
    address: '/urun.php',
    host: 'ornek.example',
  });
});

it('one client, memory and table are bounded; frequent addresses stay', async () => {
  const test = await openTestApp({ frontend: emptyPages, environment: { LIMITS: 'visits=3/60' } });
  const editor = await test.signIn('editor');
  for (let n = 0; n < 5; n += 1) await visit(test, `/sayfa-${n}`);
  expect(await list(test, editor)).toHaveLength(3);

  const counter = redirectCounterOf(test.ctx);
  for (let n = 0; n < 3; n += 1) counter.countMissing({ address: '/sik', host: '' });
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 1_500; n += 1) counter.countMissing({ address: `/tur-${round}-${n}`, host: '' });
    await counter.flush();
    test.clock.advance(1_000);
  }
  const rows = await test.ctx.db.selectFrom('missing_addresses').select('address').execute();
  expect(rows).toHaveLength(2_000);
  expect(rows).toContainEqual({ address: '/sik' });
  expect(rows).toContainEqual({ address: '/tur-2-0' });
  expect(rows).not.toContainEqual({ address: '/tur-2-1400' });
});

it('counts that cannot be stored are stored by the next try, also by the end of the process', async () => {
  const test = await openTestApp({ frontend: emptyPages });
  const failing = { ...test.ctx, connections: { ...test.ctx.connections } };
  const counter = createRedirectCounter(failing);
  failing.connections.writer = null as unknown as typeof test.ctx.connections.writer;
  counter.countMissing({ address: '/a', host: '' });
  await counter.flush();
  expect(test.logs.join()).toContain('counts of redirects cannot be stored');
  failing.connections.writer = test.ctx.connections.writer;
  counter.countMissing({ address: '/a', host: 'ornek.example' });
  await counter.flush();
  const other = await openTestApp({ frontend: emptyPages, settings: test.settings });
  await visit(other, '/a');
  await other.app.close();
  const rows = await test.ctx.db.selectFrom('missing_addresses').selectAll().execute();
  expect(rows).toMatchObject([{ address: '/a', count: 3, host: 'ornek.example' }]);
});

it('an address is forgotten 90 days after somebody last asked for it', async () => {
  const test = await openTestApp({ frontend: emptyPages });
  const editor = await test.signIn('editor');
  await visit(test, '/eski');
  await list(test, editor);
  const clean = async () => {
    await ensureDailyJob(test.ctx, missingRetentionKind);
    await runDueJobs(test.ctx, jobHandlers(test.ctx));
    return test.ctx.db.selectFrom('missing_addresses').select('address').execute();
  };
  test.clock.advance(90 * dayMs);
  expect(await clean()).toHaveLength(1);
  test.clock.advance(dayMs);
  expect(await clean()).toEqual([]);
});
