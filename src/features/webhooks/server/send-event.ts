import { callAddress } from '#server/ports/outgoing/call-address.ts';
import { failureReason } from '#server/ports/outgoing/failure-reason.ts';
import type { Context } from '#server/context/context.ts';
import type { EventBody } from '../webhook.ts';
import { signedHeaders } from './signature.ts';
import type { WebhookRow } from './webhooks.queries.ts';

/** What became of a call; `error` is a Turkish reason, null if the address accepted it. */
export type Sent = { status: number | null; error: string | null; duration: number };

export type Sending = Pick<Context, 'config' | 'secret' | 'clock'>;

/** Tells an address an event. Never throws; any answer but 2xx counts as a failure. */
export async function sendEvent(
  ctx: Sending,
  { url, salt }: Pick<WebhookRow, 'url' | 'salt'>,
  event: EventBody,
  signal?: AbortSignal,
): Promise<Sent> {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Vitrin-Webhook',
    ...signedHeaders(ctx, { salt, id: event.id, body, now: ctx.clock.now() }),
  };
  const start = performance.now();
  const ended = (status: number | null, error: string | null) => ({
    status,
    error,
    duration: Math.round(performance.now() - start),
  });
  try {
    const allowsPrivate = ctx.config.callsPrivateAddresses;
    const { status } = await callAddress({ url, headers, body, allowsPrivate, ...(signal && { signal }) });
    const isAccepted = status >= 200 && status < 300;
    return ended(status, isAccepted ? null : `Program ${status} yanıtını verdi.`);
  } catch (error) {
    return ended(null, failureReason(error, 10));
  }
}
