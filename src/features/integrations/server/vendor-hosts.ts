import type { Vendor } from '../integrations.rules.ts';

/**
 * The hosts from which a vendor's code may load scripts and images, and to which it may send data, all over
 * `https`.
 */
export type VendorHosts = {
  /** Each entry is a host, or a host with a folder. */
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
};

/**
 * Lists exact hosts without wildcards. docs/decisions/0039 explains the choice, for example why only one
 * folder of Google's host is allowed.
 */
export const vendorHosts: Readonly<Record<Vendor, VendorHosts>> = {
  google: {
    script: ['www.googletagmanager.com/gtag/'],
    connect: [
      'www.google-analytics.com',
      'region1.google-analytics.com',
      'analytics.google.com',
      'region1.analytics.google.com',
      'www.googletagmanager.com',
    ],
    image: ['www.google-analytics.com', 'region1.google-analytics.com', 'www.googletagmanager.com'],
  },
  yandex: {
    script: ['mc.yandex.ru', 'mc.yandex.com'],
    connect: ['mc.yandex.ru', 'mc.yandex.com', 'mc.yandex.com.tr'],
    image: ['mc.yandex.ru', 'mc.yandex.com', 'mc.yandex.com.tr'],
  },
  facebook: {
    script: ['connect.facebook.net'],
    connect: ['www.facebook.com', 'connect.facebook.net'],
    image: ['www.facebook.com'],
  },
};

/** Whether a script of the vendor may be loaded from this address. */
export function isScriptOf(vendor: Vendor, { host, pathname }: URL): boolean {
  return vendorHosts[vendor].script.some((source) =>
    source.includes('/') ? `${host}${pathname}`.startsWith(source) : host === source,
  );
}

/** Whether the vendor's code may contain the address of this host. */
export function isHostOf(vendor: Vendor, host: string): boolean {
  const { script, connect, image } = vendorHosts[vendor];
  return [...script.map((source) => source.split('/')[0]), ...connect, ...image].includes(host);
}
