import type { Context } from '#server/context/context.ts';
import { invalid } from '#server/errors.ts';
import { returnProofFailure, takeProofLimit } from '#features/auth/server/sign-in-limits.ts';
import { changePassword, isPasswordOf } from '#features/users/server/users.service.ts';
import { noteProof } from '#features/sessions/server/sessions.ts';
import type { SessionUser } from '#server/http/session.ts';

/**
 * Checks the password of the signed-in user, so that access to an open panel alone is not enough.
 *
 * @throws AppError 422 at the field, because a 401 would end the session.
 */
async function provePassword(ctx: Context, user: SessionUser, password: string): Promise<void> {
  await takeProofLimit(ctx, user.id);
  if (!(await isPasswordOf(ctx, user.id, password)))
    throw invalid({ current_password: ['Şimdiki parola yanlış.'] });
  await returnProofFailure(ctx, user.id);
}

/**
 * Checks the password and notes the proof: for ten minutes the user may then do what requires a recent proof.
 *
 * @throws AppError 422 at the field
 */
export async function proveAgain(ctx: Context, user: SessionUser, password: string): Promise<void> {
  await provePassword(ctx, user, password);
  await noteProof(ctx, user);
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
