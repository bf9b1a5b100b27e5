import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startJobs } from '#server/jobs/runner.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { openTestApp, type Answer } from '#test/app.ts';
import { closeLater } from '#test/closing.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/file-form.ts';
import { watchNamedFiles } from '#test/named-files.ts';
import { createJpeg } from '#test/pictures.ts';
import { forgottenFiles, missingFiles, unnamedFiles } from '#test/stored-files.ts';
import { avifKind } from './avif.job.ts';
import { mediaJobs } from './media.jobs.ts';

/**
 * How long the encoder lives each time while uploads come, in milliseconds. Eight that never come to work
 * are enough for each of four uploads to fail twice; the rest end in the midst of JPEGs and AVIFs.
 */
const livesOfUploads = [0, 0, 0, 0, 0, 0, 0, 0, 400, 300, 600, 500, 800];
/** The same when AVIFs alone are left to be made. */
const livesOfJobs = [0, 400, 0, 600, 500];
const second = 1_000;

const encoder = createPictureEncoder();
closeLater(() => encoder.close());
const { ctx, app, call, clock, logs, signIn } = await openTestApp({ parts: { encoder } });
const { dataDir } = ctx.config;
const staff = await signIn('editor');

const jobs = () => ctx.db.selectFrom('jobs').selectAll().execute();
const avifJobs = async () => (await jobs()).filter(({ kind }) => kind === avifKind);
const scratchFolders = () => readdir(join(dataDir, 'tmp'));
const get = async (address: string) => {
  const { statusCode, payload } = await app.inject(address);
  return { status: statusCode, body: payload };
};

/** Kills the encoder after each of these lives, while there is work; jobs that failed come due meanwhile. */
async function killAfter(lives: readonly number[], hasWork: () => Promise<boolean>): Promise<void> {
  let killed: number | undefined;
  for (const life of lives) {
    while (encoder.pid() === undefined || encoder.pid() === killed) {
      if (!(await hasWork())) return;
      clock.advance(second);
      await sleep(5);
    }
    await sleep(life);
    killed = encoder.pid();
    if (killed !== undefined) process.kill(killed, 'SIGKILL');
  }
}

/** Sends a picture to a product until it is taken; all answers. */
async function uploadTo(productId: number, picture: Buffer): Promise<Answer<unknown>[]> {
  const answers: Answer<unknown>[] = [];
  do {
    answers.push(await call('POST', `/api/admin/products/${productId}/files`, fileForm(picture), staff));
  } while (answers.at(-1)?.status === 503);
  return answers;
}

/** Uploads come, two pictures at a time, for as long as the encoder is killed. */
async function uploadWhileKilling(productIds: readonly number[]): Promise<Answer<unknown>[]> {
  let isKilling = true;
  const killing = killAfter(livesOfUploads, async () => true).finally(() => (isKilling = false));
  const upload = async () => {
    const answers: Answer<unknown>[] = [];
    while (isKilling) {
      const picture = await createJpeg({ width: 1800, height: 1200 });
      // The same picture for all at once: one of them may find the other's record.
      answers.push(...(await Promise.all(productIds.map((id) => uploadTo(id, picture)))).flat());
    }
    return answers;
  };
  const [answers] = await Promise.all([Promise.all([upload(), upload()]), killing]);
  return answers.flat();
}

it('an encoder that is killed again and again leaves nothing wrong and nothing behind', async () => {
  const category = await buildCategory(ctx);
  const products = [
    await buildProduct(ctx, { category_id: category.id }),
    await buildProduct(ctx, { category_id: category.id }),
  ];
  const watch = watchNamedFiles(get, [
    `/api/pages/products/${category.seo_name}?lang=tr`,
    ...products.map((product) => `/api/pages/product/${product.seo_name}?lang=tr`),
  ]);
  const runner = startJobs(ctx, mediaJobs(ctx), { pollEvery: 20 });
  const answers = await uploadWhileKilling(products.map(({ id }) => id));
  await killAfter(livesOfJobs, async () => (await avifJobs()).length > 0);
  await runner.stop();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
  for (const { status, headers } of answers) if (status === 503) expect(headers['retry-after']).toBe('5');
  expect(logs.filter((line) => line.includes('a job failed and will be tried again'))).not.toEqual([]);
  expect(await scratchFolders()).toEqual([]);
  expect(await forgottenFiles(ctx.db, dataDir)).toEqual([]);
  expect(await missingFiles(ctx.db, dataDir)).toEqual([]);

  const later = startJobs(ctx, mediaJobs(ctx), { pollEvery: 20 });
  const avifJobsAfterAWhile = () => {
    clock.advance(10 * second);
    return avifJobs();
  };
  await expect.poll(avifJobsAfterAWhile, { timeout: 60 * second }).toEqual([]);
  const { looks, named, faults } = await watch.stop();
  expect(faults).toEqual([]);
  expect(looks).toBeGreaterThan(livesOfUploads.length);

  // Past the hour for which removals were put off.
  clock.advance(3_700 * second);
  await expect.poll(jobs, { timeout: 20 * second }).toEqual([]);
  await later.stop();
  expect(await unnamedFiles(ctx.db, dataDir)).toEqual([]);
  expect(await missingFiles(ctx.db, dataDir)).toEqual([]);
  expect(await scratchFolders()).toEqual([]);
  for (const file of named) expect(await get(file)).toMatchObject({ status: 200 });

  const variants = await ctx.db.selectFrom('media_variants').selectAll().execute();
  const media = await ctx.db.selectFrom('media').select('id').execute();
  expect(variants).toHaveLength(media.length * 8);
}, 180_000);
