import { z } from 'zod';
import type { NewPassword } from '../auth.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { changePassword, emailKey } from '#features/users/server/users.service.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { defineJob, type PayloadOf } from '#server/jobs/job-kind.ts';
import { selectAccount } from './auth.queries.ts';
import { deleteExpiredResets, selectUserOfReset } from './password-reset.queries.ts';
import { clearFailures, mayGetResetMail, type Attempt } from './sign-in-limits.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { missingForReset } from '#features/mail/server/outgoing-mails.read.ts';

/** The job that looks up the account of a reset request and queues the mail. */
export const passwordResetKind = defineJob('auth.password-reset', z.object({ emailKey: z.string() }));

export const resetSubject = 'Yeni parola bağlantınız';

/**
 * Stores the request. A job looks for the account, so that answer and duration are the same for every address.
 *
 * @throws AppError 422 when no mail with a link can be sent.
 */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  if (missingForReset(ctx).length > 0)
    throw refused('Parola bu sitede e-postayla sıfırlanamıyor. Yöneticinizden yeni bir parola isteyin.');
  const payload = { emailKey: emailKey(email) };
  await inOperationalTransaction(ctx, (tx) => enqueue(tx, passwordResetKind, payload));
  wakeJobRunners();
}

/** Queues the mail if the address has an account. The link is created later, when the mail is sent. */
export async function queuePasswordReset(
  ctx: Context,
  payload: PayloadOf<typeof passwordResetKind>,
): Promise<void> {
  const account = await selectAccount(ctx.db, payload.emailKey);
  // An account whose owner has not accepted the invitation yet can be opened only by that invitation.
  if (!account || account.password_hash === null || account.is_active === 0) return;
  if (!(await mayGetResetMail(ctx, payload.emailKey))) return;
  await inOperationalTransaction(ctx, (tx) =>
    queueMail(tx, {
      kind: 'password-reset',
      recipients: [account.email],
      subject: resetSubject,
      text: '',
      html: '',
    }),
  );
  wakeJobRunners();
}

/**
 * Sets the new password, ends all sessions of the user and invalidates the token. Tokens of invitations are
 * accepted too; the result says whether the token came from an invitation.
 *
 * @throws AppError 422 with one text for a wrong, used or expired token.
 */
export async function resetPassword(
  ctx: Context,
  { token, password }: NewPassword,
  clientOf: (emailKey: string) => Omit<Attempt, 'emailKey'>,
): Promise<{ isInvitation: boolean }> {
  const hash = tokenHash(token);
  const user = await selectUserOfReset(ctx.db, { tokenHash: hash, now: ctx.clock.now().toISOString() });
  if (!user) throw unusableLink();
  const isInvitation = user.invited_until !== null;
  await changePassword(ctx, user, user, password, {
    change: isInvitation ? 'invitation-accept' : 'link',
    check: async ({ db, now }) => {
      // Another call may have used the token while the password was hashed.
      if (!(await selectUserOfReset(db, { tokenHash: hash, now }))) throw unusableLink();
    },
  });
  await clearFailures(ctx, { emailKey: user.email_key, ...clientOf(user.email_key) });
  return { isInvitation };
}

export async function purgePasswordResets(ctx: Pick<Context, 'connections' | 'clock'>): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => deleteExpiredResets(db, now));
}

const unusableLink = () =>
  refused('Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş. Yeni bir bağlantı isteyin.').asRefusal({
    reason: 'link',
  });
