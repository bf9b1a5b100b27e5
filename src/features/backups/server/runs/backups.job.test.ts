import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#shared/rules/durations.ts';
import { openSnapshot } from '#server/db/copies/snapshot.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildUser } from '#test/factories.ts';
import { backupJobs, ensureBackupJobs } from './backups.job.ts';
import { rowsOf } from '../describe.ts';
import { makeBackup } from '../make-backup.ts';
import { defaultPlace } from '../place.ts';
import { insertRun, selectEnded, selectRunning } from './runs.queries.ts';
import { cancelRun, recordRun, renewedSince } from './runs.service.ts';
import { listBackupNames } from '../stored-backups.ts';
import { BackupFailed, type BackupWorker } from './worker.ts';

const roomy = async () => ({ device: 1, bytes: 100, freeBytes: 50 });
const placeOf = ({ settings }: TestApp) =>
  createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });

/** Makes backups in this process, by the test's clock. */
const inProcess =
  ({ ctx, settings, clock }: TestApp): BackupWorker =>
  async (task) => {
    if (task.kind === 'verify') return { name: 'checked', rows: 0, files: 0 };
    const stores = { public: ctx.publicFiles, private: ctx.privateFiles };
    const place = createDiskStorage(defaultPlace(settings.dataDir), { isPrivate: true });
    const { name, manifest } = await makeBackup({ settings, stores, place, reason: task.reason, clock });
    return { name, rows: rowsOf(manifest), files: manifest.files.count };
  };
const failing: BackupWorker = () => Promise.reject(new BackupFailed('Diskte yer kalmadı.'));

/** An installation of 2 March 2026, 12:00 in Istanbul, that has just been started. */
async function start() {
  const app = await openTestApp();
  await buildUser(app.ctx, { role_group: 'admin' });
  await ensureBackupJobs(app.ctx);
  const run = (worker: BackupWorker = inProcess(app), readDisk = roomy) =>
    runDueJobs(app.ctx, backupJobs(app.ctx, { worker, readDisk }));
  const names = () => listBackupNames(placeOf(app));
  const dueAt = async (kind = 'backups.daily') => {
    const job = await app.ctx.db
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();
    return job.run_at;
  };
  return { app, run, names, dueAt };
}

describe('the daily backup', () => {
  it('is made at its time and every day after it', async () => {
    const { app, run, names, dueAt } = await start();
    await run();
    expect([await names(), await dueAt()]).toEqual([[], '2026-03-03T00:30:00.000Z']);
    app.clock.set('2026-03-03T00:31:00.000Z');
    await run();
    expect([(await names()).length, await dueAt()]).toEqual([1, '2026-03-04T00:30:00.000Z']);
    const [done] = await selectEnded(app.ctx.db, 'backup', 1);
    expect(done).toMatchObject({ state: 'done', reason: 'daily', name: (await names())[0], error: null });
    expect(Number(done?.rows)).toBeGreaterThan(0);
  });

  it('that was missed while the program was stopped is made at the start', async () => {
    const { app, run, names } = await start();
    app.clock.set('2026-03-03T06:00:00.000Z');
    await ensureBackupJobs(app.ctx);
    await run();
    expect(await names()).toHaveLength(1);
    // The next start has nothing to make up for.
    await ensureBackupJobs(app.ctx);
    await run();
    expect(await names()).toHaveLength(1);
  });

  it('that fails is tried again after 10 minutes and then every hour', async () => {
    const { app, run, names, dueAt } = await start();
    app.clock.set('2026-03-03T00:30:00.000Z');
    await run(failing);
    expect(await dueAt()).toBe('2026-03-03T00:40:00.000Z');
    for (const due of ['2026-03-03T01:40:00.000Z', '2026-03-03T02:40:00.000Z']) {
      app.clock.set(await dueAt());
      await run(failing);
      expect(await dueAt()).toBe(due);
    }
    const [failed] = await selectEnded(app.ctx.db, 'backup', 1);
    expect(failed).toMatchObject({ state: 'failed', error: 'Diskte yer kalmadı.' });
    app.clock.set(await dueAt());
    await run();
    expect([(await names()).length, await dueAt()]).toEqual([1, '2026-03-04T00:30:00.000Z']);
  });

  it('does not begin on a disk with less than a tenth free', async () => {
    const { app, run, names } = await start();
    app.clock.set('2026-03-03T00:30:00.000Z');
    await run(inProcess(app), async () => ({ device: 1, bytes: 100 * 2 ** 30, freeBytes: 9 * 2 ** 30 }));
    const [failed] = await selectEnded(app.ctx.db, 'backup', 1);
    expect(failed?.error).toBe(
      'Yedeklerin diskinde 9 GB boş yer var (%9); yedek için %10 gerekli. Yer açın ya da BACKUP_TO ile başka bir disk gösterin.',
    );
    expect(await names()).toEqual([]);
  });
});

