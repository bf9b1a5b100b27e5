import type { EndingClaim } from '../compliance.ts';
import { claimLabels, remindedDays } from '../compliance.rules.ts';
import { paths } from '#shared/panel-paths.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { listAdminAddresses } from '#features/users/server/users.read.ts';
import { listEndingClaims } from './compliance.read.ts';

/** The kind of the daily job that tells admins of claims that end soon. */
export const claimRemindersKind = 'compliance.reminders';

export function complianceJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      claimRemindersKind,
      async () => {
        await queueTomorrow(ctx, claimRemindersKind);
        await remind(ctx);
      },
    ],
  ]);
}

/** Mails the admins once for each end of a claim; a day that was missed is made up for. */
async function remind(ctx: Context): Promise<void> {
  if (!ctx.mailer) return;
  const ending = (await listEndingClaims(ctx)).filter(({ isTold }) => !isTold);
  if (ending.length === 0) return;
  const recipients = await listAdminAddresses(ctx.db);
  const mail = renderMail(await readSettings(ctx.db), contentOf(ctx, ending));
  const subject = `${ending.length} uygunluk belgesinin süresi doluyor`;
  await inOperationalTransaction(ctx, async (tx) => {
    for (const { owner, owner_id, kind, valid_until } of ending)
      await tx.db.insertInto('claim_reminders').values({ owner, owner_id, kind, valid_until }).execute();
    for (const address of recipients)
      await queueMail(tx, { kind: 'compliance', recipients: [address], subject, ...mail });
  });
  wakeJobRunners();
}

function contentOf({ config: { panelUrl } }: Pick<Context, 'config'>, ending: readonly EndingClaim[]) {
  const lines = ending.map(
    ({ name, kind, valid_until: day }) =>
      `${name}: ${claimLabels[kind]}, son gün ${day.split('-').toReversed().join('.')}`,
  );
  return {
    lang: 'tr',
    title: 'Süresi dolan uygunluk belgeleri',
    blocks: [
      { kind: 'text' as const, text: lines.join('\n') },
      ...(panelUrl
        ? [{ kind: 'button' as const, label: 'Panoyu aç', url: `${panelUrl}${paths.dashboard}` }]
        : []),
    ],
    footer: `Belge son gününün ardından sitede görünmez. Bu e-posta ${remindedDays} gün kala bir kez yöneticilere gönderilir.`,
  };
}
