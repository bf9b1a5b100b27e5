import { expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildProduct } from '#test/factories.ts';
import { productMonth } from './month-sums.ts';
import { createVisitCounter, visitCounterOf } from './visit-counter.ts';
import { visitRetentionKind } from './visits.jobs.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' };

const visit = ({ call }: TestApp, body: object, headers: Readonly<Record<string, string>> = {}) =>
  call('POST', '/api/visits', body, { ...browser, ...headers });

/** Stores the counts and returns the stored rows without the sums of days and months. */
const stored = async ({ ctx }: TestApp) => {
  await visitCounterOf(ctx).flush();
  return ctx.db
    .selectFrom('visits')
    .selectAll()
    .where('page', 'not in', ['all', productMonth])
    .orderBy('day')
    .orderBy('page')
    .orderBy('record_id')
    .execute();
};
const searches = ({ ctx }: TestApp) =>
  ctx.db.selectFrom('failed_searches').selectAll().orderBy('day').orderBy('search').execute();

it('a page, product and day are counted, in the time zone of the site, and no cookie is set', async () => {
  const test = await openTestApp();
  const product = await buildProduct(test.ctx);
  test.clock.set('2026-03-02T20:59:59.000Z');
  const first = await visit(test, { page: 'home', record_id: '' });
  expect([first.status, first.body, first.headers['set-cookie']]).toEqual([
    200,
    { success: true },
    undefined,
  ]);
  await visit(test, { page: 'home' });
  await visit(test, { page: 'product', record_id: product.id });
  // It is now midnight in Istanbul.
  test.clock.advance(1_000);
  await visit(test, { page: 'home' });
  expect(await stored(test)).toEqual([
    { day: '2026-03-02', page: 'home', record_id: 0, count: 2 },
    { day: '2026-03-02', page: 'product', record_id: product.id, count: 1 },
    { day: '2026-03-03', page: 'home', record_id: 0, count: 1 },
  ]);
});

it('pages and records that the site does not have are not counted', async () => {
  const test = await openTestApp();
  const gone = await buildProduct(test.ctx);
  await deleteProduct(test.ctx, null, gone.id);
  for (const body of [
    { page: 'admin' },
    { page: 'not_found' },
    { page: 'product' },
    { page: 'product', record_id: gone.id },
    { page: 'product', record_id: 987_654 },
    { page: 'blog_detail', record_id: 987_654 },
    { page: 'contact', record_id: 5 },
  ])
    expect((await visit(test, body)).status).toBe(200);
  expect(await stored(test)).toMatchObject([{ page: 'contact', record_id: 0, count: 1 }]);
});

it('programs and pages that a browser fetches ahead are not counted', async () => {
  const test = await openTestApp();
  for (const headers of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
  ])
    expect((await visit(test, { page: 'home' }, headers)).body).toEqual({ success: true });
  expect(await stored(test)).toEqual([]);
});

it('searches without results are counted by their folded text, without addresses and phone numbers', async () => {
  const test = await openTestApp();
  for (const search of ['Çıtçıt', 'CITCIT', 'ali@ornek.com', '0532 123 45 67', ''])
    await visit(test, { page: 'search_products', search });
  await visit(test, { page: 'home', search: 'toka' });
  expect(await stored(test)).toMatchObject([
    { page: 'home', count: 1 },
    { page: 'search_products', count: 5 },
  ]);
  expect(await searches(test)).toEqual([{ day: '2026-03-02', search: 'citcit', count: 2 }]);
});

it('visits of one client above the limit are answered in the same way but not counted, until its time has passed', async () => {
  const test = await openTestApp({ environment: { LIMITS: 'visits=3/60' } });
  for (let n = 0; n < 5; n += 1) expect((await visit(test, { page: 'blog' })).status).toBe(200);
  expect(await stored(test)).toMatchObject([{ count: 3 }]);
  test.clock.advance(60_000);
  await visit(test, { page: 'blog' });
  expect(await stored(test)).toMatchObject([{ count: 4 }]);
  expect(await test.ctx.db.selectFrom('limits').selectAll().execute()).toEqual([]);
});

it('what several processes count adds up, also at the same time, and leaves stored pages as they are', async () => {
  const test = await openTestApp();
  const other = await openTestApp({ settings: test.settings, clock: test.clock });
  const revision = await test.ctx.connections.readRevision();
  for (const app of [test, other, other])
    for (const page of ['home', 'contact', 'blog']) await visit(app, { page });
  await Promise.all([test, other].map(({ ctx }) => visitCounterOf(ctx).flush()));
  expect((await stored(test)).map(({ page, count }) => [page, count])).toEqual([
    ['blog', 3],
    ['contact', 3],
    ['home', 3],
  ]);
  const sum = await test.ctx.db.selectFrom('visits').select('count').where('page', '=', 'all').execute();
  expect(sum).toEqual([{ count: 9 }]);
  expect(await test.ctx.connections.readRevision()).toBe(revision);
});

