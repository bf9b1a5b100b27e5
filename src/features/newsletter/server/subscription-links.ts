import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { clientNetwork } from '#server/http/limits.ts';

type Signing = Pick<Context, 'secret'>;
type Subscription = { id: number; email_key: string };

/** The pages that links open: one confirms a subscription, the other ends it. */
export const linkPaths = { confirm: '/bulten/onay', leave: '/bulten/ayril' } as const;
export type LinkAction = keyof typeof linkPaths;

/** In milliseconds. A link can confirm for this long after its mail was queued. */
export const confirmableFor = 7 * dayMs;

/**
 * Creates a link. A link that confirms works until `expires`, one that unsubscribes works for ever. Nothing is
 * stored, because links are signed.
 */
export function subscriptionLink(
  ctx: Signing & { config: { publicUrl: string } },
  action: LinkAction,
  subscription: Subscription,
  expires?: Date,
): string {
  const value = [subscription.id, expires?.getTime() ?? 0].join('.');
  return `${ctx.config.publicUrl}${linkPaths[action]}/${value}.${signature(ctx, action, value, subscription)}`;
}

/** The id in a link, before its signature is checked; undefined if the link is malformed or has expired. */
export function idOfLink(token: string, now: Date): number | undefined {
  const [, id, expires] = /^(\d{1,9})\.(\d{1,15})\.[\w-]{43}$/.exec(token) ?? [];
  const isEnded = Number(expires) !== 0 && Number(expires) <= now.getTime();
  return id === undefined || isEnded ? undefined : Number(id);
}

/**
 * Whether the program signed this link for this subscription and action. Mails keep unsubscribe links for years, so
 * known older secrets count for them too.
 */
export function isSigned(
  { secret, sealing }: Signing & Pick<Context, 'sealing'>,
  action: LinkAction,
  token: string,
  row: Subscription,
): boolean {
  const end = token.lastIndexOf('.');
  const given = Buffer.from(token.slice(end + 1));
  return [secret, ...(action === 'leave' ? sealing.older : [])].some((one) => {
    const known = Buffer.from(signature({ secret: one }, action, token.slice(0, end), row));
    return given.length === known.length && timingSafeEqual(given, known);
  });
}

/** A keyed hash of a client's network. It is part of the proof of a consent and does not reveal an address. */
export function networkHash({ secret }: Signing, ip: string): string {
  return createHmac('sha256', secret)
    .update(`newsletter-network:${clientNetwork(ip)}`)
    .digest('hex');
}

function signature({ secret }: Signing, action: LinkAction, value: string, row: Subscription): string {
  return createHmac('sha256', secret)
    .update(`newsletter:${action}:${value}:${row.email_key}`)
    .digest('base64url');
}
