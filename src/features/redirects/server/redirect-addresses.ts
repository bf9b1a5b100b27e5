import { readOldAddress, writeOldAddress } from './old-address.ts';

/** Addresses of the program itself, which never are pages: calls, panel, sign-in, files and files for programs. */
const reserved = [
  /^\/(?:admin|api|giris-yap|assets|media|dosya|csp-reports|k|01|\.well-known)(?:\/|$)/,
  /^\/bulten\/(?:onay|ayril)(?:\/|$)/,
  /^\/(?:healthz|readyz|metrics|robots\.txt|sw\.js|favicon\.ico)$/,
  /^\/sitemap(?:-[^/]*|\.xml)$/,
  /^(?:\/[a-z]{2})?\/feed\.xml$/,
];

const longestSource = 500;

/** Either a value or the reason, in Turkish, why it cannot be used. */
export type Read = { address: string } | { problem: string };

/** Reads the old address that staff wrote or pasted; of a full address only path and query count. */
export function readSource(text: string): Read {
  const given = text.trim();
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(given))
    return { problem: 'Eski adres “/” ile başlamalı (örnek: /eski-sayfa.html) ya da tam bir adres olmalı.' };
  const unusable = findUnusableSign(given);
  if (unusable) return { problem: unusable };
  const old = readOldAddress(given);
  const address = writeOldAddress(old);
  if (address.length > longestSource) return { problem: `Adres en çok ${longestSource} karakter olabilir.` };
  if (isReserved(old.path))
    return { problem: 'Bu adres panele, çağrılara ya da dosyalara ayrılmış; yönlendirilemez.' };
  return { address };
}

/** Whether the program answers a folded path by itself, so that no page is looked for. */
export const isReserved = (path: string): boolean => reserved.some((pattern) => pattern.test(path));

/**
 * Reads where an address leads: a path of the site or a full https address. An address with one of the site's own
 * `hosts` becomes a path.
 */
export function readTarget(text: string, hosts: readonly string[]): Read {
  const given = text.trim();
  const unusable = findUnusableSign(given);
  if (unusable) return { problem: unusable };
  if (/^\/(?!\/)/.test(given)) return readPath(given);
  const url = /^https?:\/\//i.test(given) ? URL.parse(given) : null;
  if (!url?.hostname.includes('.') && !hosts.includes(url?.host ?? ''))
    return {
      problem: 'Yeni adres “/” ile başlayan bir sayfa ya da “https://” ile başlayan tam bir adres olmalı.',
    };
  if (!url) return { problem: 'Yeni adres okunamadı.' };
  if (url.username !== '' || url.password !== '')
    return { problem: 'Adreste kullanıcı adı ya da parola olamaz; @ işaretinden öncesini silin.' };
  if (hosts.includes(url.host)) return readPath(url.pathname + url.search + url.hash);
  if (url.protocol !== 'https:')
    return { problem: 'Başka bir siteye yalnız “https://” ile yönlendirilebilir.' };
  return { address: url.href };
}

/** Resolves `..` and encodes letters; two slashes at the start would name another host. */
function readPath(text: string): Read {
  const url = URL.parse(text, 'https://site.invalid');
  if (url?.host !== 'site.invalid') return { problem: 'Yeni adres okunamadı.' };
  return { address: url.pathname.replace(/\/{2,}/g, '/') + url.search + url.hash };
}

/** Browsers read `\` as `/`, so such an address could lead to another site. */
function findUnusableSign(text: string): string | undefined {
  if (text.includes('\\')) return 'Adreste “\\” olamaz; yerine “/” yazın.';
  return /[\p{Cc}\p{Cs}]/u.test(text) ? 'Adreste görünmeyen bir karakter var; yeniden yazın.' : undefined;
}
