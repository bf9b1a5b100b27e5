import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startJobs } from '#server/jobs/runner.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { openTestApp, type Answer } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { watchReferencedFiles } from '#test/files/referenced-files.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { orphanedFiles, missingFiles, unreferencedFiles } from '#test/files/stored-files.ts';
import { avifKind } from '#server/media/avif.job.ts';
import { mediaJobs } from './media.jobs.ts';

/**
 * During uploads the encoder is killed again and again, each time after one of these numbers of milliseconds.
 * With eight zeros four uploads fail twice; the other times fall into the encoding of JPEGs and AVIFs.
 */
const uploadLifetimes = [0, 0, 0, 0, 0, 0, 0, 0, 400, 300, 600, 500, 800];

/** The same for the phase in which only AVIFs are still encoded. */
const jobLifetimes = [0, 400, 0, 600, 500];
const second = 1_000;

const encoder = createPictureEncoder();
closeLater(() => encoder.close());
const { ctx, app, call, clock, logs, signIn } = await openTestApp({ parts: { encoder } });
const { dataDir } = ctx.config;
const staff = await signIn('editor');

const jobs = () => ctx.db.selectFrom('jobs').selectAll().execute();
const avifJobs = async () => (await jobs()).filter(({ kind }) => kind === avifKind.name);
const scratchFolders = () => readdir(join(dataDir, 'tmp'));
const get = async (address: string) => {
  const { statusCode, payload } = await app.inject(address);
  return { status: statusCode, body: payload };
};

/** Kills the encoder after each of these times while there is work, and makes failed jobs due at once. */
async function killAfter(lifetimes: readonly number[], hasWork: () => Promise<boolean>): Promise<void> {
  let killed: number | undefined;
  for (const lifetime of lifetimes) {
    while (encoder.pid() === undefined || encoder.pid() === killed) {
      if (!(await hasWork())) return;
      clock.advance(second);
      await sleep(5);
    }
    await sleep(lifetime);
    killed = encoder.pid();
    if (killed !== undefined) process.kill(killed, 'SIGKILL');
  }
}

/** Uploads a picture to a product until the server accepts it; returns all answers. */
async function uploadTo(productId: number, picture: Buffer): Promise<Answer<unknown>[]> {
  const answers: Answer<unknown>[] = [];
  do {
    answers.push(await call('POST', `/api/admin/products/${productId}/files`, fileForm(picture), staff));
  } while (answers.at(-1)?.status === 503);
  return answers;
}

/** Uploads two pictures at a time until the encoder is no longer being killed. */
async function uploadWhileKilling(productIds: readonly number[]): Promise<Answer<unknown>[]> {
  let isKilling = true;
  const killing = killAfter(uploadLifetimes, async () => true).finally(() => (isKilling = false));
  const upload = async () => {
    const answers: Answer<unknown>[] = [];
    while (isKilling) {
      const picture = await createJpeg({ width: 1800, height: 1200 });
      // All products get the same picture at once, so that one upload may find the record of another.
      answers.push(...(await Promise.all(productIds.map((id) => uploadTo(id, picture)))).flat());
    }
    return answers;
  };
  const [answers] = await Promise.all([Promise.all([upload(), upload()]), killing]);
  return answers.flat();
}

it('an encoder that is killed repeatedly breaks no picture and leaves no file behind', async () => {
  const category = await buildCategory(ctx);
  const products = [
    await buildProduct(ctx, { category_id: category.id }),
    await buildProduct(ctx, { category_id: category.id }),
  ];
  const watch = watchReferencedFiles(get, [
    `/api/pages/products/${category.seo_name}?lang=tr`,
    ...products.map((product) => `/api/pages/product/${product.seo_name}?lang=tr`),
  ]);
  const runner = startJobs(ctx, mediaJobs(ctx), { pollEvery: 20 });
  const answers = await uploadWhileKilling(products.map(({ id }) => id));
  await killAfter(jobLifetimes, async () => (await avifJobs()).length > 0);
  await runner.stop();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  for (const { status, headers } of answers) if (status === 503) expect(headers['retry-after']).toBe('5');
  expect(logs.filter((line) => line.includes('a job failed and will be tried again'))).not.toEqual([]);
  expect(await scratchFolders()).toEqual([]);
  expect(await orphanedFiles(ctx.db, dataDir)).toEqual([]);
  expect(await missingFiles(ctx.db, dataDir)).toEqual([]);

  const later = startJobs(ctx, mediaJobs(ctx), { pollEvery: 20 });
  const avifJobsAfterAWhile = () => {
    clock.advance(10 * second);
    return avifJobs();
  };
  await expect.poll(avifJobsAfterAWhile, { timeout: 60 * second }).toEqual([]);
  const { rounds, files, faults } = await watch.stop();
  expect(faults).toEqual([]);
  expect(rounds).toBeGreaterThan(uploadLifetimes.length);

  // This is more than the hour after which files without a record are deleted.
  clock.advance(3_700 * second);
  await expect.poll(jobs, { timeout: 20 * second }).toEqual([]);
  await later.stop();
  expect(await unreferencedFiles(ctx.db, dataDir)).toEqual([]);
  expect(await missingFiles(ctx.db, dataDir)).toEqual([]);
  expect(await scratchFolders()).toEqual([]);
  for (const file of files) expect(await get(file)).toMatchObject({ status: 200 });

  const renditions = await ctx.db.selectFrom('renditions').selectAll().execute();
  const media = await ctx.db.selectFrom('media').select('id').execute();
  expect(renditions).toHaveLength(media.length * 11);
}, 180_000);
