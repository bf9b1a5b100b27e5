import { z } from 'zod';
import { emptyAsMissing, flag, idList, page } from '#shared/schema/fields.ts';
import { paged } from '#shared/schema/envelope.ts';

export const mailKinds = [
  'notification',
  'copy',
  'reply',
  'support',
  'password-reset',
  'invitation',
  'newsletter',
  'backup',
  'data-request',
  'webhook',
  'compliance',
  'completeness',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const mailKindNames: Readonly<Record<MailKind, string>> = {
  notification: 'Yeni mesaj bildirimi',
  copy: 'Gönderene kopya',
  reply: 'Yanıt',
  support: 'Destek talebi',
  'password-reset': 'Parola sıfırlama',
  invitation: 'Davet',
  newsletter: 'E-bülten onayı',
  backup: 'Yedek uyarısı',
  'data-request': 'KVKK başvurusu uyarısı',
  webhook: 'Bildirim adresi uyarısı',
  compliance: 'Uygunluk belgesi uyarısı',
  completeness: 'Haftalık tamlık özeti',
};

const secretKinds: ReadonlySet<MailKind> = new Set(['password-reset', 'invitation', 'newsletter']);

/**
 * Whether a mail has a link that is made when it is sent and is stored nowhere. Such a mail cannot be sent
 * again from the outbox.
 */
export const hasSecret = (kind: MailKind): boolean => secretKinds.has(kind);

/**
 * `waiting` means not yet sent; `failed` means that the mail server refused the mail for good or was
 * unreachable too long.
 */
export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

export const mailStateNames: Readonly<Record<MailState, string>> = {
  waiting: 'Bekliyor',
  sent: 'Gönderildi',
  failed: 'Gönderilemedi',
};

const text = z.string();

export const OutgoingMail = z.object({
  id: z.int(),
  kind: z.enum(mailKinds),
  recipients: text,
  subject: text,
  /** The text is empty for mails with a secret link. */
  text,
  state: z.enum(mailStates),
  attempts: z.int(),
  /** The error of the last attempt, usually the mail server's answer. */
  last_error: text.nullable(),
  created_at: text,
  sent_at: text.nullable(),
  /** When a restore of a backup held the mail; it is not sent until an admin releases it. */
  held_at: text.nullable(),
  /** The user who wrote the mail; null if the program did. */
  created_by: text.nullable(),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** What staff read about the state of a mail. */
export const mailStateName = ({ state, held_at }: Pick<OutgoingMail, 'state' | 'held_at'>): string =>
  held_at === null ? mailStateNames[state] : 'Bekletiliyor';

/** Query of GET `/outbox/held`. */
export const HeldMailsQuery = z.object({ page });

/** Body of PUT and DELETE `/outbox/held`: these mails, or all of them. */
export const HeldMailsChoice = z.object({ mail_list: idList.default([]), is_all: flag.default(false) });
export type HeldMailsChoice = z.output<typeof HeldMailsChoice>;

/** Query of GET `/outbox`. */
export const OutboxQuery = z.object({
  page,
  /** Without a state, mails of all states are listed. */
  state: emptyAsMissing(z.enum(mailStates).optional()),
});
export type OutboxQuery = z.output<typeof OutboxQuery>;
export const OutboxPage = paged(OutgoingMail);
export type OutboxPage = z.infer<typeof OutboxPage>;

/** Whether mails can be sent; the panel shows the reason if not. */
export const MailStatus = z.object({
  /** False if SMTP_URL is not set. */
  is_configured: z.boolean(),
  waiting: z.int(),
  failed: z.int(),
  /** Waiting mails that a restore holds. */
  held: z.int(),
  /** False without SMTP_URL or PUBLIC_URL; nobody can then request a new password by mail. */
  can_reset_passwords: z.boolean(),
  /** The reason for staff if `can_reset_passwords` is false, else null. */
  reset_hint: text.nullable(),
});
export type MailStatus = z.infer<typeof MailStatus>;
