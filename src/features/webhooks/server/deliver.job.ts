import { z } from 'zod';
import { dayMs, minuteMs, secondMs } from '#shared/rules/durations.ts';
import { paths } from '#shared/panel-paths.ts';
import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { fromJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { RetryLater } from '#server/jobs/retry-later.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { listAdminAddresses } from '#features/users/server/users.read.ts';
import type { EventBody } from '../webhook.ts';
import { sendEvent, type Sent } from './send-event.ts';
import {
  insertDelivery,
  selectNextEvent,
  selectWebhook,
  updateWebhook,
  type EventRow,
  type WebhookRow,
} from './webhooks.queries.ts';

/** Tells one address what waits for it. */
export const deliverKind = defineJob('webhooks.deliver', z.object({ id: z.int() }));

/** In milliseconds: the pauses after the failures in a row; the last one repeats. */
const pauses = [10 * secondMs, 30 * secondMs, ...[1, 2, 5, 10, 30, 60].map((minutes) => minutes * minuteMs)];

/** In milliseconds: after failing this long, an address is told nothing until an admin goes on. */
export const pausedAfter = dayMs;

/** In milliseconds: after this long other addresses get their turn. */
const turn = 10 * secondMs;

export function deliverJobs(ctx: Context): JobHandlers {
  return new Map([deliverKind.handledBy((payload, signal) => deliver(ctx, payload, signal))]);
}

/** Sends the waiting events in their order; the next one only after the one before it was accepted. */
async function deliver(
  ctx: Context,
  { id }: PayloadOf<typeof deliverKind>,
  signal: AbortSignal,
): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < turn) {
    signal.throwIfAborted();
    const webhook = await selectWebhook(ctx.db, id);
    if (webhook?.state !== 'active') return;
    const pause = Date.parse(webhook.next_at ?? '') - ctx.clock.now().getTime();
    // A pause longer than the longest one is from before the clock was put back.
    if (pause > 0 && pause <= (pauses.at(-1) ?? 0)) throw new RetryLater(pause);
    const event = await selectNextEvent(ctx.db, webhook.after_event, fromJson<string[]>(webhook.events));
    if (!event) return;
    const sent = await sendEvent(ctx, webhook, bodyOf(event), signal);
    // A call that ended with the process says nothing about the address.
    if (sent.error !== null) signal.throwIfAborted();
    const pauseFor = await storeResult(ctx, webhook, event, sent);
    if (pauseFor !== null) throw new RetryLater(pauseFor);
  }
  throw new RetryLater(0);
}

export function bodyOf({ id, type, record, occurred_at }: EventRow): EventBody {
  return { id: `evt_${id}`, sequence: id, type, record, occurred_at };
}

/** Stores an attempt and what follows from it. Returns the pause before the next one; null for none. */
async function storeResult(
  ctx: Context,
  webhook: WebhookRow,
  event: EventRow,
  sent: Sent,
): Promise<number | null> {
  const now = ctx.clock.now();
  const failures = webhook.failures + 1;
  const pause = pauses[Math.min(failures, pauses.length) - 1] ?? minuteMs;
  const failingSince = webhook.failing_since ?? now.toISOString();
  const isPaused = sent.error !== null && now.getTime() - Date.parse(failingSince) >= pausedAfter;
  const mails = isPaused ? await pausedMails(ctx, webhook.name, sent.error ?? '') : [];
  await inOperationalTransaction(ctx, async (tx) => {
    const { id: event_id, type, record } = event;
    await insertDelivery(tx.db, { webhook_id: webhook.id, event_id, type, record, at: tx.now, ...sent });
    const next_at = new Date(now.getTime() + pause).toISOString();
    const change =
      sent.error === null
        ? {
            after_event: event_id,
            failures: 0,
            failing_since: null,
            next_at: null,
            last_error: null,
            last_success_at: tx.now,
          }
        : { failures, failing_since: failingSince, next_at, last_error: sent.error };
    await updateWebhook(tx.db, webhook.id, { ...change, ...(isPaused && { state: 'paused' as const }) });
    for (const mail of mails) await queueMail(tx, mail);
  });
  if (sent.error !== null)
    ctx.log.warn({ webhook: webhook.id, event: event.id, status: sent.status, isPaused }, 'webhook failed');
  if (isPaused) wakeJobRunners();
  return sent.error === null || isPaused ? null : pause;
}

/** A mail to each admin about an address that gets nothing any more. */
async function pausedMails(ctx: Context, name: string, reason: string) {
  const settings = await readSettings(ctx.db);
  const { panelUrl } = ctx.config;
  const text = `“${name}” bir gündür bildirimleri alamıyor ve durduruldu. Son neden: ${reason}`;
  const mail = renderMail(settings, {
    lang: 'tr',
    title: 'Bir bildirim adresi durduruldu',
    blocks: [
      { kind: 'text', text },
      { kind: 'text', text: 'Program düzelince “Devam Et” deyin; bekleyen bildirimler sırayla gider.' },
      ...(panelUrl
        ? [
            {
              kind: 'button' as const,
              label: 'Bağlantıları aç',
              url: `${panelUrl}${paths.connections}?tab=webhooks`,
            },
          ]
        : []),
    ],
    footer: 'Bu e-posta yöneticilere gönderilir.',
  });
  const subject = `Bildirim adresi durduruldu: ${name}`;
  return (await listAdminAddresses(ctx.db)).map((address) => ({
    kind: 'webhook' as const,
    recipients: [address],
    subject,
    ...mail,
  }));
}
