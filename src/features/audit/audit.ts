import { z } from 'zod';
import { paged } from '#shared/schema/envelope.ts';
import { emptyAsMissing, id, page } from '#shared/schema/fields.ts';

/** The actions that the audit log records, with Turkish names. */
export const auditActions = {
  'sign-in': 'Giriş yaptı',
  'sign-in-failed': 'Başarısız giriş',
  'call-refused': 'Reddedilen istek',
  'sign-out': 'Çıkış yaptı',
  'user-create': 'Kullanıcı ekledi',
  'user-update': 'Kullanıcıyı değiştirdi',
  'user-delete': 'Kullanıcıyı sildi',
  'role-change': 'Rol değiştirdi',
  'password-change': 'Parola değiştirdi',
  'second-factor': 'İki adımlı girişi değiştirdi',
  'session-end': 'Oturum kapattı',
  'scripts-change': 'Entegrasyon kodunu değiştirdi',
  'api-key-create': 'API anahtarı oluşturdu',
  'webhook-create': 'Bildirim adresi ekledi',
  'webhook-update': 'Bildirim adresini değiştirdi',
  'webhook-secret': 'Bildirim adresinin imza anahtarını yeniledi',
  'webhook-delete': 'Bildirim adresini sildi',
  'api-key-revoke': 'API anahtarını iptal etti',
  'data-feed-create': 'Veri akışı oluşturdu',
  'data-feed-update': 'Veri akışını değiştirdi',
  'data-feed-renew': 'Veri akışının adresini yeniledi',
  'data-feed-end': 'Veri akışını sonlandırdı',
  'kit-link-create': 'Kit bağlantısı oluşturdu',
  'kit-link-password': 'Kit bağlantısının parolasını değiştirdi',
  'kit-link-close': 'Kit bağlantısını kapattı',
  'scheduled-import-create': 'Zamanlanmış aktarma ekledi',
  'scheduled-import-update': 'Zamanlanmış aktarmayı değiştirdi',
  'scheduled-import-delete': 'Zamanlanmış aktarmayı sildi',
  'data-request-create': 'KVKK başvurusu ekledi',
  'data-request-update': 'KVKK başvurusunu değiştirdi',
  'data-request-close': 'KVKK başvurusunu kapattı',
  'data-request-delete': 'KVKK başvurusunu sildi',
  'view-file': 'Özgeçmiş görüntüledi',
  export: 'Dışa aktardı',
  delete: 'Kalıcı sildi',
  erase: 'Kişisel verileri sildi',
  'mail-release': 'Bekletilen e-postaları gönderdi',
  'mail-drop': 'Bekletilen e-postalardan vazgeçti',
  retention: 'Süresi dolanlar silindi',
} as const;
export type AuditAction = keyof typeof auditActions;

/** Why a call was refused, in Turkish. */
export const refusalReasons = {
  password: 'Parola yanlıştı',
  otp: 'Doğrulama kodu yanlıştı',
  passkey: 'Geçiş anahtarı kabul edilmedi',
  inactive: 'Hesap kapalı',
  invited: 'Davet henüz kabul edilmedi',
  unknown: 'Böyle bir hesap yok',
  link: 'Parola bağlantısı geçersizdi',
  proof: 'Kimlik yeniden doğrulanamadı',
  limit: 'Çok fazla deneme yapıldı',
  role: 'Yetkisi yoktu',
  'api-key': 'API anahtarının bu çağrıya izni yoktu',
  factor: 'İki adımlı giriş kurulmamıştı',
  'stale-proof': 'Kimliğin yeniden doğrulanması istendi',
  'session-ended': 'Oturum sona ermişti',
  'session-binding': 'Oturumun tarayıcı çerezi eksik ya da yanlıştı',
} as const;
export type RefusalReason = keyof typeof refusalReasons;

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
/** Query of GET `/audit/refused-calls`; days are in the site's time zone. */
export const RefusedCallsQuery = z.object({
  page,
  from: day,
  /** The last day, inclusive. */
  to: day,
});
export type RefusedCallsQuery = z.infer<typeof RefusedCallsQuery>;

/** Refused calls without a known account, from one network in one hour. */
export const RefusedCalls = z.object({
  /** The instant at which the hour begins. */
  hour: z.string(),
  /** Like `203.0.113.0/24`; null for all networks above the limit of an hour. */
  network: z.string().nullable(),
  count: z.int(),
  /** How many of them were sign-ins. */
  sign_ins: z.int(),
});
export type RefusedCalls = z.infer<typeof RefusedCalls>;
export const RefusedCallsPage = paged(RefusedCalls);
export type RefusedCallsPage = z.infer<typeof RefusedCallsPage>;

export const AuditPage = paged(AuditLine);
export type AuditPage = z.infer<typeof AuditPage>;
