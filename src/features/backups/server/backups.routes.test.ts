import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Backups, BackupStatus } from '../backup.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { maxAttempts } from '#server/jobs/run-job.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { childrenOf, isAlive } from '#test/servers/process-state.ts';
import { openArchive } from './archives/archive.process.ts';
import { unpackArchive } from './archives/unpack-archive.ts';
import { checkObjects } from './check-backup.ts';
import { readManifest } from './stored-backups.ts';
import { backupJobs } from './runs/backups.job.ts';
import { makeBackup } from './make-backup.ts';
import { defaultPlace } from './place.ts';
import { insertRun } from './runs/runs.queries.ts';
import { recordRun } from './runs/runs.service.ts';

const url = '/api/admin/backups';
type Refusal = { message: string };

async function open() {
  const app = await openTestApp();
  const headers = await app.signIn();
  const status = async () => (await app.call<BackupStatus>('GET', `${url}/status`, undefined, headers)).body;
  return { app, headers, status };
}

function backUp({ ctx, settings, clock }: TestApp) {
  const place = createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });
  const stores = { public: ctx.publicFiles, private: ctx.privateFiles };
  return makeBackup({ settings, stores, place, reason: 'manual', clock });
}

it('the backups are listed, the newest first, with when a check found them whole', async () => {
  const { app, headers } = await open();
  const { name } = await backUp(app);
  await recordRun(app.ctx, {
    task: { kind: 'verify' },
    worker: async () => ({ name, rows: 1, files: 0 }),
    signal: new AbortController().signal,
  });
  app.clock.advance(60_000);
  const { name: newer } = await backUp(app);
  const { body } = await app.call<Backups>('GET', url, undefined, headers);
  expect(body.data.map((one) => [one.name, one.reason, one.verified_at !== null])).toEqual([
    [newer, 'manual', false],
    [name, 'manual', true],
  ]);
  expect(body.data[0]?.rows).toBeGreaterThan(0);
  expect([body.place, body.daily_at]).toEqual([defaultPlace(app.settings.dataDir), '03:30']);
});

it('one that somebody asks for is made by the next job, one at a time, and other hosts see its progress', async () => {
  const { app, headers, status } = await open();
  const otherHost = await openTestApp({ settings: app.settings, clock: app.clock });
  const asked = await app.call<BackupStatus>('POST', url, {}, headers);
  expect([asked.status, asked.body.is_waiting]).toEqual([200, true]);
  const again = await app.call<Refusal>('POST', url, {}, headers);
  expect([again.status, again.body.message]).toEqual([422, 'Şu anda bir yedek alınıyor.']);
  let seen: BackupStatus | undefined;
  const worker = async () => {
    seen = (await otherHost.call<BackupStatus>('GET', `${url}/status`, undefined, headers)).body;
    const { name } = await backUp(app);
    return { name, rows: 1, files: 0 };
  };
  const readDisk = async () => ({ device: 1, bytes: 100, freeBytes: 50 });
  await runDueJobs(app.ctx, backupJobs(app.ctx, { worker, readDisk }));
  expect(seen).toMatchObject({ running: { kind: 'backup', state: 'running' } });
  expect(await status()).toMatchObject({ running: null, is_waiting: false, last: { state: 'done' } });
});

it('a waiting one is taken back, a running one is stopped, and without either that is refused', async () => {
  const { app, headers, status } = await open();
  const cancel = () => app.call<Refusal>('PUT', `${url}/cancel`, {}, headers);
  expect((await cancel()).status).toBe(422);
  await app.call('POST', url, {}, headers);
  expect([(await cancel()).status, (await status()).is_waiting]).toEqual([200, false]);
  await inOperationalTransaction(app.ctx, ({ db, now }) =>
    insertRun(db, { kind: 'backup', reason: 'daily', now }),
  );
  expect((await app.call('POST', url, {}, headers)).status).toBe(422);
  expect((await cancel()).status).toBe(200);
  expect(await status()).toMatchObject({ running: null, last: { state: 'cancelled' } });
});

