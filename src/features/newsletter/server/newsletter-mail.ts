import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { loadMessageWords } from '#features/messages/server/message-words.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { confirmableFor, subscriptionLink } from './subscription-links.ts';

type QueuedMail = { recipients: string; created_at: string };

/**
 * Writes the mail that asks for confirmation; its links are stored nowhere. Returns a Turkish reason instead if
 * the mail must not be sent.
 */
export async function writeNewsletterMail(ctx: Context, mail: QueuedMail) {
  if (!ctx.config.publicUrl) return 'PUBLIC_URL ayarlı değil; bağlantı yazılamadı.';
  const expires = new Date(Date.parse(mail.created_at) + confirmableFor);
  if (expires <= ctx.clock.now()) return 'Yedi gün içinde gönderilemedi. Kişi yeniden abone olabilir.';
  const subscriber = await ctx.db
    .selectFrom('subscribers')
    .select(['id', 'email_key', 'lang', 'confirmed_at', 'left_at'])
    .where('email_key', '=', mail.recipients.toLowerCase())
    .executeTakeFirst();
  if (subscriber?.confirmed_at !== null || subscriber.left_at !== null)
    return 'Adres bu arada onaylandı, ayrıldı ya da silindi.';
  const { lang, text } = (await loadMessageWords(ctx.db))(subscriber.lang);
  const unsubscribeUrl = subscriptionLink(ctx, 'leave', subscriber);
  const title = text('newsletter_title');
  return {
    subject: title,
    unsubscribeUrl,
    ...renderMail(await readSettings(ctx.db), {
      lang,
      title,
      blocks: [
        { kind: 'text', text: text('newsletter_ask') },
        {
          kind: 'button',
          label: text('newsletter_open'),
          url: subscriptionLink(ctx, 'confirm', subscriber, expires),
        },
        { kind: 'text', text: text('newsletter_ignore') },
      ],
      footer: `${text('newsletter_footer')}\n${text('newsletter_leave')}: ${unsubscribeUrl}`,
    }),
  };
}
