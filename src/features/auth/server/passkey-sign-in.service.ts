import type { Context } from '#server/context/context.ts';
import { unauthorized } from '#server/errors.ts';
import { takeLimit } from '#server/http/limits.ts';
import type { PasskeyAssertion } from '#features/second-factor/passkey.ts';
import { hasPasskey, usePasskey } from '#features/second-factor/server/passkeys.service.ts';
import { endSession, startSession, type StartedSession } from '#features/sessions/server/sessions.ts';
import { selectAccountById } from './auth.queries.ts';
import type { Client, SignedIn } from './auth.service.ts';

/**
 * Signs in without a password. A passkey is two factors by itself: the device, and the PIN or the fingerprint
 * by which the device recognises its user (docs/decisions/0057).
 * @throws AppError 401 with one text for every cause, 422, 429
 */
export async function signInWithPasskey(
  ctx: Context,
  credential: PasskeyAssertion,
  { network: ip, isBrowser: isBound, userAgent }: Omit<Client, 'device'>,
): Promise<StartedSession & { user: SignedIn }> {
  await takeLimit(ctx, 'login', ip);
  const used = await usePasskey(ctx, credential, null);
  const account = used && (await selectAccountById(ctx.db, used.userId));
  if (!used || account?.is_active !== 1) {
    const reason = account ? 'inactive' : 'passkey';
    throw refusedPasskey().asRefusal({ reason, userId: account?.id, isSignIn: true });
  }
  const session = await startSession(ctx, account.id, { isBound, userAgent, ip, proof: 'passkey' });
  // Meanwhile the passkey may have been removed or the account closed. That change ended only the sessions of its
  // time, so this new one must end here.
  const present = await selectAccountById(ctx.db, account.id);
  if (present?.is_active !== 1 || !(await hasPasskey(ctx, used))) {
    await endSession(ctx, session.token);
    throw refusedPasskey();
  }
  const { name, email, role_group: roleGroup } = account;
  return { ...session, user: { name, email, roleGroup } };
}

const refusedPasskey = () =>
  unauthorized('Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da parolanızla girin.');
