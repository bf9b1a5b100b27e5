import type { Vendor } from '#features/integrations/integrations.rules.ts';
import { storedPrefixes } from '#features/cookies/cookie-register.rules.ts';

/** Deletes what the scripts of `vendors` stored in this browser, on this host and its parent domains. */
export function forget(vendors: readonly Vendor[]): void {
  const prefixes = vendors.flatMap((vendor) => storedPrefixes[vendor]);
  const isTheirs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
  const domains = ['', ...domainsOf(location.hostname).map((domain) => `; Domain=${domain}`)];
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (isTheirs(name))
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
  for (const read of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = read();
      for (const key of Object.keys(storage)) if (isTheirs(key)) storage.removeItem(key);
    } catch {
      // A browser that refuses access to its storage has stored nothing there.
    }
  }
}

/** The host and its parent domains; browsers ignore the parents that are too wide, such as `com.tr`. */
export function domainsOf(host: string): string[] {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
