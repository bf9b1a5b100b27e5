import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toJson } from '#server/db/json.ts';
import type { ConnectSettings } from '#server/db/connect.ts';
import { openSnapshot } from '#server/db/copies/snapshot.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { readConfig } from '#server/context/config.ts';
import { bucketEnvironment, startBucket, startFrailBucket } from '#test/servers/bucket.ts';
import { createS3Storage } from '#server/ports/bucket/s3-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { createEmptyDatabase, openTestDatabase } from '#test/db.ts';
import { buildFinish, buildMedium, buildProduct, buildVariants } from '#test/factories.ts';
import { filesBelow, missingFiles } from '#test/files/stored-files.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { checkDatabase, checkObjects, FilesDamaged, removeDamagedFiles } from './check-backup.ts';
import { makeBackup, type BackupWork } from './make-backup.ts';
import { moveDatabase } from './move-database.ts';
import { defaultPlace } from './place.ts';
import { openFileStores } from '#server/context/file-stores.ts';
import { restoreBackup } from './restore-backup.ts';
import { listBackupNames } from './stored-backups.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await fill(app);
});

/** A product with variants and a picture, a deleted product, and rows that have no screen of their own. */
async function fill({ ctx, signIn }: TestApp): Promise<void> {
  const medium = await buildMedium(ctx, { width: 1200, height: 900 });
  const product = await buildProduct(ctx, { name: { tr: 'Çengel İğne', en: 'Hook' }, images: [medium.id] });
  const finish = await buildFinish(ctx, { name: 'Nikel', color: '#c0c0c0' });
  await buildVariants(ctx, product, [{ finish_id: finish.id, weight: 1.25 }, { is_active: false }]);
  await signIn();
}

const workOf = ({ ctx, settings }: TestApp, parts: Partial<BackupWork> = {}): BackupWork => ({
  settings,
  stores: { public: ctx.publicFiles, private: ctx.privateFiles },
  place: placeOf(settings),
  reason: 'manual',
  clock: ctx.clock,
  ...parts,
});

const placeOf = ({ dataDir }: ConnectSettings) =>
  createDiskStorage(defaultPlace(dataDir), { isPrivate: true });

/** All rows of a database by table, and the ids that it will give next. */
async function contentOf(settings: ConnectSettings): Promise<Record<string, string[]>> {
  const snapshot = await openSnapshot(settings);
  try {
    const content: Record<string, string[]> = { 'highest ids': [toJson(await snapshot.highestIds())] };
    for (const table of snapshot.tables) {
      const rows: string[] = [];
      for await (const some of snapshot.rows(table))
        for (const row of some)
          rows.push(toJson(Object.fromEntries(table.columns.map((name, index) => [name, row[index]]))));
      content[table.name] = rows.sort();
    }
    return content;
  } finally {
    await snapshot.close();
  }
}

/** A rule about files, which the kind of the database cannot change. */
const onFiles = it.runIf(process.env.TEST_DATABASE === 'sqlite');

