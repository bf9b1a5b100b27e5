import { AddressRefused } from './address-rules.ts';

/** Why a call of an address failed, in Turkish for staff. `seconds` is how long it may take. */
export function failureReason(error: unknown, seconds: number): string {
  if (error instanceof AddressRefused) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Adresin alan adı bulunamadı.';
  if (code === 'ECONNREFUSED') return 'Bağlantı kabul edilmedi.';
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_TLS/.test(code)) return 'Adresin güvenlik sertifikası geçersiz.';
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('no answer')) return `${seconds} saniyede yanıt gelmedi.`;
  if (message.startsWith('too many redirects')) return 'Adres sürekli başka adreslere yönlendiriyor.';
  return 'Bağlantı koptu.';
}