it('no count is lost while two processes store again and again, in days, months, sources and searches', async () => {
  const test = await openTestApp();
  const other = await openTestApp({ settings: test.settings, clock: test.clock });
  const { id } = await buildProduct(test.ctx);
  const counters = [test, other].map(({ ctx }) => visitCounterOf(ctx));
  const rounds = 25;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, counter] of counters.entries()) {
      // The second process counts its campaign before any host.
      if (index === 1) counter.count({ page: 'home', utm_source: 'bulten' });
      counter.count({ page: 'product', record_id: id, referrer: 'google.com', utm_source: 'bulten' });
      counter.count({ page: 'search_products', search: 'kanca', referrer: `h${round % 3}.example` });
    }
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  const { db } = test.ctx;
  const visits = await db.selectFrom('visits').select(['page', 'count']).orderBy('page').execute();
  expect(visits).toEqual([
    { page: 'all', count: 5 * rounds },
    { page: 'home', count: rounds },
    { page: 'product', count: 2 * rounds },
    { page: productMonth, count: 2 * rounds },
    { page: 'search_products', count: 2 * rounds },
  ]);
  const sources = await db
    .selectFrom('visit_sources')
    .select(({ fn }) => ['kind', fn.sum<number | string>('count').as('count')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  expect(sources.map(({ kind, count }) => [kind, Number(count)])).toEqual([
    ['campaign', 3 * rounds],
    ['campaign-month', 3 * rounds],
    ['host', 4 * rounds],
    ['host-month', 4 * rounds],
  ]);
  expect(await searches(test)).toMatchObject([{ search: 'kanca', count: 2 * rounds }]);
  expect([...test.logs, ...other.logs].filter((line) => line.includes('cannot be stored'))).toEqual([]);
});

it('counts that could not be stored are stored by the next try, and the memory stays bounded', async () => {
  const test = await openTestApp();
  const { ctx } = test;
  const failing = { ...ctx, connections: { ...ctx.connections } };
  const counter = createVisitCounter(failing);
  failing.connections.writer = null as unknown as Context['connections']['writer'];
  counter.count({ page: 'home' });
  await counter.flush();
  expect(test.logs.join()).toContain('visits cannot be stored');
  counter.count({ page: 'home' });
  for (let n = 0; n < 600; n += 1) counter.count({ page: 'search_products', search: `kelime ${n}` });
  failing.connections.writer = ctx.connections.writer;
  await counter.flush();
  await counter.flush();
  expect(await stored(test)).toMatchObject([
    { page: 'home', count: 2 },
    { page: 'search_products', count: 600 },
  ]);
  expect(await searches(test)).toHaveLength(500);
});

it('the end of the process stores the counts', async () => {
  const test = await openTestApp();
  const other = await openTestApp({ settings: test.settings });
  await visit(other, { page: 'home' });
  await other.app.close();
  const rows = await test.ctx.db.selectFrom('visits').select(['page', 'count']).orderBy('page').execute();
  expect(rows).toEqual([
    { page: 'all', count: 1 },
    { page: 'home', count: 1 },
  ]);
});

it('visits are deleted after two years, texts that were typed after half a year', async () => {
  const test = await openTestApp();
  const { ctx } = test;
  const days = ['2024-03-01', '2024-03-02', '2025-08-31', '2025-09-01'];
  await inOperationalTransaction(ctx, async ({ db }) => {
    await db
      .insertInto('visits')
      .values(days.map((day) => ({ day, page: 'home', record_id: 0, count: 1 })))
      .execute();
    await db
      .insertInto('failed_searches')
      .values(days.map((day) => ({ day, search: 'toka', count: 1 })))
      .execute();
  });
  await ensureDailyJob(ctx, visitRetentionKind);
  await runDueJobs(ctx, jobHandlers(ctx));
  expect((await stored(test)).map(({ day }) => day)).toEqual(days.slice(1));
  expect((await searches(test)).map(({ day }) => day)).toEqual(days.slice(3));
});

const came = async ({ ctx }: TestApp) => {
  await visitCounterOf(ctx).flush();
  const rows = await ctx.db
    .selectFrom('visit_sources')
    .select(['kind', 'name', 'count'])
    .where('kind', 'in', ['host', 'campaign'])
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ kind, name, count }) => `${kind} ${name}: ${count}`);
};

it('an arrival is counted by the host and the campaign that it came from, never by the site itself', async () => {
  const test = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
  for (const source of [
    { referrer: 'www.google.com' },
    { referrer: 'google.com', utm_source: 'Google', utm_campaign: 'kis' },
    { referrer: '' },
    { referrer: 'ornek.test' },
    { referrer: 'ali@kotu.example/?kisi=ali' },
    { referrer: '10.0.0.1' },
    {},
  ])
    await visit(test, { page: 'home', ...source });
  await visit(test, { page: 'admin', referrer: 'yok.example' });
  expect(await came(test)).toEqual([
    'campaign google / – / kis: 1',
    'host : 1',
    'host google.com: 2',
    'host kotu.example: 1',
  ]);
});

it('on one day only a limited number of hosts is named; further ones are counted together, and named ones still separately', async () => {
  const test = await openTestApp();
  const counter = visitCounterOf(test.ctx);
  counter.count({ page: 'home', referrer: 'bilinen.example' });
  for (let n = 0; n < 900; n += 1) counter.count({ page: 'home', referrer: `h${n}.example` });
  counter.count({ page: 'home', referrer: 'bilinen.example' });
  await counter.flush();
  for (let n = 0; n < 10; n += 1) counter.count({ page: 'home', referrer: `yeni${n}.example` });
  counter.count({ page: 'home', referrer: 'bilinen.example' });
  const rows = await came(test);
  expect(rows).toHaveLength(201);
  expect(rows).toContain('host bilinen.example: 3');
  expect(rows).toContain('host *: 711');
});
