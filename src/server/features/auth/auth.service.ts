import type { Login } from '#shared/api/staff/auth.ts';
import type { Context } from '#server/context.ts';
import { unauthorized } from '#server/errors.ts';
import { isPassword } from '#server/features/users/passwords.ts';
import { emailKey } from '#server/features/users/users.service.ts';
import type { SessionUser } from '#server/http/session.ts';
import { selectAccount } from './auth.queries.ts';
import { endSession, startSession, type StartedSession } from './sessions.ts';
import { returnFailure, takeSignInLimits } from './sign-in-limits.ts';

export type Client = { network: string; device: string | undefined; isBrowser: boolean };

/**
 * A refusal does not reveal what was wrong (address, password or account), in its text or its duration.
 * @throws AppError 401, or 429 after too many attempts.
 */
export async function signIn(
  ctx: Context,
  { email, password }: Login,
  { network, device, isBrowser }: Client,
): Promise<StartedSession & { user: SessionUser }> {
  const attempt = { emailKey: emailKey(email), network, device };
  await takeSignInLimits(ctx, attempt);
  const account = await selectAccount(ctx.db, attempt.emailKey);
  const isRight = await isPassword(account?.password_hash, password);
  if (!account || !isRight || account.is_active === 0) throw wrongCredentials();
  await returnFailure(ctx, attempt);
  const session = await startSession(ctx, account.id, { isBound: isBrowser });
  // `changePassword` may have run since the first read; it ends only the sessions that it sees.
  const present = await selectAccount(ctx.db, attempt.emailKey);
  if (present?.password_hash !== account.password_hash) {
    await endSession(ctx, session.token);
    throw wrongCredentials();
  }
  const { id, name, role_group: roleGroup } = account;
  return { ...session, user: { id, name, email: account.email, roleGroup } };
}

const wrongCredentials = () =>
  unauthorized('E-posta adresi veya parola hatalı. Kontrol edip tekrar deneyin.');