describe('the check of the newest backup', () => {
  it('comes on Sunday, an hour after the backup', async () => {
    const { app, run, dueAt } = await start();
    app.clock.set('2026-03-03T00:30:00.000Z');
    await run();
    expect(await dueAt('backups.verify')).toBe('2026-03-08T01:30:00.000Z');
    app.clock.set('2026-03-08T01:30:00.000Z');
    await run();
    expect((await selectEnded(app.ctx.db, 'verify', 9)).map(({ state }) => state)).toEqual(['done']);
    expect(await dueAt('backups.verify')).toBe('2026-03-15T01:30:00.000Z');
  });

  it('that fails comes again after the next backup; without a backup there is none', async () => {
    const { app, run, dueAt } = await start();
    app.clock.set('2026-03-08T01:30:00.000Z');
    await run(failing);
    expect(await selectEnded(app.ctx.db, 'verify', 9)).toEqual([]);
    const failedChecks: BackupWorker = (task, watch) =>
      (task.kind === 'verify' ? failing : inProcess(app))(task, watch);
    for (let day = 0; day < 2; day += 1) {
      app.clock.advance(dayMs);
      await run(failedChecks);
    }
    const [check] = await selectEnded(app.ctx.db, 'verify', 1);
    expect(check?.state).toBe('failed');
    expect(Date.parse(await dueAt('backups.verify')) - app.clock.now().getTime()).toBe(dayMs);
  });
});

describe('a run', () => {
  const task = { kind: 'backup', reason: 'manual' } as const;
  const untilStopped: BackupWorker = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });

  it('that somebody cancels ends at once', async () => {
    const { app } = await start();
    const isStarted = Promise.withResolvers<undefined>();
    const worker: BackupWorker = (given, watch) => {
      isStarted.resolve(undefined);
      return untilStopped(given, watch);
    };
    const ended = recordRun(app.ctx, { task, worker, signal: new AbortController().signal });
    await isStarted.promise;
    const running = await selectRunning(app.ctx.db, renewedSince(app.ctx));
    expect(await cancelRun(app.ctx, running?.id ?? 0)).toBe(true);
    expect(await ended).toBe('cancelled');
    expect(await selectEnded(app.ctx.db, 'backup', 1)).toMatchObject([{ state: 'cancelled' }]);
    expect(await cancelRun(app.ctx, running?.id ?? 0)).toBe(false);
  });

  it('stops with the server and says so', async () => {
    const { app } = await start();
    const stop = new AbortController();
    const ended = recordRun(app.ctx, { task, worker: untilStopped, signal: stop.signal });
    stop.abort(new Error('stopping'));
    await expect(ended).rejects.toThrow('stopping');
    expect(await selectEnded(app.ctx.db, 'backup', 1)).toMatchObject([
      { state: 'failed', error: 'Sunucu durduğu için yarıda kaldı.' },
    ]);
  });

  it('that a crash cut off counts as failed after two minutes', async () => {
    const { app } = await start();
    await inOperationalTransaction(app.ctx, ({ db, now }) =>
      insertRun(db, { kind: 'backup', reason: 'daily', now }),
    );
    expect(await selectRunning(app.ctx.db, renewedSince(app.ctx))).toBeDefined();
    app.clock.advance(2 * minuteMs + 1);
    expect(await selectRunning(app.ctx.db, renewedSince(app.ctx))).toBeUndefined();
    await recordRun(app.ctx, { task, worker: failing, signal: new AbortController().signal });
    expect((await selectEnded(app.ctx.db, 'backup', 2)).map(({ state }) => state)).toEqual([
      'failed',
      'failed',
    ]);
  });
});

it('runs are no part of a backup', async () => {
  const { app } = await start();
  const snapshot = await openSnapshot(app.settings);
  expect(snapshot.tables.map(({ name }) => name)).not.toContain('backup_runs');
  await snapshot.close();
});
