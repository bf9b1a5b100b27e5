import type { Context } from '#server/context/context.ts';
import { invalid, refused } from '#server/errors.ts';
import { returnProofFailure, takeProofLimit } from '#features/auth/server/sign-in-limits.ts';
import { changePassword, isPasswordOf } from '#features/users/server/users.service.ts';
import type { PasskeyAssertion } from '#features/second-factor/passkey.ts';
import { usePasskey } from '#features/second-factor/server/passkeys.service.ts';
import type { Proof } from '../profile.ts';
import { noteProof } from '#features/sessions/server/sessions.ts';
import type { SessionUser } from '#server/http/session.ts';

/**
 * Checks the password of the signed-in user, so that access to an open panel is not enough.
 *
 * @throws AppError 422 at the field, because a 401 would end the session.
 */
async function provePassword(ctx: Context, user: SessionUser, password: string): Promise<void> {
  await takeProofLimit(ctx, user.id);
  if (!(await isPasswordOf(ctx, user.id, password)))
    throw invalid({ current_password: ['Şimdiki parola yanlış.'] }).asRefusal({ reason: 'proof' });
  await returnProofFailure(ctx, user.id);
}

/**
 * Checks the password or the passkey and notes the proof: for ten minutes the user may then do what requires a
 * recent proof.
 *
 * @throws AppError 422, for the password at its field
 */
export async function proveAgain(ctx: Context, user: SessionUser, proof: Proof): Promise<void> {
  if ('credential' in proof) await provePasskey(ctx, user, proof.credential);
  else await provePassword(ctx, user, proof.current_password);
  await noteProof(ctx, user);
}

async function provePasskey(ctx: Context, user: SessionUser, credential: PasskeyAssertion): Promise<void> {
  const used = await usePasskey(ctx, credential, user.id);
  if (used?.userId !== user.id)
    throw refused('Geçiş anahtarı kabul edilmedi. Yeniden deneyin.').asRefusal({ reason: 'proof' });
}

/** Changes the user's password and ends all other sessions of the user. */
export async function changeOwnPassword(
  ctx: Context,
  user: SessionUser,
  { current_password: current, password }: { current_password: string; password: string },
): Promise<void> {
  await provePassword(ctx, user, current);
  await changePassword(ctx, user, user, password, { change: 'own', keptSession: user.sessionId });
}
