import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { emptyAsMissing, id, page } from '#shared/schema/fields.ts';

/** The actions that the audit log records, with Turkish names. */
export const auditActions = {
  'sign-in': 'Giriş yaptı',
  'sign-in-failed': 'Başarısız giriş',
  'sign-out': 'Çıkış yaptı',
  'user-create': 'Kullanıcı ekledi',
  'user-update': 'Kullanıcıyı değiştirdi',
  'user-delete': 'Kullanıcıyı sildi',
  'role-change': 'Rol değiştirdi',
  'password-change': 'Parola değiştirdi',
  'second-factor': 'İki adımlı girişi değiştirdi',
  'session-end': 'Oturum kapattı',
  'scripts-change': 'Entegrasyon kodunu değiştirdi',
  'view-file': 'Özgeçmiş görüntüledi',
  export: 'Dışa aktardı',
  delete: 'Kalıcı sildi',
  erase: 'Kişisel verileri sildi',
  retention: 'Süresi dolanlar silindi',
} as const;
export type AuditAction = keyof typeof auditActions;

export const day = emptyAsMissing(z.iso.date('Geçerli bir tarih girin').optional());

/**
 * Query of GET `/audit`. `user_id` finds the lines by that user and about that user; days are in the site's
 * time zone.
 */
export const AuditQuery = z.object({
  page,
  action: emptyAsMissing(
    z
      .enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]], 'Bilinen bir işlem olmalı')
      .optional(),
  ),
  user_id: emptyAsMissing(id.optional()),
  from: day,
  /** The last day, inclusive. */
  to: day,
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditLine = z.object({
  id: z.int(),
  at: z.string(),
  /** The name of the user; null if the program acted by itself or the sign-in failed. */
  actor: z.string().nullable(),
  /** The Turkish name of the action. */
  action: z.string(),
  /** The affected record in Turkish, like `Mesaj 12`; empty if there is none. */
  subject: z.string(),
  /** More facts in Turkish, like a role before and after. */
  details: z.array(z.string()),
});
export type AuditLine = z.infer<typeof AuditLine>;
export const AuditPage = paged(AuditLine);
export type AuditPage = z.infer<typeof AuditPage>;
