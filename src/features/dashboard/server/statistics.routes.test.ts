import { expect, it } from 'vitest';
import { statisticsRanges, type Statistics } from '../statistics.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { visitRetentionKind } from '#features/visits/server/visits.jobs.ts';
import { retentionKind } from '#features/messages/server/retention.job.ts';
import { jobHandlers } from '#program/job-handlers.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { daysBefore } from '#server/texts/day.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { addSources, addVisits } from '#features/visits/server/visits.queries.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';

it('the statistics show the visits of a range and of as many days before it, viewed products, clicks and failed searches', async () => {
  const test = await openTestApp();
  const { ctx, call } = test;
  const toka = await buildProduct(ctx, { name: 'Toka', code: 'TK-1' });
  const halka = await buildProduct(ctx, { name: 'Halka', code: 'HL-1' });
  const gone = await buildProduct(ctx);
  await deleteProduct(ctx, null, gone.id);
  const product = (day: string, record_id: number, count: number) => ({
    day,
    page: 'product',
    record_id,
    count,
  });
  await inOperationalTransaction(ctx, async ({ db }) => {
    await addVisits(db, [
      { day: '2025-11-10', page: 'home', record_id: 0, count: 9 },
      { day: '2026-01-05', page: 'home', record_id: 0, count: 4 },
      product('2026-01-05', toka.id, 100),
      product('2026-01-06', toka.id, 2),
      product('2026-03-01', toka.id, 3),
      product('2026-03-01', halka.id, 4),
      product('2026-03-01', gone.id, 50),
    ]);
    await db
      .insertInto('failed_searches')
      .values([
        { day: '2026-01-05', search: 'eski', count: 90 },
        { day: '2026-02-01', search: 'fermuar', count: 2 },
        { day: '2026-02-03', search: 'fermuar', count: 3 },
        { day: '2026-02-02', search: 'kanca', count: 4 },
      ])
      .execute();
    const lead = { kind: 'whatsapp' as const, product_id: toka.id, page: '/' };
    await db
      .insertInto('leads')
      .values([
        // This instant is on 6 January in Istanbul.
        { ...lead, created_at: '2026-01-05T21:30:00.000Z' },
        { ...lead, created_at: '2026-01-05T20:30:00.000Z' },
        { ...lead, kind: 'phone', product_id: null, created_at: '2026-03-02T08:00:00.000Z' },
      ])
      .execute();
  });
  const browser = { 'user-agent': 'Mozilla/5.0 Chrome/140.0.0.0' };
  await call('POST', '/api/visits', { page: 'home' }, browser);

  const viewer = await test.signIn('viewer');
  const read = async (range: string) =>
    (await call<Statistics>('GET', `/api/admin/dashboard/statistics?range=${range}`, undefined, viewer)).body;
  const { visits, ...month } = await read('30');
  expect([visits.since, visits.days[0]?.day, visits.days.length]).toEqual(['2025-11-10', '2026-02-01', 30]);
  expect(visits.days.at(-2)).toEqual({ day: '2026-03-01', count: 57, previous: 0 });
  expect(visits.days.at(-1)).toEqual({ day: '2026-03-02', count: 1, previous: 0 });
  expect(visits.days.find(({ previous }) => previous > 0)).toEqual({
    day: '2026-02-04',
    count: 0,
    previous: 104,
  });
  expect(month.seen_products).toEqual([
    { id: halka.id, code: 'HL-1', name: 'Halka', visits: 4, leads: 0 },
    { id: toka.id, code: 'TK-1', name: 'Toka', visits: 3, leads: 0 },
  ]);
  expect(month.failed_searches).toEqual([
    { search: 'fermuar', count: 5, last_day: '2026-02-03' },
    { search: 'kanca', count: 4, last_day: '2026-02-02' },
  ]);
  expect([month.leads.length, month.leads.at(-1)]).toEqual([
    30,
    { from: '2026-03-02', to: '2026-03-02', whatsapp: 0, phone: 1 },
  ]);

  const quarter = await read('90');
  expect(quarter.visits.days).toHaveLength(90);
  expect(quarter.leads).toHaveLength(13);
  expect(quarter.leads[0]).toMatchObject({ from: '2025-12-03', to: '2025-12-08' });
  expect(quarter.leads.findLast(({ whatsapp }) => whatsapp > 0)).toEqual({
    from: '2026-01-06',
    to: '2026-01-12',
    whatsapp: 1,
    phone: 0,
  });
  expect(quarter.seen_products[0]).toMatchObject({ id: toka.id, visits: 105, leads: 2 });
  expect((await read('1')).visits.days).toEqual([{ day: '2026-03-02', count: 1, previous: 57 }]);
  expect((await read('365')).visits.days).toHaveLength(365);
  expect((await read('5000')).visits.days).toHaveLength(30);
});

