import { supportPriorities } from '../support.ts';
import type { SupportRequest, SupportRequestChange, SupportRequestCreate } from '../support.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { queueMail } from '#features/mail/server/outbox.service.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { findSupportRequest } from './support.read.ts';

/** Stores a support request and, if a support address is configured, the mail to it. */
export async function createSupportRequest(
  ctx: Context,
  userId: number,
  input: SupportRequestCreate,
): Promise<SupportRequest> {
  const settings = await readSettings(ctx.db);
  const user = await ctx.db
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const id = await inOperationalTransaction(ctx, async (tx) => {
    const request = await tx.db
      .insertInto('support_requests')
      .values({ ...input, status: 'open', created_by: userId, created_at: tx.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueMail(tx, {
      kind: 'support',
      recipients: settings.supportAddress ? [settings.supportAddress] : [],
      replyTo: user.email,
      supportRequestId: request.id,
      createdBy: userId,
      subject: `Destek talebi #${request.id}: ${input.subject}`,
      ...renderMail(settings, {
        lang: 'tr',
        title: input.subject,
        blocks: [
          {
            kind: 'fields',
            rows: [
              ['Gönderen', user.name],
              ['E-posta', user.email],
              ['Öncelik', supportPriorities[input.priority]],
              ...(ctx.config.publicUrl ? [['Site', ctx.config.publicUrl] as const] : []),
            ],
          },
          { kind: 'text', text: input.message },
        ],
        footer: 'Bu e-postayı yanıtlarsanız yanıtınız doğrudan gönderene gider.',
      }),
    });
    return request.id;
  });
  wakeJobRunners();
  return getSupportRequest(ctx, { id, userId });
}

/**
 * Closes or reopens a request.
 *
 * @throws AppError 404 if the request belongs to somebody else.
 */
export async function changeSupportRequest(
  ctx: Context,
  own: { id: number; userId: number },
  { status }: SupportRequestChange,
): Promise<SupportRequest> {
  await inOperationalTransaction(ctx, ({ db }) =>
    db
      .updateTable('support_requests')
      .set({ status })
      .where('id', '=', own.id)
      .where('created_by', '=', own.userId)
      .execute(),
  );
  return getSupportRequest(ctx, own);
}

async function getSupportRequest({ db }: Context, own: { id: number; userId: number }) {
  const request = await findSupportRequest(db, own);
  if (!request) throw notFound();
  return request;
}
