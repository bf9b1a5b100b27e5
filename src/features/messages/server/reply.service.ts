import type { Message, Reply } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { notFound, refused, unauthorized } from '#server/errors.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { queueReply } from './message-mails.service.ts';
import { loadMessageWords } from './message-words.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { lockMessage, selectMailWithHeader } from './message-writes.queries.ts';
import { getMessage } from './messages.read.ts';

/**
 * Mails a reply to the visitor, only once for each `request_id`.
 *
 * @throws AppError 404
 */
export async function replyToMessage(
  ctx: Context,
  type: MessageType,
  id: number,
  { reply, actor }: { reply: Reply; actor: Actor },
): Promise<Message> {
  if (!actor) throw unauthorized();
  const settings = await readSettings(ctx.db);
  const wordsOf = await loadMessageWords(ctx.db);
  await inOperationalTransaction(ctx, async (tx) => {
    // The lock makes a repeated call wait for the first one.
    const message = await lockMessage(tx.db, type, id);
    if (!message) throw notFound();
    const headerId = reply.request_id?.toLowerCase();
    const sent = headerId && (await selectMailWithHeader(tx.db, headerId));
    if (sent && sent.message_id !== id) throw refused('Bu yanıt başka bir mesaja gönderilmiş.');
    if (sent) return;
    const { subject, body } = reply;
    const { timeZone } = ctx.config;
    const facts = { message, settings, wordsOf, timeZone, createdBy: actor.id };
    await queueReply(tx, { ...facts, subject, body, ...(headerId && { headerId }) });
  });
  wakeJobRunners();
  return getMessage(ctx, type, id);
}