it('the statistics show hosts and campaigns that visitors came from, with those of the days before', async () => {
  const test = await openTestApp();
  const source = (day: string, name: string, count: number, kind: 'host' | 'campaign' = 'host') => ({
    kind,
    day,
    name,
    count,
  });
  await inOperationalTransaction(test.ctx, ({ db }) =>
    addSources(db, [
      source('2026-02-20', 'google.com', 7),
      source('2026-02-20', 'eski.example', 90),
      source('2026-03-01', 'google.com', 3),
      source('2026-03-02', 'google.com', 2),
      source('2026-03-02', '', 4),
      source('2026-03-02', 'bulten / e-posta / kis', 1, 'campaign'),
    ]),
  );
  const { body } = await test.call<Statistics>(
    'GET',
    '/api/admin/dashboard/statistics?range=7',
    undefined,
    await test.signIn('viewer'),
  );
  expect(body.hosts).toEqual([
    { name: 'google.com', count: 5, previous: 7 },
    { name: '', count: 4, previous: 0 },
  ]);
  expect(body.campaigns).toEqual([{ name: 'bulten / e-posta / kis', count: 1, previous: 0 }]);
});

it('a long range shows what was counted a moment ago, as a short one does', async () => {
  const test = await openTestApp();
  const viewer = await test.signIn('viewer');
  const arrive = () =>
    inOperationalTransaction(test.ctx, ({ db }) =>
      addSources(db, [{ kind: 'host', day: '2026-03-01', name: 'google.com', count: 1 }]),
    );
  const counts = () =>
    Promise.all(
      ['30', '365'].map(async (range) => {
        const address = `/api/admin/dashboard/statistics?range=${range}`;
        return (await test.call<Statistics>('GET', address, undefined, viewer)).body.hosts[0]?.count;
      }),
    );
  await arrive();
  expect(await counts()).toEqual([1, 1]);
  await arrive();
  expect(await counts()).toEqual([2, 2]);
});

it('every range shows the sum of its days exactly, also after old days were deleted', async () => {
  const test = await openTestApp();
  const viewer = await test.signIn('viewer');
  const product = await buildProduct(test.ctx);
  const today = '2026-03-02';
  const rows = Array.from({ length: 735 }, (_, age) => ({
    day: daysBefore(today, age),
    count: 1 + ((age * 7) % 11),
  }));
  await inOperationalTransaction(test.ctx, async ({ db }) => {
    for (const { day, count } of rows) {
      await addVisits(db, [{ day, page: 'product', record_id: product.id, count }]);
      await addSources(db, [{ kind: 'host', day, name: 'google.com', count }]);
    }
    const leads = rows.map(({ day }) => ({
      kind: 'whatsapp' as const,
      product_id: product.id,
      page: '/',
      created_at: `${day}T08:00:00.000Z`,
    }));
    await db.insertInto('leads').values(leads).execute();
  });
  await ensureDailyJob(test.ctx, visitRetentionKind);
  await ensureDailyJob(test.ctx, retentionKind);
  await runDueJobs(test.ctx, jobHandlers(test.ctx));
  const sum = (from: number, until: number) =>
    rows.slice(from, until).reduce((total, { count }) => total + count, 0);
  for (const length of statisticsRanges.map(Number)) {
    const address = `/api/admin/dashboard/statistics?range=${length}`;
    const { body } = await test.call<Statistics>('GET', address, undefined, viewer);
    const leads = body.leads.reduce((total, { whatsapp }) => total + whatsapp, 0);
    expect([length, body.hosts, body.seen_products[0]?.visits, leads, body.visits.since]).toEqual([
      length,
      [{ name: 'google.com', count: sum(0, length), previous: sum(length, 2 * length) }],
      sum(0, length),
      length,
      daysBefore(today, 730),
    ]);
  }
});
