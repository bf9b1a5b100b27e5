import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { returnLimit, takeLimit, type Limiting } from '#server/http/limits.ts';

type Signing = Pick<Context, 'secret'>;

/** Who asks for which account: the address as it is compared, and where the request came from. */
export type Attempt = {
  emailKey: string;
  network: string;
  /** From a device cookie of this account that we signed; undefined for other browsers. */
  device: string | undefined;
};

/**
 * Guessing is bounded for each account *and* client network, so that nobody can lock an account's
 * owner out from elsewhere. A browser that signed in to the account before shows a device cookie and
 * has budgets of its own, so that not even a neighbour in the same network can.
 *
 * Counts the attempt as a failure until `returnFailure` takes it back: counted afterwards, many at
 * once would all pass.
 *
 * @throws AppError 429.
 */
export async function takeSignInLimits(ctx: Limiting, attempt: Attempt): Promise<void> {
  await takeLimit(ctx, 'login', attempt.device ?? attempt.network);
  await takeLimit(ctx, 'signInFailures', accountAndClient(attempt));
}

export async function returnFailure(ctx: Limiting, attempt: Attempt): Promise<void> {
  await returnLimit(ctx, 'signInFailures', accountAndClient(attempt));
}

function accountAndClient({ emailKey, network, device }: Attempt): string {
  return `${accountKey(emailKey)}:${device ?? network}`;
}

/** One cookie for each account, so that a shared computer is known to all who use it. */
export function deviceCookieName(emailKey: string): string {
  return `known_device_${accountKey(emailKey).slice(0, 16)}`;
}

/** Longest life that browsers grant, in seconds. */
export const deviceCookieAge = 400 * 24 * 3600;

export function deviceCookieValue(ctx: Signing, emailKey: string, device = newDevice()): string {
  return `${device}.${signDevice(ctx, emailKey, device)}`;
}

/** The device of a cookie that we signed for this account. */
export function knownDevice(ctx: Signing, emailKey: string, cookie: string | undefined): string | undefined {
  const [device = '', signature = ''] = cookie?.split('.') ?? [];
  const known = Buffer.from(signDevice(ctx, emailKey, device));
  const given = Buffer.from(signature);
  return known.length === given.length && timingSafeEqual(known, given) ? device : undefined;
}

function newDevice(): string {
  return `device-${randomBytes(16).toString('base64url')}`;
}

function signDevice({ secret }: Signing, emailKey: string, device: string): string {
  return createHmac('sha256', secret).update(`device:${emailKey}:${device}`).digest('base64url');
}

/** The limits table and cookie names hold no addresses of people. */
function accountKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}
