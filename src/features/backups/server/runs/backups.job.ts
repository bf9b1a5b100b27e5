import { z } from 'zod';
import { hourMs, minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { replaceQueued } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { readDisk, type Disk } from '#server/ports/disk-space.ts';
import { firstAccountAt } from '#features/users/server/users.read.ts';
import { refuseFullDisk } from './full-disk.ts';
import { findLastBackup } from './last-backup.read.ts';
import { placeFolder } from '../place.ts';
import { selectEnded } from './runs.queries.ts';
import { recordRun } from './runs.service.ts';
import { aroundNow, type Schedule } from './schedule.ts';
import { createBackupWorker } from './worker.process.ts';
import type { BackupTask, BackupWorker } from './worker.ts';

const nothing = z.object({});
const dailyKind = defineJob('backups.daily', nothing);
const weeklyCheckKind = defineJob('backups.verify', nothing);
/** A backup that somebody asked for in the panel. */
export const manualKind = defineJob('backups.manual', nothing);

type Doing = { worker: BackupWorker; readDisk: (folder: string) => Promise<Disk> };

/** Backups and their checks have a runner of their own, because they take minutes. */
export function backupJobs(
  ctx: Context,
  doing: Doing = { worker: createBackupWorker(ctx), readDisk },
): JobHandlers {
  return new Map([
    dailyKind.handledBy((_, signal) => makeDaily(ctx, doing, signal)),
    manualKind.handledBy(async (_, signal) => {
      await backUp(ctx, doing, { reason: 'manual', signal });
    }),
    weeklyCheckKind.handledBy((_, signal) => checkWeekly(ctx, doing, signal)),
  ]);
}

const dailySchedule = ({ config }: Pick<Context, 'config'>): Schedule => ({
  timeZone: config.timeZone,
  at: config.backups.at,
});
/** The check runs on Sundays, an hour after the backup. */
const checkSchedule = (ctx: Pick<Context, 'config'>): Schedule => ({
  ...dailySchedule(ctx),
  weekday: 0,
  plus: hourMs,
});

/** Queues what has to be done, at once if its time passed while the program was stopped. Call it at the start. */
export async function ensureBackupJobs(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const installedAt = (await firstAccountAt(ctx.db)) ?? now.toISOString();
  const [check] = await selectEnded(ctx.db, 'verify', 1);
  const last = await findLastBackup(ctx);
  const due = (schedule: Schedule, done: string | undefined) => {
    const around = aroundNow(schedule, now);
    const since = around.last.toISOString();
    return (done ?? '') < since && installedAt < since ? now : around.next;
  };
  await inOneProcess(ctx, () =>
    inOperationalTransaction(ctx, async (tx) => {
      await replaceQueued(tx, dailyKind, {}, due(dailySchedule(ctx), last.at).toISOString());
      await replaceQueued(tx, weeklyCheckKind, {}, due(checkSchedule(ctx), check?.started_at).toISOString());
    }),
  );
}

/** The job stays and is due again: the next day, or sooner after a failure. */
async function makeDaily(ctx: Context, doing: Doing, signal: AbortSignal): Promise<never> {
  const end = await backUp(ctx, doing, { reason: 'daily', signal });
  if (end !== 'failed') throw nextTime(ctx, dailySchedule(ctx));
  const [, earlier] = await selectEnded(ctx.db, 'backup', 2);
  throw new RetryLater(earlier?.state === 'failed' ? hourMs : 10 * minuteMs);
}

type Asked = { reason: 'daily' | 'manual'; signal: AbortSignal };

function backUp(ctx: Context, { worker, readDisk: read }: Doing, { reason, signal }: Asked) {
  const checked: BackupWorker = async (task: BackupTask, watch) => {
    const folder = placeFolder(ctx.config);
    if (folder !== undefined) await refuseFullDisk(folder, read);
    return worker(task, watch);
  };
  return recordRun(ctx, { task: { kind: 'backup', reason }, worker: checked, signal });
}

/** After a failure the next day's backup is checked too. */
async function checkWeekly(ctx: Context, { worker }: Doing, signal: AbortSignal): Promise<never> {
  if ((await findLastBackup(ctx)).at === undefined) throw nextTime(ctx, daySchedule(ctx));
  const end = await recordRun(ctx, { task: { kind: 'verify' }, worker, signal });
  throw nextTime(ctx, end === 'done' ? checkSchedule(ctx) : daySchedule(ctx));
}

const daySchedule = (ctx: Pick<Context, 'config'>): Schedule => ({ ...dailySchedule(ctx), plus: hourMs });

function nextTime({ clock }: Pick<Context, 'clock'>, schedule: Schedule): RetryLater {
  const now = clock.now();
  return new RetryLater(aroundNow(schedule, now).next.getTime() - now.getTime());
}
