import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { AppError, invalid } from '#server/errors.ts';
import { clearLimit, isWithinLimit, returnLimit, takeLimit, type Limiting } from '#server/http/limits.ts';

type Signing = Pick<Context, 'secret'>;

/** A sign-in attempt: the account and the client. */
export type Attempt = {
  emailKey: string;
  network: string;
  /** The id from a valid device cookie of this account; undefined for other browsers. */
  device: string | undefined;
};

/**
 * Counts a failure before the password is checked, because parallel attempts could otherwise exceed the
 * limit. `returnFailure` takes it back after a success.
 *
 * @throws AppError 429
 */
export async function takeSignInLimits(ctx: Limiting, attempt: Attempt): Promise<void> {
  await takeLimit(ctx, 'login', attempt.device ?? attempt.network);
  await takeLimit(ctx, 'signInFailures', accountAndClient(attempt));
}

export async function returnFailure(ctx: Limiting, attempt: Attempt): Promise<void> {
  await returnLimit(ctx, 'signInFailures', accountAndClient(attempt));
}

/**
 * Limits the wrong codes of the second factor, as `takeSignInLimits` limits wrong passwords. All unknown browsers share
 * one limit for the account, as there are only a million codes. Only people with the password can reach this limit.
 *
 * @throws AppError 429
 */
export async function takeCodeLimit(ctx: Limiting, attempt: Attempt): Promise<void> {
  await takeLimit(ctx, 'secondFactorFailures', accountAndDevice(attempt));
}

export async function returnCodeFailure(ctx: Limiting, attempt: Attempt): Promise<void> {
  await returnLimit(ctx, 'secondFactorFailures', accountAndDevice(attempt));
}

/**
 * Clears the account's failures for one client after a new password, so that the owner can sign in at once.
 */
export async function clearFailures(ctx: Limiting, attempt: Attempt): Promise<void> {
  await clearLimit(ctx, 'signInFailures', accountAndClient(attempt));
  await clearLimit(ctx, 'secondFactorFailures', accountAndDevice(attempt));
}

/**
 * Limits the wrong passwords that a signed-in user enters to confirm a change of the account.
 *
 * @throws AppError 422 at the field; after a 429 the panel would open the sign-in page.
 */
export async function takeProofLimit(ctx: Limiting, userId: number): Promise<void> {
  try {
    await takeLimit(ctx, 'signInFailures', proofKey(userId));
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error;
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    const message = `Çok fazla yanlış deneme. ${minutes} dakika sonra tekrar deneyin.`;
    throw invalid({ current_password: [message] }).asRefusal({ reason: 'limit' });
  }
}

export async function returnProofFailure(ctx: Limiting, userId: number): Promise<void> {
  await returnLimit(ctx, 'signInFailures', proofKey(userId));
}

const proofKey = (userId: number) => `user-${userId}`;

/** Returns whether the account may get another mail with a reset link, and counts that mail. */
export function mayGetResetMail(ctx: Limiting, emailKey: string): Promise<boolean> {
  return isWithinLimit(ctx, 'passwordResetMails', accountKey(emailKey));
}

/**
 * The key of a limit for one account and one client, so that nobody else can lock out the owner
 * (docs/decisions/0008).
 */
function accountAndClient({ emailKey, network, device }: Attempt): string {
  return `${accountKey(emailKey)}:${device ?? network}`;
}

function accountAndDevice({ emailKey, device }: Attempt): string {
  return `${accountKey(emailKey)}:${device ?? 'unknown'}`;
}

/** Each account has its own cookie, so that one computer can serve several people. */
export function deviceCookieName(emailKey: string): string {
  return `known_device_${accountKey(emailKey).slice(0, 16)}`;
}

/** 400 days in seconds, the longest time that browsers keep a cookie. */
export const deviceCookieAge = 400 * 24 * 3600;

export function deviceCookieValue(ctx: Signing, emailKey: string, device = newDevice()): string {
  return `${device}.${signDevice(ctx, emailKey, device)}`;
}

/** The device in a cookie with a valid signature for this account; undefined otherwise. */
export function knownDevice(ctx: Signing, emailKey: string, cookie: string | undefined): string | undefined {
  const [device = '', signature = ''] = cookie?.split('.') ?? [];
  const expected = Buffer.from(signDevice(ctx, emailKey, device));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? device : undefined;
}

function newDevice(): string {
  return `device-${randomBytes(16).toString('base64url')}`;
}

function signDevice({ secret }: Signing, emailKey: string, device: string): string {
  return createHmac('sha256', secret).update(`device:${emailKey}:${device}`).digest('base64url');
}

/** A hash is used, because the limits table and cookie names must not contain e-mail addresses. */
function accountKey(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('hex');
}
