import { roleGroups } from '#shared/permissions.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { renderMail } from '#features/mail/server/mail-layout.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import { localTime } from '#server/texts/local-time.ts';
import { invitationEnd, invitationLink, invitationSubject } from './invitations.service.ts';
import { insertPasswordReset, selectInvitation, selectUserName } from './users.queries.ts';
import { emailKey } from './users.service.ts';

type QueuedMail = { recipients: string; created_at: string; created_by: number | null };

/**
 * Writes the mail with a new link, of which only a hash is stored. Returns a Turkish reason instead if
 * the mail must not be sent.
 */
export async function writeInvitationMail(ctx: Context, mail: QueuedMail) {
  const { config } = ctx;
  if (!config.panelUrl) return 'PUBLIC_URL ayarlı değil; bağlantı yazılamadı.';
  const end = invitationEnd(mail.created_at);
  const account = await selectInvitation(ctx.db, emailKey(mail.recipients));
  if (account?.invited_until !== end) return 'Davet kabul edildi, yenilendi ya da iptal edildi.';
  if (end <= ctx.clock.now().toISOString()) return '48 saat içinde gönderilemedi. Daveti yenileyebilirsiniz.';
  const token = randomToken();
  const reset = { token_hash: tokenHash(token), user_id: account.id, expires_at: end };
  await inOperationalTransaction(ctx, ({ db }) => insertPasswordReset(db, reset));
  const settings = await readSettings(ctx.db);
  const host = mail.created_by === null ? undefined : await selectUserName(ctx.db, mail.created_by);
  const by = host === undefined ? 'Size' : `${host}, size`;
  const facts = `${by} ${settings.projectCompanyName} yönetim panelinde bir hesap açtı.`;
  return {
    subject: invitationSubject,
    ...renderMail(settings, {
      lang: 'tr',
      title: invitationSubject,
      blocks: [
        {
          kind: 'text',
          text: `Sayın ${account.name},\n\n${facts} Parolanızı aşağıdaki bağlantıyla belirleyin; bağlantı ${localTime(config.timeZone, end)} tarihine kadar geçerlidir ve bir kez kullanılır.`,
        },
        { kind: 'button', label: 'Parolayı belirle', url: invitationLink(config, token) },
        {
          kind: 'fields',
          rows: [
            ['E-posta', account.email],
            ['Rol', roleGroups[account.role_group]],
          ],
        },
        { kind: 'text', text: 'Bu daveti beklemiyorsanız bir şey yapmanız gerekmez.' },
      ],
      footer: 'Bu bağlantıyı kimseyle paylaşmayın.',
    }),
  };
}