describe('a backup', () => {
  onFiles('holds the files of a bucket, reads each only once, and is restored into a bucket', async () => {
    const frail = await startFrailBucket();
    const environment = (prefix: string) => bucketEnvironment({ ...frail.bucket, prefix });
    const other = await openTestApp({ environment: environment('site') });
    await fill(other);
    const work = { stores: openFileStores(other.ctx.config) };
    const first = await makeBackup(workOf(other, work));
    expect(first.manifest.files.count).toBeGreaterThan(2);
    frail.requests.length = 0;
    other.clock.advance(1_000);
    const second = await makeBackup(workOf(other, work));
    expect(second.manifest.files.count).toBe(first.manifest.files.count);
    expect(frail.requests.filter((call) => call.startsWith('GET /deneme/site'))).toEqual([]);

    const target = await createEmptyDatabase();
    const { files } = readConfig(environment('yeni'));
    const reading = { place: placeOf(other.settings), identity: undefined };
    await restoreBackup({
      settings: target,
      stores: openFileStores({ ...target, files }),
      reading,
      manifest: second.manifest,
    });
    const keys = await Array.fromAsync(createS3Storage(frail.bucket).keys());
    const below = (folder: string) =>
      keys.filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length));
    expect(below('yeni/')).toEqual(below('site/'));
  });

  it('restores the whole database and all files in an empty place', async () => {
    const { manifest } = await makeBackup(workOf(app));
    const target = await createEmptyDatabase();
    const reading = { place: placeOf(app.settings), identity: undefined };
    await restoreBackup({ settings: target, stores: openFileStores(target), reading, manifest });
    expect(await contentOf(target)).toEqual(await contentOf(app.settings));
    const { connections } = await openTestDatabase(target);
    expect(await missingFiles(connections.reader, target.dataDir)).toEqual([]);
    expect(await filesBelow(join(target.dataDir, 'media'))).not.toEqual([]);
  });

  it('is restored into the other kind of database with the same rows', async () => {
    const { manifest } = await makeBackup(workOf(app));
    const target = { dataDir: (await createEmptyDatabase()).dataDir };
    const reading = { place: placeOf(app.settings), identity: undefined };
    await restoreBackup({ settings: target, stores: openFileStores(target), reading, manifest });
    expect(await contentOf(target)).toEqual(await contentOf(app.settings));
  });

  it('contains what was written before it began, and nothing of what is written meanwhile', async () => {
    await buildProduct(app.ctx, { name: 'önce' });
    const before = await contentOf(app.settings);
    const isWritten = Promise.withResolvers<undefined>();
    const keys = async function* () {
      await buildProduct(app.ctx, { name: 'sonra' });
      isWritten.resolve(undefined);
      yield* app.ctx.privateFiles.keys();
    };
    const stores = { public: app.ctx.publicFiles, private: { ...app.ctx.privateFiles, keys } };
    const { manifest } = await makeBackup(workOf(app, { stores }));
    await isWritten.promise;
    const target = await createEmptyDatabase();
    const reading = { place: placeOf(app.settings), identity: undefined };
    await restoreBackup({ settings: target, stores: openFileStores(target), reading, manifest });
    // On PostgreSQL the next ids do not belong to the snapshot; they may only be higher.
    const highest = { 'highest ids': expect.anything() as unknown };
    expect(await contentOf(target)).toEqual({ ...before, ...highest });
  });

  onFiles('shares the files that earlier backups already stored', async () => {
    const objects = async () => (await filesBelow(join(defaultPlace(app.settings.dataDir), 'files'))).sort();
    const { name } = await makeBackup(workOf(app));
    const before = await objects();
    const second = await makeBackup(workOf(app));
    expect(second.name).not.toBe(name);
    expect(await objects()).toEqual(before);
    expect(second.manifest.files.count).toBe(before.length);
  });

  onFiles('that is interrupted does not count as a backup', async () => {
    const place = placeOf(app.settings);
    const before = await listBackupNames(place);
    const stop = new AbortController();
    const work = workOf(app, {
      signal: stop.signal,
      say: ({ step }) => {
        if (step === 'files') stop.abort();
      },
    });
    await expect(makeBackup(work)).rejects.toThrow('abort');
    expect(await listBackupNames(place)).toEqual(before);
  });

  onFiles('fails when a file that the database names is missing', async () => {
    const other = await openTestApp();
    await buildMedium(other.ctx);
    const [file = ''] = await filesBelow(join(other.settings.dataDir, 'media'));
    await rm(join(other.settings.dataDir, 'media', file));
    await expect(makeBackup(workOf(other))).rejects.toThrow(
      `Veritabanında adı geçen 1 dosya yok: public ${file}`,
    );
    expect(await listBackupNames(placeOf(other.settings))).toEqual([]);
  });

  onFiles(
    'that is encrypted for a recipient has no readable text, and is restored only with the identity',
    async () => {
      const identity = await generateX25519Identity();
      const recipient = await identityToRecipient(identity);
      const folder = (await createEmptyDatabase()).dataDir;
      const place = createDiskStorage(folder, { isPrivate: true });
      const content = join(folder, 'content');
      await writeFile(content, 'the same in several files '.repeat(10_000));
      for (const name of ['a', 'b', 'c']) await app.ctx.privateFiles.put(`same/${name}.pdf`, content);
      const { manifest } = await makeBackup(workOf(app, { place, recipient }));
      await makeBackup(workOf(app, { place, recipient }));
      const products = manifest.tables.find(({ name }) => name === 'products');
      const stored = await readFile(join(folder, products?.key ?? ''));
      expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      await checkObjects({ reading: { place, identity: undefined }, manifest });
      const target = await createEmptyDatabase();
      const restore = (key: string | undefined) =>
        restoreBackup({
          settings: target,
          stores: openFileStores(target),
          reading: { place, identity: key },
          manifest,
        });
      await expect(restore(undefined)).rejects.toThrow('Yedek şifreli');
      await restore(identity);
      expect(await contentOf(target)).toEqual(await contentOf(app.settings));
    },
  );
});

