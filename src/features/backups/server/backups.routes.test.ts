import { expect, it } from 'vitest';
import type { Backups, BackupStatus } from '../backup.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
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

it('one that somebody asks for is made by the next job, and only one at a time', async () => {
  const { app, headers, status } = await open();
  const asked = await app.call<BackupStatus>('POST', url, {}, headers);
  expect([asked.status, asked.body.is_waiting]).toEqual([200, true]);
  const again = await app.call<Refusal>('POST', url, {}, headers);
  expect([again.status, again.body.message]).toEqual([422, 'Şu anda bir yedek alınıyor.']);
  const worker = async () => {
    const { name } = await backUp(app);
    return { name, rows: 1, files: 0 };
  };
  const readDisk = async () => ({ device: 1, bytes: 100, freeBytes: 50 });
  await runDueJobs(app.ctx, backupJobs(app.ctx, { worker, readDisk }));
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

it('a place that cannot be read is named', async () => {
  const app = await openTestApp({ environment: { BACKUP_TO: '/dev/null/yedek' } });
  const { status, body } = await app.call<Refusal>('GET', url, undefined, await app.signIn());
  expect([status, body.message]).toEqual([
    422,
    'Yedeklerin yeri okunamıyor: /dev/null/yedek. Bağlı ve erişilebilir olduğunu denetleyin.',
  ]);
});
