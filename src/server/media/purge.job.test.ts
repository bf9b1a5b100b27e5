import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureFiles } from '#shared/picture-files.ts';
import { takeJob } from '#server/jobs/jobs.queries.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { openTestApp } from '#test/app.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { deleteMedium, restoreMedium } from '#features/media/server/media-deletion.service.ts';
import { purgeKind } from './purge.job.ts';
import { originalKey, publicPrefix } from './media-keys.ts';
import { mediaJobs } from '#features/media/server/media.jobs.ts';
import type { MediumRow } from './media.queries.ts';
import { storeLocalPicture } from './pictures.service.ts';

const { ctx, clock } = await openTestApp();
const hour = 3_600_000;
const day = 24 * hour;
const path = join(ctx.config.dataDir, 'picture.jpg');

async function storeNewPicture(): Promise<MediumRow> {
  await writeFile(path, await createJpeg({ width: 600, height: 400 }));
  return storeLocalPicture(ctx, null, { path, name: 'picture.jpg' });
}

async function namesOf({ id }: MediumRow): Promise<string> {
  const row = await ctx.db
    .selectFrom('media')
    .select('picture_files')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.picture_files;
}

async function filesOf({ id, hash }: MediumRow): Promise<string[]> {
  const renditions = await ctx.db.selectFrom('renditions').selectAll().where('media_id', '=', id).execute();
  const keys = renditions.map(({ key }) => key);
  const found = await Promise.all(keys.map((key) => ctx.publicFiles.find(key)));
  const original = await ctx.privateFiles.find(originalKey(hash));
  return [...keys.filter((_, index) => found[index]), ...(original ? ['original'] : [])];
}

const takePurge = () =>
  inOperationalTransaction(ctx, ({ db, now }) =>
    takeJob(db, {
      now,
      kinds: [purgeKind.name],
      maxAttempts,
      leaseUntil: new Date(clock.now().getTime() + hour).toISOString(),
    }),
  );

/** Runs the purges that are due, as the job runner does. */
async function purgeDue(): Promise<void> {
  for (let job = await takePurge(); job; job = await takePurge()) {
    await mediaJobs(ctx).get(purgeKind.name)?.(JSON.parse(job.payload), new AbortController().signal);
    await ctx.connections.writer.deleteFrom('jobs').where('id', '=', job.id).execute();
  }
}

describe('the files of a medium', () => {
  it('stay while it is in the library', async () => {
    const medium = await storeNewPicture();
    clock.advance(2 * hour);
    await purgeDue();
    expect(await filesOf(medium)).toHaveLength(3);
  });

  it('stay after its deletion as long as it can be restored', async () => {
    const medium = await storeNewPicture();
    await deleteMedium(ctx, null, medium.id);
    clock.advance(29 * day);
    await purgeDue();
    expect(await filesOf(medium)).toHaveLength(3);
    const restored = await restoreMedium(ctx, null, medium.id);
    clock.advance(10 * day);
    await purgeDue();
    expect(await filesOf(medium)).toHaveLength(3);
    expect(pictureFiles(restored, 'jpeg')).toHaveLength(2);
  });

  it('are removed, with their records, when it can no longer be restored', async () => {
    const medium = await storeNewPicture();
    await deleteMedium(ctx, null, medium.id);
    clock.advance(31 * day);
    await expect(restoreMedium(ctx, null, medium.id)).rejects.toMatchObject({ status: 404 });
    expect(await namesOf(medium)).not.toBe('');
    await purgeDue();
    expect(await filesOf(medium)).toEqual([]);
    expect(await namesOf(medium)).toBe('');
    expect(await ctx.publicFiles.list(publicPrefix(medium.hash))).toEqual([]);
  });

  it('stay when the same picture was uploaded again', async () => {
    const first = await storeNewPicture();
    await deleteMedium(ctx, null, first.id);
    clock.advance(30 * day);
    const second = await storeLocalPicture(ctx, null, { path, name: 'again.jpg' });
    clock.advance(2 * day);
    await purgeDue();
    expect(second.id).not.toBe(first.id);
    expect(await filesOf(second)).toHaveLength(3);
  });

  it('are removed later, although an upload in between failed', async () => {
    const medium = await storeNewPicture();
    await deleteMedium(ctx, null, medium.id);
    const publicFiles = { ...ctx.publicFiles, put: () => Promise.reject(new Error('disk full')) };
    await expect(storeLocalPicture({ ...ctx, publicFiles }, null, { path, name: 'x' })).rejects.toThrow(
      'disk full',
    );
    clock.advance(2 * hour);
    await purgeDue();
    expect(await filesOf(medium)).toHaveLength(3);
    clock.advance(31 * day);
    await purgeDue();
    expect(await filesOf(medium)).toEqual([]);
  });

  it('are stored again after a running purge', async () => {
    const medium = await storeNewPicture();
    await deleteMedium(ctx, null, medium.id);
    clock.advance(31 * day);
    const job = await takePurge();
    const again = storeLocalPicture(ctx, null, { path, name: 'again.jpg' });
    await mediaJobs(ctx).get(purgeKind.name)?.({ hash: medium.hash }, new AbortController().signal);
    await ctx.connections.writer
      .deleteFrom('jobs')
      .where('id', '=', job?.id ?? 0)
      .execute();
    expect(await filesOf(await again)).toHaveLength(3);
  });
});

it('files without a record are removed', async () => {
  await writeFile(path, await createJpeg({ width: 600, height: 400 }));
  let puts = 0;
  const publicFiles = {
    ...ctx.publicFiles,
    put: async (key: string, file: string) => {
      puts += 1;
      if (puts === 2) throw new Error('killed');
      await ctx.publicFiles.put(key, file);
    },
  };
  await expect(storeLocalPicture({ ...ctx, publicFiles }, null, { path, name: 'x' })).rejects.toThrow(
    'killed',
  );
  const { hash } = await hashFile(path);
  expect(await ctx.publicFiles.list(publicPrefix(hash))).toHaveLength(1);
  clock.advance(2 * hour);
  await purgeDue();
  expect(await ctx.publicFiles.list(publicPrefix(hash))).toEqual([]);
  expect(await ctx.privateFiles.find(originalKey(hash))).toBeUndefined();
});