it.runIf(process.platform === 'linux')('a download that nobody reads leaves no process behind', async () => {
  const { app } = await open();
  // More than fits into the pipe between the processes.
  await mkdir(join(app.settings.dataDir, 'media/ab'), { recursive: true });
  await writeFile(join(app.settings.dataDir, 'media/ab/large.bin'), randomBytes(1_000_000));
  const { name } = await backUp(app);
  const before = await childrenOf(process.pid);
  const { dataDir, backups } = app.ctx.config;
  const lock = { passphrase: 'gümüş toka 1976' };
  const archive = await openArchive({ settings: { dataDir, backups }, name, lock });
  const added = (await childrenOf(process.pid)).filter((pid) => !before.includes(pid));
  expect(added).toHaveLength(1);
  archive.destroy();
  await expect.poll(() => added.some(isAlive), { timeout: 5_000 }).toBe(false);
});

it('one whose process was killed too often does not stand in the way of the next', async () => {
  const { app, headers, status } = await open();
  await app.call('POST', url, {}, headers);
  await inOperationalTransaction(app.ctx, ({ db }) =>
    db.updateTable('jobs').set({ attempts: maxAttempts }).where('kind', '=', 'backups.manual').execute(),
  );
  expect((await status()).is_waiting).toBe(false);
  expect((await app.call<BackupStatus>('POST', url, {}, headers)).body.is_waiting).toBe(true);
});

it('a place that cannot be read is named', async () => {
  const app = await openTestApp({ environment: { BACKUP_TO: '/dev/null/yedek' } });
  const { status, body } = await app.call<Refusal>('GET', url, undefined, await app.signIn());
  expect([status, body.message]).toEqual([
    422,
    'Yedeklerin yeri okunamıyor: /dev/null/yedek. Bağlı ve erişilebilir olduğunu denetleyin.',
  ]);
});

it('one is downloaded as a file that only its passphrase opens, after a proof of identity, and audited', async () => {
  const { app, headers } = await open();
  const { name } = await backUp(app);
  const passphrase = 'gümüş toka 1976';
  const all = { ...headers, 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken(app.ctx) };
  const download = (payload: object, from = name) =>
    app.app.inject({ method: 'POST', url: `${url}/${from}/download`, headers: all, payload });
  expect((await download({ passphrase: 'kısa' })).statusCode).toBe(422);
  expect((await download({})).json<{ errors: object }>().errors).toEqual({
    passphrase: ['* Bu Alan Zorunlu'],
  });
  expect((await download({ passphrase }, '20260101-000000-0000')).statusCode).toBe(404);
  const answer = await download({ passphrase });
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="vitrin-${name}.tar.age"`);
  await inTemporaryFolder(app.settings.dataDir, async (folder) => {
    const file = join(folder, 'yedek.tar.age');
    await writeFile(file, answer.rawPayload);
    const place = createDiskStorage(join(folder, 'place'), { isPrivate: true });
    await unpackArchive(file, join(folder, 'place'), { passphrase });
    const reading = { place, identity: undefined };
    await checkObjects({ reading, manifest: await readManifest(place, name) });
    const wrong = unpackArchive(file, join(folder, 'other'), { passphrase: `${passphrase}!` });
    await expect(wrong).rejects.toThrow('Parola bu dosyayı açmıyor.');
    await writeFile(file, answer.rawPayload.subarray(0, -1_000));
    await expect(unpackArchive(file, join(folder, 'cut'), { passphrase })).rejects.toThrow('Dosya eksik');
  });
  const exported = app.ctx.db
    .selectFrom('audit')
    .select(['entity', 'entity_id'])
    .where('action', '=', 'export');
  expect(await exported.execute()).toEqual([{ entity: 'backup', entity_id: name }]);
  app.clock.advance(11 * 60_000);
  const late = await download({ passphrase });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([403, 'reauthentication_required']);
});
