import { expect, it } from 'vitest';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp } from '#test/app.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { buildMedium, buildProduct } from '#test/factories.ts';
import { defaultPlace } from '../place.ts';
import { listBackupNames } from '../stored-backups.ts';
import { createBackupWorker } from './worker.process.ts';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';

async function open() {
  const app = await openTestApp();
  const medium = await buildMedium(app.ctx);
  await buildProduct(app.ctx, { images: [medium.id] });
  const place = createDiskStorage(defaultPlace(app.settings.dataDir), { isPrivate: true });
  const stop = new AbortController();
  const watch = { signal: stop.signal, onProgress: () => undefined };
  return { app, place, stop, watch, work: createBackupWorker(app.ctx) };
}

it('a child process makes a backup and checks it', async () => {
  const { place, watch, work } = await open();
  const made = await work({ kind: 'backup', reason: 'daily' }, watch);
  expect(await listBackupNames(place)).toEqual([made.name]);
  expect(made.rows).toBeGreaterThan(10);
  expect(made.files).toBeGreaterThan(0);
  expect(await work({ kind: 'verify' }, watch)).toEqual(made);
});

it('a failure in the child has words for staff', async () => {
  const { app, watch, work } = await open();
  await expect(work({ kind: 'verify' }, watch)).rejects.toThrow('Denetlenecek bir yedek yok.');
  await rm(join(app.settings.dataDir, 'media'), { recursive: true });
  await expect(work({ kind: 'backup', reason: 'manual' }, watch)).rejects.toThrow(/adı geçen \d+ dosya yok/);
});

it('a stopped child leaves no backup and no temporary files', async () => {
  const { app, place, stop, watch, work } = await open();
  const isWorking = Promise.withResolvers<undefined>();
  const stopped = work(
    { kind: 'backup', reason: 'daily' },
    { ...watch, onProgress: () => isWorking.resolve(undefined) },
  );
  await isWorking.promise;
  stop.abort();
  await expect(stopped).rejects.toThrow('abort');
  expect(await listBackupNames(place)).toEqual([]);
  expect(await filesBelow(join(app.settings.dataDir, 'tmp'))).toEqual([]);
});
