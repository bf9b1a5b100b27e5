import { z } from 'zod';
import { isAllowed } from '#shared/permissions.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inOneProcess } from '#server/db/one-process.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { replaceQueued, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { dayIn } from '#server/texts/day.ts';
import { aroundNow, type Schedule } from '#features/backups/server/runs/schedule.ts';
import { queueMail, type NewMail } from '#features/mail/server/outbox.service.ts';
import { listWeeklyMailReaders } from '#features/users/server/users.read.ts';
import { listSavedListsCompleteness } from '../saved-lists/saved-lists.service.ts';
import { getProductCompleteness } from '../gaps/completeness.read.ts';
import { renderWeeklyMail, type WeekNumbers } from './weekly-mail.ts';

const weeklyKind = defineJob('products.weekly-mail', z.object({}));

/** Monday at eight, in the company's time zone. */
const schedule = ({ config }: Pick<Context, 'config'>): Schedule => ({
  timeZone: config.timeZone,
  at: '08:00',
  weekday: 1,
});

export function weeklyMailJobs(ctx: Context): JobHandlers {
  return new Map([
    weeklyKind.handledBy(async () => {
      await sendWeekly(ctx);
      const now = ctx.clock.now();
      throw new RetryLater(aroundNow(schedule(ctx), now).next.getTime() - now.getTime());
    }),
  ]);
}

/** Queues the mail of the next Monday, or at once if today is Monday after eight. Call it at the start. */
export async function ensureWeeklyMail(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = findMonday(ctx) === undefined ? aroundNow(schedule(ctx), now).next : now;
  await inOneProcess(ctx, () =>
    inOperationalTransaction(ctx, (tx) => replaceQueued(tx, weeklyKind, {}, due.toISOString())),
  );
}

/** Today, if it is Monday after eight. A mail that was missed is not sent on another day. */
function findMonday(ctx: Pick<Context, 'config' | 'clock'>): string | undefined {
  const { timeZone } = ctx.config;
  const now = ctx.clock.now();
  const last = dayIn(timeZone, aroundNow(schedule(ctx), now).last);
  return last === dayIn(timeZone, now) ? last : undefined;
}

/** Sends the mail of this Monday once; the stored numbers tell that it was sent, and are compared next week. */
async function sendWeekly(ctx: Context): Promise<void> {
  const monday = findMonday(ctx);
  if (monday === undefined) return;
  const { products, complete, score, gaps } = await getProductCompleteness(ctx);
  const numbers: WeekNumbers = { products, complete, score, gaps };
  const before = await ctx.db
    .selectFrom('completeness_weeks')
    .select('numbers')
    .where('monday', '<', monday)
    .orderBy('monday', 'desc')
    .executeTakeFirst();
  const last = before && fromJson<WeekNumbers>(before.numbers);
  // Without a mail server a mail would wait and come when it is no longer true.
  const mails = gaps.length === 0 || !ctx.mailer ? [] : await renderAll(ctx, numbers, last);
  await inOperationalTransaction(ctx, async (tx) => {
    const stored = await tx.db
      .insertInto('completeness_weeks')
      .values({ monday, numbers: toJson(numbers) })
      .onConflict((conflict) => conflict.column('monday').doNothing())
      .returning('monday')
      .executeTakeFirst();
    if (!stored) return;
    for (const mail of mails) await queueMail(tx, mail);
  });
  wakeJobRunners();
}

/** One mail for each person, who also reads of their own lists. */
async function renderAll(ctx: Context, now: WeekNumbers, last: WeekNumbers | undefined): Promise<NewMail[]> {
  const settings = await readSettings(ctx.db);
  const readers = await listWeeklyMailReaders(ctx.db);
  const mails: NewMail[] = [];
  for (const { id, email } of readers.filter(({ role_group: role }) => isAllowed(role, 'content'))) {
    const lists = await listSavedListsCompleteness(ctx, id);
    const mail = renderWeeklyMail(settings, { now, last, lists, panelUrl: ctx.config.panelUrl });
    mails.push({ kind: 'completeness', recipients: [email], ...mail });
  }
  return mails;
}
