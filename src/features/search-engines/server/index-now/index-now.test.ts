import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#shared/rules/durations.ts';
import { startJobs } from '#server/jobs/runner.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { ensureIndexNowJob, indexNowJobs } from './index-now.job.ts';

type Told = { host: string; key: string; keyLocation: string; urlList: string[] };

const told: Told[] = [];
let status = 200;
const engine = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    told.push(JSON.parse(Buffer.concat(pieces).toString()) as Told);
    response.writeHead(status).end();
  });
}).listen(0, '127.0.0.1');
await once(engine, 'listening');
afterAll(() => void engine.close());

const site = 'https://www.ornek.test';
const key = 'anahtar-2026-abc';
const environment = {
  PUBLIC_URL: site,
  INDEXNOW_KEY: key,
  INDEXNOW_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`,
};
const { ctx, clock, app, call, signIn } = await openTestApp({ environment });
const category = await buildCategory(ctx, { name: 'Tokalar' });
const before = await buildProduct(ctx, { category_id: category.id, name: 'Eski' });
await ensureIndexNowJob(ctx);

const dueAt = async () =>
  (
    await ctx.db.selectFrom('jobs').select('run_at').where('kind', '=', 'search-engines.index-now').execute()
  ).map(({ run_at: at }) => at);

/** Runs the job once, at the time when it is due. */
async function run(): Promise<Told[]> {
  told.length = 0;
  const [due = ''] = await dueAt();
  if (due > clock.now().toISOString()) clock.set(due);
  const runner = startJobs(ctx, indexNowJobs(ctx), { pollEvery: 5 });
  await expect.poll(async () => (await dueAt())[0]).not.toBe(due);
  await runner.stop();
  return [...told];
}

beforeEach(() => {
  status = 200;
});

it('a new page is told once, with the key and its file; what was there before the key is not', async () => {
  const { seo_name } = await buildProduct(ctx, { category_id: category.id, name: { tr: 'Yeni', en: 'New' } });
  const [sent, ...others] = await run();
  expect(others).toEqual([]);
  expect(sent).toEqual({
    host: 'www.ornek.test',
    key,
    keyLocation: `${site}/${key}.txt`,
    urlList: [`${site}/urun/${seo_name}`, `${site}/en/urun/${seo_name}`],
  });
  const file = await app.inject(`/${key}.txt`);
  expect([file.statusCode, file.body]).toEqual([200, key]);
  expect(await run()).toEqual([]);
});

it('drafts are not told, a scheduled product is when its time comes', async () => {
  const at = { category_id: category.id };
  await buildProduct(ctx, { ...at, name: 'Taslak', is_active: false });
  const published_at = new Date(clock.now().getTime() + 5 * minuteMs).toISOString();
  await buildProduct(ctx, { ...at, name: 'Zamanlı', published_at });
  expect(await run()).toEqual([]);
  clock.advance(5 * minuteMs);
  expect((await run()).map(({ urlList }) => urlList)).toEqual([[`${site}/urun/zamanli`]]);
});

it('a changed product is told, a category without products is not', async () => {
  const other = await buildCategory(ctx, { name: 'Boş' });
  const staff = await signIn();
  await call('PUT', `/api/admin/products/${before.id}`, { version: 1, summary_tr: 'Özet' }, staff);
  expect((await run()).map(({ urlList }) => urlList)).toEqual([[`${site}/urun/eski`]]);
  await buildProduct(ctx, { category_id: other.id, name: 'İlk' });
  expect((await run()).flatMap(({ urlList }) => urlList)).toEqual([`${site}/urun/ilk`]);
});

it('the same pages are told again when the engine is busy, and given up when it refuses them', async () => {
  const { seo_name } = await buildProduct(ctx, { category_id: category.id, name: 'Tekrar' });
  const expected = [[`${site}/urun/${seo_name}`]];
  status = 429;
  expect((await run()).map(({ urlList }) => urlList)).toEqual(expected);
  status = 403;
  expect((await run()).map(({ urlList }) => urlList)).toEqual(expected);
  status = 200;
  expect(await run()).toEqual([]);
});

it('without a key or a public address nothing is told and no file is served', async () => {
  for (const without of ['INDEXNOW_KEY', 'PUBLIC_URL']) {
    const bare = await openTestApp({ environment: { ...environment, [without]: '' } });
    await ensureIndexNowJob(bare.ctx);
    expect(indexNowJobs(bare.ctx).size).toBe(0);
    expect(
      await bare.ctx.db.selectFrom('jobs').selectAll().where('kind', 'like', 'search%').execute(),
    ).toEqual([]);
    expect((await bare.app.inject(`/${key}.txt`)).statusCode).toBe(404);
  }
});
