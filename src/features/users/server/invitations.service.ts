import { hourMs } from '#shared/rules/durations.ts';
import type { Invitation, UserInvitation } from '../user.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { type Actor } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { missingForReset } from '#features/mail/server/outgoing-mails.read.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import { deletePasswordResetsOf, insertPasswordReset, updateUserRow } from './users.queries.ts';
import { getRow, getUser } from './users.read.ts';
import { insertAccount } from './users.service.ts';

const validFor = 48 * hourMs;

/** The end of an invitation that was created at `start`, as ISO text. */
export const invitationEnd = (start: string): string => new Date(Date.parse(start) + validFor).toISOString();

/** The link of an invitation. Without `PUBLIC_URL` it has no origin, and the panel adds its own. */
export const invitationLink = ({ panelUrl }: { panelUrl: string }, token: string): string =>
  `${panelUrl}/giris-yap#davet=${token}`;

export const invitationSubject = 'Yönetim paneline davet edildiniz';

/**
 * Creates an account without a password, whose owner chooses one with a link. The link is mailed if possible,
 * and also returned, so that the admin can pass it on.
 *
 * @throws AppError 422 if a live user already has this address.
 */
export async function inviteUser(ctx: Context, actor: Actor, input: UserInvitation): Promise<Invitation> {
  const token = randomToken();
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const userId = await insertAccount(tx, actor, { ...input, invited_until: invitationEnd(tx.now) });
    await storeInvitation(ctx, tx, { userId, email: input.email, token, actor });
    return userId;
  });
  return announce(ctx, id, token);
}

/**
 * Replaces all links of an open or expired invitation by a new one.
 *
 * @throws AppError 404, 422
 */
export async function renewInvitation(ctx: Context, actor: Actor, id: number): Promise<Invitation> {
  const token = randomToken();
  await inContentTransaction(ctx, actor, async (tx) => {
    const row = await getRow(tx.db, id, tx.now);
    if (row.invited_until === null)
      throw refused('Davet kabul edilmiş. Kişi parolasını unuttuysa yeni parola verebilirsiniz.');
    if (row.is_active === 0) throw refused('Hesap kapalı. Daveti yenilemek için önce hesabı açın.');
    await deletePasswordResetsOf(tx.db, id);
    const invited_until = invitationEnd(tx.now);
    await updateUserRow(tx.db, id, { invited_until }, tx.now);
    await storeInvitation(ctx, tx, { userId: id, email: row.email, token, actor });
    const before = { invited_until: row.invited_until };
    await tx.record({ entity: 'user', id, action: 'update', before, after: { invited_until } });
    const details = { change: 'invitation-renew' };
    await recordAudit(tx, { actor, action: 'user-update', entity: 'user', id, details });
  });
  return announce(ctx, id, token);
}

type NewInvitation = { userId: number; email: string; token: string; actor: Actor };

async function storeInvitation(
  ctx: Context,
  tx: ContentTransaction,
  { userId, email, token, actor }: NewInvitation,
): Promise<void> {
  const expires_at = invitationEnd(tx.now);
  await insertPasswordReset(tx.db, { token_hash: tokenHash(token), user_id: userId, expires_at });
  if (missingForReset(ctx).length > 0) return;
  await queueMail(tx, {
    kind: 'invitation',
    recipients: [email],
    subject: invitationSubject,
    // The text is written when the mail is sent, with another link.
    text: '',
    html: '',
    ...(actor && { createdBy: actor.id }),
  });
}

async function announce(ctx: Context, id: number, token: string): Promise<Invitation> {
  wakeJobRunners();
  const is_mailed = missingForReset(ctx).length === 0;
  return { user: await getUser(ctx, id), link: invitationLink(ctx.config, token), is_mailed };
}
