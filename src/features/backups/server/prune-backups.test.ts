import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dayMs } from '#shared/rules/durations.ts';
import { holdFileDeletions } from '#server/db/file-deletions.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildMedium } from '#test/factories.ts';
import { filesBelow } from '#test/files/stored-files.ts';
import { checkObjects } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { defaultPlace } from './place.ts';
import { pruneBackups } from './prune-backups.ts';
import { listBackupNames, readManifest } from './stored-backups.ts';

const placeOf = ({ settings }: TestApp) =>
  createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });
const prune = ({ ctx, settings, clock }: TestApp, place: ReturnType<typeof placeOf>) =>
  pruneBackups(place, { settings, timeZone: ctx.config.timeZone, clock });

async function backUp({ ctx, settings, clock }: TestApp): Promise<string> {
  const place = createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });
  const stores = { public: ctx.publicFiles, private: ctx.privateFiles };
  return (await makeBackup({ settings, stores, place, reason: 'daily', clock })).name;
}

/** An app with two backups of one day; only the first contains the file that was removed between them. */
async function openWithTwo() {
  const app = await openTestApp();
  await buildMedium(app.ctx);
  const extra = join(app.settings.dataDir, 'private', 'extra.txt');
  await writeFile(extra, 'only in the first backup');
  const old = await backUp(app);
  await rm(extra);
  app.clock.advance(1_000);
  const kept = await backUp(app);
  return { app, place: placeOf(app), old, kept, folder: defaultPlace(app.settings.dataDir) };
}

it('a removed backup takes along its tables and the files that no other backup contains; the others stay complete', async () => {
  const { app, place, old, kept, folder } = await openWithTwo();
  await writeFile(join(folder, 'vitrin-before-update.db'), 'no part of a backup');
  const before = await filesBelow(folder);
  expect(await prune(app, place)).toEqual([old]);
  expect(await listBackupNames(place)).toEqual([kept]);
  const gone = before.filter((path) => !path.includes(old));
  const after = await filesBelow(folder);
  expect(after.filter((path) => path.includes(old))).toEqual([]);
  expect(after.length).toBe(gone.length - 1);
  expect(after).toContain('vitrin-before-update.db');
  await checkObjects({ reading: { place, identity: undefined }, manifest: await readManifest(place, kept) });
});

it('the parts of an interrupted backup are removed after a day', async () => {
  const { app, place, kept, folder } = await openWithTwo();
  await rm(join(folder, 'manifests', `${kept}.json`));
  await prune(app, place);
  const isThere = async () => (await filesBelow(folder)).some((path) => path.includes(kept));
  expect(await isThere()).toBe(true);
  app.clock.advance(dayMs + 1_000);
  await prune(app, place);
  expect(await isThere()).toBe(false);
});

it('nothing is removed while a backup is being made', async () => {
  const { app, place, folder } = await openWithTwo();
  const before = await filesBelow(folder);
  const release = await holdFileDeletions(app.settings);
  expect(await prune(app, place)).toEqual([]);
  await release();
  expect(await filesBelow(folder)).toEqual(before);
});

it.each(['manifests/NAME.json', 'tables/NAME/files.jsonl.gz'])(
  'nothing is removed while %s cannot be read',
  async (pattern) => {
    const { app, place, kept, folder } = await openWithTwo();
    await writeFile(join(folder, pattern.replace('NAME', kept)), 'damaged');
    const before = await filesBelow(folder);
    await expect(prune(app, place)).rejects.toThrow();
    expect(await filesBelow(folder)).toEqual(before);
  },
);
