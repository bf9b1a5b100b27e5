import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { emailKey } from '#features/users/server/users.service.ts';
import { selectAccount } from './auth.queries.ts';
import { replaceReset } from './password-reset.queries.ts';
import { resetSubject } from './password-reset.service.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';

const validFor = 30 * minuteMs;

/** Mails that waited longer in the queue are not sent, because the user no longer expects them. */
const sentWithin = 60 * minuteMs;

type QueuedMail = { recipients: string; created_at: string };

/**
 * Writes the mail with a new link, which replaces the user's older links; only a hash of its token is stored.
 * Returns a Turkish reason instead if the mail must not be sent.
 */
export async function writePasswordResetMail(ctx: Context, mail: QueuedMail) {
  const { panelUrl } = ctx.config;
  if (!panelUrl) return 'PUBLIC_URL ayarlı değil; bağlantı yazılamadı.';
  if (ctx.clock.now().getTime() - Date.parse(mail.created_at) > sentWithin)
    return 'Bir saat içinde gönderilemedi. Kullanıcı yeni bir bağlantı isteyebilir.';
  const account = await selectAccount(ctx.db, emailKey(mail.recipients));
  if (!account || account.password_hash === null || account.is_active === 0)
    return 'Hesap kapalı ya da silinmiş.';
  const token = randomToken();
  await inOperationalTransaction(ctx, ({ db, now }) =>
    replaceReset(db, {
      token_hash: tokenHash(token),
      user_id: account.id,
      expires_at: new Date(Date.parse(now) + validFor).toISOString(),
    }),
  );
  return {
    subject: resetSubject,
    ...renderMail(await readSettings(ctx.db), {
      lang: 'tr',
      title: 'Yeni parola belirleyin',
      blocks: [
        {
          kind: 'text',
          text: `Sayın ${account.name},\n\nYönetim paneli hesabınız için yeni parola istendi. Aşağıdaki bağlantı 30 dakika geçerlidir ve bir kez kullanılır.`,
        },
        { kind: 'button', label: 'Yeni parola belirle', url: `${panelUrl}/giris-yap#reset=${token}` },
        {
          kind: 'text',
          text: 'Bunu siz istemediyseniz bir şey yapmanız gerekmez; parolanız değişmedi.',
        },
      ],
      footer: 'Bu bağlantıyı kimseyle paylaşmayın.',
    }),
  };
}
