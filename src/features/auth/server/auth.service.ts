import type { Login } from '../auth.ts';
import type { Context } from '#server/context/context.ts';
import { AppError, totpInvalid, totpRequired, unauthorized, type Refusal } from '#server/errors.ts';
import type { RefusalReason } from '#features/audit/audit.ts';
import { secondFactorsOf, useCode } from '#features/second-factor/server/second-factor.service.ts';
import { weaknessOf } from '#features/users/server/new-passwords.ts';
import { isPassword } from '#features/users/server/passwords.ts';
import { emailKey } from '#features/users/server/users.service.ts';
import type { SessionUser } from '#server/http/session.ts';
import { selectAccount } from './auth.queries.ts';
import {
  endSession,
  startSession,
  type Proof,
  type StartedSession,
} from '#features/sessions/server/sessions.ts';
import {
  returnCodeFailure,
  returnFailure,
  takeCodeLimit,
  takeSignInLimits,
  type Attempt,
} from './sign-in-limits.ts';

export type Client = {
  network: string;
  device: string | undefined;
  isBrowser: boolean;
  userAgent: string;
};

type Account = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;
export type SignedIn = Pick<SessionUser, 'name' | 'email' | 'roleGroup'>;

/**
 * Checks the credentials and starts a session. Neither text nor duration of a refusal reveals what was wrong, except
 * that after the right password the text says that the code is missing or wrong.
 *
 * @throws AppError 401, or 429 after too many attempts.
 */
export async function signIn(
  ctx: Context,
  { email, password, otp }: Login,
  client: Client,
): Promise<StartedSession & { user: SignedIn }> {
  const attempt = { emailKey: emailKey(email), network: client.network, device: client.device };
  const account = await selectAccount(ctx.db, attempt.emailKey);
  await limited(account, takeSignInLimits(ctx, attempt));
  const isRight = await isPassword(account?.password_hash ?? undefined, password);
  if (!account || !isRight || account.is_active === 0) {
    throw wrongCredentials().asRefusal(signInRefusal(account, reasonOf(account, isRight)));
  }
  const proof = await proveSecondFactor(ctx, { account, attempt, otp });
  await returnFailure(ctx, attempt);
  const { isBrowser: isBound, userAgent, network: ip } = client;
  const hasWeakPassword = (await weaknessOf(ctx.db, password, account)).length > 0;
  const begun = { isBound, hasWeakPassword, userAgent, ip, ...(proof && { proof }) };
  const session = await startSession(ctx, account.id, begun);
  // Since the first read the password may have changed or the account may have been closed. That change ended
  // only the sessions of its time, so this new one must end here.
  const present = await selectAccount(ctx.db, attempt.emailKey);
  if (present?.password_hash !== account.password_hash || present.is_active === 0) {
    await endSession(ctx, session.token);
    throw wrongCredentials();
  }
  const { name, role_group: roleGroup } = account;
  return { ...session, user: { name, email: account.email, roleGroup } };
}

/** Waits for a limit; if it is used up, the audit log names the account. */
async function limited(account: Account | undefined, taken: Promise<void>): Promise<void> {
  try {
    await taken;
  } catch (error) {
    throw error instanceof AppError ? error.asRefusal(signInRefusal(account, 'limit')) : error;
  }
}

function reasonOf(account: Account | undefined, isRight: boolean): RefusalReason {
  if (account?.invited_until != null) return 'invited';
  return isRight ? 'inactive' : 'password';
}

/**
 * Checks the code of the second factor; does nothing if the account has none.
 *
 * @throws AppError 401, 429
 */
async function proveSecondFactor(
  ctx: Context,
  sent: { account: Account; attempt: Attempt; otp: string | undefined },
): Promise<Proof | undefined> {
  const { account, attempt, otp } = sent;
  const factors = await secondFactorsOf(ctx, account.id);
  if (!factors) return undefined;
  if (otp === undefined) {
    await returnFailure(ctx, attempt);
    throw totpRequired(factors);
  }
  await limited(account, takeCodeLimit(ctx, attempt));
  const proof = await useCode(ctx, account.id, otp);
  if (!proof) throw totpInvalid().asRefusal(signInRefusal(account, 'otp'));
  await returnCodeFailure(ctx, attempt);
  return proof;
}

/**
 * What the audit log learns of a failed sign-in: the account, and never the typed address, which may be a password
 * in the wrong field.
 */
function signInRefusal(account: Account | undefined, reason: RefusalReason): Refusal {
  return { reason: account ? reason : 'unknown', userId: account?.id, isSignIn: true };
}

const wrongCredentials = () =>
  unauthorized('E-posta adresi veya parola hatalı. Kontrol edip tekrar deneyin.');
