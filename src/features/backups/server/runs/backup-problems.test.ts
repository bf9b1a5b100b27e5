import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#shared/rules/durations.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildUser } from '#test/factories.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import { alarmJobs, ensureAlarmJob } from './alarm.job.ts';
import { listBackupProblems } from './backup-problems.read.ts';
import { makeBackup } from '../make-backup.ts';
import { defaultPlace } from '../place.ts';
import { recordRun } from './runs.service.ts';
import { BackupFailed, type BackupTask } from './worker.ts';

const mailer = { send: async () => undefined, close: () => undefined } as unknown as NonNullable<
  TestApp['ctx']['mailer']
>;

async function open() {
  const app = await openTestApp({ parts: { mailer } });
  await buildUser(app.ctx, { role_group: 'admin', email: 'yonetici@vitrin.test' });
  return app;
}

/** Disks of the place and of the data; the place has this much free of 100. */
const disks =
  (freeBytes = 50, device = 2) =>
  async (folder: string) =>
    folder.endsWith('backups') ? { device, bytes: 100, freeBytes } : { device: 1, bytes: 100, freeBytes: 50 };

const problemsOf = (app: TestApp, read = disks()) => listBackupProblems(app.ctx, read);

async function backUp({ ctx, settings, clock }: TestApp): Promise<void> {
  const place = createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });
  const stores = { public: ctx.publicFiles, private: ctx.privateFiles };
  await makeBackup({ settings, stores, place, reason: 'daily', clock });
}

const fail = ({ ctx }: TestApp, task: BackupTask, message: string) =>
  recordRun(ctx, {
    task,
    worker: () => Promise.reject(new BackupFailed(message)),
    signal: new AbortController().signal,
  });

describe('the last good backup', () => {
  it('is too old after 26 hours; a new installation has as long for its first one', async () => {
    const app = await open();
    app.clock.advance(26 * hourMs);
    expect(await problemsOf(app)).toEqual([]);
    app.clock.advance(1_000);
    expect(await problemsOf(app)).toMatchObject([{ kind: 'late', isUrgent: true, title: 'Henüz yedek yok' }]);
    await backUp(app);
    app.clock.advance(26 * hourMs);
    expect(await problemsOf(app)).toEqual([]);
    app.clock.advance(1_000);
    const [late] = await problemsOf(app);
    expect(late?.title).toBe('Son yedek 03.03.2026 14:00 tarihli');
    expect(late?.text).toContain('Günlük yedek saati 03:30');
  });

  it('being too old comes with the reason of the last failure', async () => {
    const app = await open();
    app.clock.advance(2 * dayMs);
    await fail(app, { kind: 'backup', reason: 'daily' }, 'Diskte yer kalmadı.');
    const [late] = await problemsOf(app);
    expect(late?.text).toBe('Son deneme (04.03.2026 12:00) başarısız: Diskte yer kalmadı.');
  });

  it('cannot be found where the folder cannot be opened', async () => {
    const app = await openTestApp({ environment: { BACKUP_TO: '/dev/null/yedek' } });
    await buildUser(app.ctx);
    app.clock.advance(2 * dayMs);
    const [late] = await listBackupProblems(app.ctx);
    expect(late?.text).toContain('Yedek klasörü açılamıyor: /dev/null/yedek.');
  });
});

it('a failed check is urgent until a later one finds the backup whole', async () => {
  const app = await open();
  await fail(app, { kind: 'verify' }, 'Yedeğin bir parçası bozuk: files/ab/abc');
  expect(await problemsOf(app)).toMatchObject([{ kind: 'damaged', isUrgent: true }]);
  await recordRun(app.ctx, {
    task: { kind: 'verify' },
    worker: async () => ({ name: 'checked', rows: 0, files: 0 }),
    signal: new AbortController().signal,
  });
  expect(await problemsOf(app)).toEqual([]);
});

describe('the disk of the backups', () => {
  it.each([
    ['has room and is another one', 50, 2, []],
    ['is the disk of the data', 50, 1, [['same-disk', false]]],
    ['has less than a fifth free', 19, 2, [['space', false]]],
    ['has too little for a backup', 9, 2, [['space', true]]],
  ])('%s', async (_, free, device, expected) => {
    const app = await open();
    const found = await problemsOf(app, disks(free, device));
    expect(found.map(({ kind, isUrgent }) => [kind, isUrgent])).toEqual(expected);
  });
});

describe('while something urgent is wrong', () => {
  const mailsOf = ({ ctx }: TestApp) =>
    ctx.db
      .selectFrom('outbox')
      .select(['recipients', 'subject', 'text'])
      .where('kind', '=', 'backup')
      .execute();

  it('each admin who can sign in gets one mail a day', async () => {
    const app = await open();
    await buildUser(app.ctx, { role_group: 'editor' });
    const { id } = await buildUser(app.ctx, { role_group: 'admin' });
    await updateUser(app.ctx, null, id, { is_active: false });
    await ensureAlarmJob(app.ctx);
    const after = async (time: number) => {
      app.clock.advance(time);
      await runDueJobs(app.ctx, alarmJobs(app.ctx));
      return (await mailsOf(app)).length;
    };
    expect(await after(26 * hourMs)).toBe(0);
    expect(await after(hourMs)).toBe(1);
    const [mail] = await mailsOf(app);
    expect([mail?.recipients, mail?.subject]).toEqual([
      'yonetici@vitrin.test',
      'Yedek uyarısı: Henüz yedek yok',
    ]);
    expect(await after(hourMs)).toBe(1);
    expect(await after(23 * hourMs)).toBe(2);
    await backUp(app);
    expect(await after(25 * hourMs)).toBe(2);
  });

  it('no mail waits for a mail server that is not there', async () => {
    const app = await openTestApp();
    await buildUser(app.ctx, { role_group: 'admin' });
    await ensureAlarmJob(app.ctx);
    app.clock.advance(2 * dayMs);
    await runDueJobs(app.ctx, alarmJobs(app.ctx));
    expect(await mailsOf(app)).toEqual([]);
  });
});
