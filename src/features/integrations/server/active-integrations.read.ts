import { createHash } from 'node:crypto';
import type { PublicIntegration } from '../site-settings.ts';
import { vendors, type Vendor } from '../integrations.rules.ts';
import type { Settings } from '#server/configuration/settings.ts';
import type { VendorSources } from '#server/http/security-headers.ts';
import { readSnippet } from './read-snippet.ts';
import { vendorHosts } from './vendor-hosts.ts';

/** The setting that holds each vendor's snippet. */
export const scriptSettings = {
  google: 'googleScript',
  yandex: 'yandexScript',
  facebook: 'fbPixelScript',
} as const satisfies Record<Vendor, keyof Settings>;

/**
 * The scripts that the site runs; none while `scriptsActive` is off. A stored snippet that fails the present
 * checks is left out.
 */
export function activeIntegrations(settings: Settings): PublicIntegration[] {
  if (settings.scriptsActive !== '1') return [];
  return vendors.flatMap((vendor) => {
    const html = settings[scriptSettings[vendor]];
    if (html === '') return [];
    const { scripts, problems } = readSnippet(vendor, html);
    return problems.length === 0 ? [{ vendor, scripts }] : [];
  });
}

/**
 * The sources that a page's Content-Security-Policy must allow for these scripts: the hashes of their code,
 * and the vendors' hosts.
 */
export function sourcesOf(integrations: readonly PublicIntegration[]): VendorSources {
  const sources = (kind: keyof (typeof vendorHosts)['google']) =>
    integrations.flatMap(({ vendor }) => vendorHosts[vendor][kind].map((host) => `https://${host}`));
  const codes = integrations.flatMap(({ scripts }) => scripts.map(({ text }) => text));
  const hashes = codes.filter((text) => text !== '').map((text) => `'sha256-${sha256(text)}'`);
  return {
    scripts: [...hashes, ...sources('script')],
    connect: sources('connect'),
    images: sources('image'),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
