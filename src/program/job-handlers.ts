import type { Context } from '#server/context/context.ts';
import { auditJobs, auditRetentionKind } from '#features/audit/server/audit.job.ts';
import { alarmJobs, ensureAlarmJob } from '#features/backups/server/runs/alarm.job.ts';
import { backupJobs, ensureBackupJobs } from '#features/backups/server/runs/backups.job.ts';
import { cdnJobs, ensureCdnPurge } from '#features/cdn/server/purge.job.ts';
import { claimRemindersKind, complianceJobs } from '#features/compliance/server/reminders.job.ts';
import { consentProofJobs, consentProofsKind } from '#features/consent-proofs/server/consent-proofs.job.ts';
import { dataRequestJobs, remindersKind } from '#features/data-requests/server/reminders.job.ts';
import { importJobs, importRetentionKind } from '#features/imports/server/imports.jobs.ts';
import { languageJobs } from '#features/main-language/server/main-language.job.ts';
import { attributeJobs } from '#features/products/server/reread-attributes.job.ts';
import { measureJobs, measureKind } from '#features/products/server/gaps/measure.job.ts';
import { ensureWeeklyMail, weeklyMailJobs } from '#features/products/server/weekly-mail/weekly-mail.job.ts';
import { mediaJobs } from '#features/media/server/media.jobs.ts';
import { mailJobs } from './mail-jobs.ts';
import { messageJobs, retentionKind } from '#features/messages/server/retention.job.ts';
import { monthlyKind, printJobs } from '#features/print/server/catalogue/print.jobs.ts';
import { privateFileJobs } from '#features/private-files/server/private-files.jobs.ts';
import { missingRetentionKind, redirectJobs } from '#features/redirects/server/redirects.jobs.ts';
import { scanRetentionKind, shortLinkJobs } from '#features/short-links/server/short-links.jobs.ts';
import { ensureShareCardJob, shareCardJobs } from '#features/share-cards/server/share-cards.job.ts';
import { visitJobs, visitRetentionKind } from '#features/visits/server/visits.jobs.ts';
import { ensureIndexNowJob, indexNowJobs } from '#features/search-engines/server/index-now/index-now.job.ts';
import { openBackupPlace } from '#features/backups/server/place.ts';
import { erasureJobs, erasureLogKind } from '#features/erasures/server/erasures.jobs.ts';
import { ensureScheduledImports, scheduledImportJobs } from '#features/scheduled-imports/server/run.job.ts';
import { settleJobs } from '#features/scheduled-imports/server/settle.job.ts';
import { collectJobs, ensureWebhookJobs } from '#features/webhooks/server/collect.job.ts';
import { deliverJobs } from '#features/webhooks/server/deliver.job.ts';
import { ensureDailyJob } from '#server/jobs/daily-job.ts';
import { startJobs, type JobHandlers, type JobRunner, type RunnerOptions } from '#server/jobs/runner.ts';

/**
 * The job handlers of all features except those with a runner of their own. A job whose kind has no
 * handler waits forever.
 */
export function jobHandlers(ctx: Context): JobHandlers {
  return new Map([
    ...mediaJobs(ctx),
    ...languageJobs(ctx),
    ...attributeJobs(ctx),
    ...measureJobs(ctx),
    ...weeklyMailJobs(ctx),
    ...privateFileJobs(ctx),
    ...messageJobs(ctx),
    ...visitJobs(ctx),
    ...redirectJobs(ctx),
    ...shortLinkJobs(ctx),
    ...auditJobs(ctx),
    ...consentProofJobs(ctx),
    ...dataRequestJobs(ctx),
    ...complianceJobs(ctx),
    ...alarmJobs(ctx),
  ]);
}

/**
 * Starts the job runners. Mails, imports, fetched sheets, erasures, backups, share cards, webhooks and purges of
 * the CDN have runners, so that a slow mail server does not delay pictures, and pictures do not delay mails.
 */
export async function startAllJobs(ctx: Context): Promise<JobRunner> {
  await ensureDailyJob(ctx, retentionKind);
  await ensureDailyJob(ctx, visitRetentionKind);
  await ensureDailyJob(ctx, missingRetentionKind);
  await ensureDailyJob(ctx, scanRetentionKind);
  await ensureDailyJob(ctx, auditRetentionKind);
  await ensureDailyJob(ctx, consentProofsKind);
  await ensureDailyJob(ctx, remindersKind);
  await ensureDailyJob(ctx, claimRemindersKind);
  await ensureDailyJob(ctx, importRetentionKind);
  await ensureDailyJob(ctx, measureKind);
  await ensureDailyJob(ctx, monthlyKind);
  await ensureWeeklyMail(ctx);
  await ensureBackupJobs(ctx);
  await ensureAlarmJob(ctx);
  await ensureShareCardJob(ctx);
  await ensureDailyJob(ctx, erasureLogKind);
  await ensureIndexNowJob(ctx);
  await ensureCdnPurge(ctx);
  await ensureWebhookJobs(ctx);
  await ensureScheduledImports(ctx);
  const runnerOf = (handlers: JobHandlers, options?: RunnerOptions) =>
    handlers.size > 0 ? [startJobs(ctx, handlers, options)] : [];
  const runners = [
    jobHandlers(ctx),
    mailJobs(ctx),
    indexNowJobs(ctx),
    importJobs(ctx),
    erasureJobs(ctx, () => openBackupPlace(ctx.config)),
    backupJobs(ctx),
    printJobs(ctx),
    shareCardJobs(ctx),
    collectJobs(ctx),
    deliverJobs(ctx),
    scheduledImportJobs(ctx),
    settleJobs(ctx),
  ].flatMap((handlers) => runnerOf(handlers));
  // Visitors see old pages until the CDN is purged, so its runner looks more often.
  runners.push(...runnerOf(cdnJobs(ctx), { pollEvery: 500 }));
  return {
    stop: async () => {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