onFiles('a backup in a bucket comes back as one in a folder does', async () => {
  const place = createS3Storage({ ...(await startBucket()), prefix: 'vitrin' });
  const { name, manifest } = await makeBackup(workOf(app, { place }));
  expect(await listBackupNames(place)).toEqual([name]);
  const target = await createEmptyDatabase();
  const reading = { place, identity: undefined };
  await restoreBackup({ settings: target, stores: openFileStores(target), reading, manifest });
  expect(await contentOf(target)).toEqual(await contentOf(app.settings));
});

describe('a check of a backup', () => {
  it('restores it into a scratch folder', async () => {
    const { manifest } = await makeBackup(workOf(app));
    const reading = { place: placeOf(app.settings), identity: undefined };
    await checkObjects({ reading, manifest });
    const { dataDir } = await createEmptyDatabase();
    await checkDatabase(dataDir, { reading, manifest });
  });

  it.each(['tables', 'files'])('finds a changed byte in its %s', async (part) => {
    const other = await openTestApp();
    await fill(other);
    const { manifest } = await makeBackup(workOf(other));
    const folder = join(defaultPlace(other.settings.dataDir), part);
    const [file = ''] = (await filesBelow(folder)).filter((path) => !path.endsWith('files.jsonl.gz'));
    const bytes = await readFile(join(folder, file));
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
    await writeFile(join(folder, file), bytes);
    const reading = { place: placeOf(other.settings), identity: undefined };
    await expect(checkObjects({ reading, manifest })).rejects.toThrow('bozuk');
  });
});

onFiles(
  'a damaged file is stored again by the next backup, which makes the earlier ones whole too',
  async () => {
    const other = await openTestApp();
    await fill(other);
    const { manifest } = await makeBackup(workOf(other));
    const place = placeOf(other.settings);
    const folder = join(defaultPlace(other.settings.dataDir), 'files');
    const [changed = '', missing = ''] = await filesBelow(folder);
    await writeFile(join(folder, changed), 'changed');
    await rm(join(folder, missing));
    const check = () => checkObjects({ reading: { place, identity: undefined }, manifest });
    const error: unknown = await check().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining('ve 1 dosya daha') as string });
    if (error instanceof FilesDamaged) await removeDamagedFiles(place, error);
    await makeBackup(workOf(other));
    await check();
  },
);

describe('a restore', () => {
  it('that fails leaves database and files as they were', async () => {
    const other = await openTestApp();
    await fill(other);
    const { manifest } = await makeBackup(workOf(other));
    const target = await openTestApp();
    await buildProduct(target.ctx);
    const before = await contentOf(target.settings);
    const reading = { place: placeOf(other.settings), identity: undefined };
    const settle = () => Promise.reject(new Error('stopped'));
    const work = {
      settings: target.settings,
      stores: openFileStores(target.settings),
      reading,
      manifest,
      settle,
    };
    await expect(restoreBackup(work)).rejects.toThrow('stopped');
    expect(await contentOf(target.settings)).toEqual(before);
    expect(await readdir(target.settings.dataDir)).not.toContain('restore');
  });

  onFiles('refuses a backup of a later version', async () => {
    const { manifest } = await makeBackup(workOf(app));
    const target = await createEmptyDatabase();
    const later = { ...manifest, program: '9.0.0', migrations: [...manifest.migrations, '900-later'] };
    const reading = { place: placeOf(app.settings), identity: undefined };
    const work = { settings: target, stores: openFileStores(target), reading, manifest: later };
    await expect(restoreBackup(work)).rejects.toThrow('9.0.0, 900-later');
  });
});

it('a move to the other kind of database and back keeps all rows', async () => {
  const there = { dataDir: (await createEmptyDatabase()).dataDir };
  const back = await createEmptyDatabase();
  const quietly = { say: () => undefined };
  await moveDatabase(app.settings, there, quietly);
  await moveDatabase(there, back, quietly);
  expect(await contentOf(back)).toEqual(await contentOf(app.settings));
});

it('a restored database gives new ids and has its derived rows', async () => {
  const { manifest } = await makeBackup(workOf(app));
  const target = await createEmptyDatabase();
  const reading = { place: placeOf(app.settings), identity: undefined };
  await restoreBackup({ settings: target, stores: openFileStores(target), reading, manifest });
  const restored = await openTestApp({ settings: target });
  const highest = manifest.highest_ids['products'] ?? 0;
  const { id } = await buildProduct(restored.ctx, { name: 'Çengel yeni' });
  expect(id).toBeGreaterThan(highest);
  const found = await createSiteApi(restored.ctx, 'tr').searchProducts({ search: 'çengel' });
  expect(found.map(({ name }) => name).sort()).toEqual(['Çengel yeni', 'Çengel İğne']);
});
