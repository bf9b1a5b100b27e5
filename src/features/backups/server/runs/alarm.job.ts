import { z } from 'zod';
import { dayMs, hourMs } from '#shared/rules/durations.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { lastMailAt } from '#features/mail/server/outgoing-mails.read.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { listAdminAddresses } from '#features/users/server/users.read.ts';
import { paths } from '#shared/panel-paths.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Context } from '#server/context/context.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { listBackupProblems, type BackupProblem } from './backup-problems.read.ts';

const alarmKind = defineJob('backups.alarm', z.object({}));

/** Checks every hour for urgent problems with the backups, and sends admins a mail about them. */
export function alarmJobs(ctx: Context): JobHandlers {
  return new Map([
    alarmKind.handledBy(async () => {
      await sendAlarm(ctx);
      throw new RetryLater(hourMs);
    }),
  ]);
}

/** Queues the job that looks for problems. Call it at the start. */
export async function ensureAlarmJob(ctx: Context): Promise<void> {
  await inOneProcess(ctx, () =>
    // A backup that was missed while the program was stopped is made first.
    inOperationalTransaction(ctx, (tx) =>
      replaceQueued(tx, alarmKind, {}, new Date(ctx.clock.now().getTime() + hourMs).toISOString()),
    ),
  );
}

/** Sends the admins one mail a day while something urgent is wrong. */
async function sendAlarm(ctx: Context): Promise<void> {
  const problems = (await listBackupProblems(ctx)).filter(({ isUrgent }) => isUrgent);
  // Without a mail server an alarm would wait and come when it is no longer true.
  if (problems.length === 0 || !ctx.mailer) return;
  const last = await lastMailAt(ctx.db, 'backup');
  if (last !== undefined && ctx.clock.now().getTime() - Date.parse(last) < dayMs) return;
  const recipients = await listAdminAddresses(ctx.db);
  const settings = await readSettings(ctx.db);
  await inOperationalTransaction(ctx, async (tx) => {
    const mail = renderMail(settings, contentOf(ctx, problems));
    // Each admin gets a mail of their own, so that one wrong address keeps nobody uninformed.
    for (const address of recipients)
      await queueMail(tx, { kind: 'backup', recipients: [address], subject: subjectOf(problems), ...mail });
  });
  wakeJobRunners();
}

const subjectOf = ([first]: readonly BackupProblem[]) => `Yedek uyarısı: ${first?.title ?? ''}`;

function contentOf({ config }: Pick<Context, 'config'>, problems: readonly BackupProblem[]) {
  const url = config.panelUrl;
  return {
    lang: 'tr',
    title: 'Yedekler bakım istiyor',
    blocks: [
      ...problems.map(({ title, text }) => ({ kind: 'text' as const, text: `${title}\n${text}` })),
      ...(url ? [{ kind: 'button' as const, label: 'Yedekleri aç', url: `${url}${paths.backups}` }] : []),
    ],
    footer: 'Bu e-posta, sorun sürdükçe günde bir kez yöneticilere gönderilir.',
  };
}
