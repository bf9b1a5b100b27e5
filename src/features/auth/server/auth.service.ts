import type { Login } from '../auth.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { totpInvalid, totpRequired, unauthorized } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
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
  await takeSignInLimits(ctx, attempt);
  const account = await selectAccount(ctx.db, attempt.emailKey);
  const isRight = await isPassword(account?.password_hash ?? undefined, password);
  if (!account || !isRight || account.is_active === 0) {
    await recordFailure(ctx, client, { account, reason: reasonOf(account, isRight) });
    throw wrongCredentials();
  }
  const proof = await proveSecondFactor(ctx, { account, attempt, client, otp });
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

function reasonOf(account: Account | undefined, isRight: boolean): string {
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
  sent: { account: Account; attempt: Attempt; client: Client; otp: string | undefined },
): Promise<Proof | undefined> {
  const { account, attempt, client, otp } = sent;
  const factors = await secondFactorsOf(ctx, account.id);
  if (!factors) return undefined;
  if (otp === undefined) {
    await returnFailure(ctx, attempt);
    throw totpRequired(factors);
  }
  await takeCodeLimit(ctx, attempt);
  const proof = await useCode(ctx, account.id, otp);
  if (!proof) {
    await recordFailure(ctx, client, { account, reason: 'otp' });
    throw totpInvalid();
  }
  await returnCodeFailure(ctx, attempt);
  return proof;
}

/**
 * Records a failed sign-in. The entry names the account and never the typed address, which may be a password
 * in the wrong field.
 */
async function recordFailure(
  ctx: Context,
  { network: ip }: Client,
  { account, reason }: { account: Account | undefined; reason: string },
): Promise<void> {
  const details = { ip, reason: account ? reason : 'unknown' };
  const entry = { actor: null, action: 'sign-in-failed', entity: 'user', id: account?.id ?? '' } as const;
  await inOperationalTransaction(ctx, (tx) => recordAudit(tx, { ...entry, details }));
}

const wrongCredentials = () =>
  unauthorized('E-posta adresi veya parola hatalı. Kontrol edip tekrar deneyin.');
