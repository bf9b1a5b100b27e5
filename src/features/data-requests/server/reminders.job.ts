import { daysLeft, remindedDays } from '../data-request.rules.ts';
import { paths } from '#shared/panel-paths.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { dayIn } from '#server/texts/day.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { listAdminAddresses } from '#features/users/server/users.read.ts';

/** The kind of the daily job that reminds admins of requests whose term ends soon. */
export const remindersKind = 'data-requests.reminders';

/** Closed requests are kept for this many years, as a proof that they were answered in time. */
const keptYears = 3;

export function dataRequestJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      remindersKind,
      async () => {
        await queueTomorrow(ctx, remindersKind);
        await remind(ctx);
        await deleteExpired(ctx);
      },
    ],
  ]);
}

/** Mails the admins once when 7 days are left and once when 1 is; a day that was missed is made up for. */
async function remind(ctx: Context): Promise<void> {
  // Without a mail server a reminder would wait and come when it is no longer true.
  if (!ctx.mailer) return;
  const today = dayIn(ctx.config.timeZone, ctx.clock.now());
  const open = await ctx.db
    .selectFrom('data_requests')
    .select(['id', 'due_on', 'reminded_days'])
    .where('closed_at', 'is', null)
    .orderBy('due_on')
    .execute();
  const due = open.flatMap(({ id, due_on, reminded_days: reminded }) => {
    const left = daysLeft(due_on, today);
    // Only the smallest step that was reached counts, because its reminder says what earlier ones would have said.
    const step = remindedDays.findLast((days) => left <= days);
    return step !== undefined && (reminded === null || reminded > step) ? [{ id, due_on, step, left }] : [];
  });
  if (due.length === 0) return;
  const recipients = await listAdminAddresses(ctx.db);
  const settings = await readSettings(ctx.db);
  const mail = renderMail(settings, contentOf(ctx, due));
  await inOperationalTransaction(ctx, async (tx) => {
    for (const { id, step } of due)
      await tx.db.updateTable('data_requests').set({ reminded_days: step }).where('id', '=', id).execute();
    // Each admin gets a separate mail, so that one wrong address does not keep the others uninformed.
    for (const address of recipients)
      await queueMail(tx, { kind: 'data-request', recipients: [address], subject: subject(due), ...mail });
  });
  wakeJobRunners();
}

type Due = { id: number; due_on: string; left: number };

const subject = (due: readonly Due[]) => `KVKK başvurusu: ${due.length} başvurunun süresi doluyor`;

/** The mail names no person: it says which requests, and until when. */
function contentOf({ config: { panelUrl } }: Pick<Context, 'config'>, due: readonly Due[]) {
  const lines = due.map(({ id, due_on: day, left }) => {
    const date = day.split('-').toReversed().join('.');
    return `Başvuru ${id}: son gün ${date} (${left < 0 ? 'süresi geçti' : left === 0 ? 'bugün' : `${left} gün kaldı`})`;
  });
  return {
    lang: 'tr',
    title: 'Yanıt bekleyen KVKK başvuruları',
    blocks: [
      { kind: 'text' as const, text: lines.join('\n') },
      ...(panelUrl
        ? [{ kind: 'button' as const, label: 'Başvuruları aç', url: `${panelUrl}${paths.dataRequests}` }]
        : []),
    ],
    footer:
      'Başvurular 30 gün içinde yanıtlanır (KVKK m. 13). Bu e-posta 7 ve 1 gün kala yöneticilere gönderilir.',
  };
}

async function deleteExpired(ctx: Context): Promise<void> {
  const before = ctx.clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  await inOperationalTransaction(ctx, ({ db }) =>
    db.deleteFrom('data_requests').where('closed_at', '<', before.toISOString()).execute(),
  );
}
