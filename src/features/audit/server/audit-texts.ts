import { refusalReasons } from '../audit.ts';
import { isRoleGroup, roleGroups } from '#shared/permissions.ts';
import { isMessageType, messageNames } from '#shared/rules/message-types.ts';
import { kindsIn, tableOf } from '#server/content/record-tables.ts';

type Subject = { entity: string; id: string; details: Readonly<Record<string, unknown>> };
type Names = ReadonlyMap<string, { name: string; email: string }>;

/** Returns in Turkish what a line of the log is about. Users appear under their present names. */
export function subjectText({ entity, id, details }: Subject, users: Names): string {
  if (entity === 'user') {
    const user = users.get(id);
    return user ? `${user.name} (${user.email})` : 'Kayıtlı olmayan bir adres';
  }
  if (entity === 'message') {
    const { type } = details;
    const name = typeof type === 'string' && isMessageType(type) ? messageNames[type] : 'Mesaj';
    return id === '' ? name : `${name} ${id}`;
  }
  if (entity === 'data-request') return `KVKK başvurusu ${id}`;
  if (entity === 'api-key') return `API anahtarı ${id}`;
  if (entity === 'webhook') return `Bildirim adresi ${id}`;
  if (entity === 'data-feed') return `Veri akışı ${id}`;
  if (entity === 'kit') return `Kit ${id}`;
  if (entity === 'scheduled-import') return `Zamanlanmış aktarma ${id}`;
  if (entity === 'backup') return `Yedek ${id}`;
  const table = tableOf(entity);
  return table ? (kindsIn(table)[0]?.called.all ?? '') : (otherSubjects[entity] ?? '');
}

const otherSubjects: Readonly<Record<string, string>> = {
  subscriber: 'E-bülten aboneleri',
  'personal-data': 'Bir kişinin verileri',
  integrations: 'Entegrasyonlar',
  outbox: 'Giden e-postalar',
};

/**
 * Translates the stored details of a line into Turkish. Details without a text here are left out, because
 * they are only for programs.
 */
export function detailTexts(details: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(details).flatMap(([key, value]) => texts[key]?.(value) ?? []);
}

const texts: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  api_key: (value) => text(value, (name) => `Anahtar: ${name}`),
  route: (value) => text(value, (route) => route),
  reason: (value) => named(refusalReasons, value),
  with: (value) => named(proofs, value),
  change: (value) => named(changes, value),
  from: (value) => text(value, (role) => `Önceki rol: ${roleName(role)}`),
  to: (value) => text(value, (role) => `Yeni rol: ${roleName(role)}`),
  role: (value) => text(value, (role) => `Rol: ${roleName(role)}`),
  fields: (value) =>
    Array.isArray(value) && value.length > 0
      ? `Değişen: ${value.map((field) => fieldNames[String(field)] ?? String(field)).join(', ')}`
      : undefined,
  is_active: (value) => (value === true ? 'Hesap açıldı' : 'Hesap kapatıldı'),
  is_filtered: (value) => (value === true ? 'Yalnız süzülenler' : undefined),
  section: (value) => (value === 'trash' ? 'Çöp kutusu' : undefined),
  days: (value) => counted(value, 'günden eski'),
  sessions: (value) => counted(value, 'oturum'),
  messages: (value) => counted(value, 'mesaj'),
  files: (value) => counted(value, 'dosya'),
  mails: (value) => counted(value, 'e-posta'),
  subscriptions: (value) => counted(value, 'abonelik'),
  addresses: (value) => counted(value, 'IP adresi'),
};

const proofs: Readonly<Record<string, string>> = {
  totp: 'Doğrulama koduyla',
  'recovery-code': 'Kurtarma koduyla',
  passkey: 'Geçiş anahtarıyla',
};

const changes: Readonly<Record<string, string>> = {
  on: 'Açıldı',
  off: 'Kapatıldı',
  codes: 'Kurtarma kodları yenilendi',
  'passkey-added': 'Geçiş anahtarı eklendi',
  'passkey-removed': 'Geçiş anahtarı kaldırıldı',
  restore: 'Geri alındı',
  own: 'Kendi parolası',
  link: 'E-postadaki bağlantıyla',
  reset: 'Yönetici yeni parola verdi',
  invitation: 'Davet edildi',
  'invitation-renew': 'Davet yenilendi',
  'invitation-accept': 'Daveti kabul etti',
  'invitation-cancel': 'Davet iptal edildi',
};

const fieldNames: Readonly<Record<string, string>> = {
  name: 'ad',
  email: 'e-posta',
  google_script: 'Google kodu',
  yandex_script: 'Yandex kodu',
  fb_pixel_script: 'Facebook kodu',
  keywords: 'anahtar sözcükler',
  scripts_active: 'kodların açık olması',
  contact: 'öbür iletişim bilgileri',
  kind: 'talebin konusu',
  request: 'talep',
  received_on: 'geldiği gün',
  is_identity_checked: 'kimliğin doğrulanması',
  answer: 'verilen yanıt',
  is_closed: 'kapanması',
};

function named(names: Readonly<Record<string, string>>, value: unknown): string | undefined {
  return typeof value === 'string' ? names[value] : undefined;
}

function text(value: unknown, write: (text: string) => string): string | undefined {
  return typeof value === 'string' && value !== '' ? write(value) : undefined;
}

function counted(value: unknown, unit: string): string | undefined {
  return typeof value === 'number' && value > 0 ? `${value} ${unit}` : undefined;
}

function roleName(role: string): string {
  return isRoleGroup(role) ? roleGroups[role] : role;
}
