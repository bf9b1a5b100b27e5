import type { Config, HstsScope } from '#server/context/config.ts';

type HeaderList = readonly (readonly [name: string, value: string])[];

/** Browser features that no page of the product uses. They stay off for scripts that a company adds, too. */
const unusedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const common: HeaderList = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', unusedFeatures.map((name) => `${name}=()`).join(', ')],
];

export type HeaderSettings = Pick<Config, 'publicUrl' | 'hsts'>;

const year = 365 * 24 * 60 * 60;
const transportRules: Readonly<Record<HstsScope, string>> = {
  host: `max-age=${year}`,
  subdomains: `max-age=${year}; includeSubDomains`,
  preload: `max-age=${2 * year}; includeSubDomains; preload`,
};

/** The headers of every answer, cached or not; HSTS is among them if the site uses HTTPS. */
export function securityHeaders({ publicUrl, hsts }: HeaderSettings): HeaderList {
  return publicUrl.startsWith('https:')
    ? [...common, ['strict-transport-security', transportRules[hsts]]]
    : common;
}

/** The address for the reports of browsers about blocked content (`features/visits/server/csp-reports.ts`). */
export const cspReportPath = '/csp-reports';

/** Only scripts of the page make `blob:` addresses; the viewer of models unpacks textures into them. */
const always = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${cspReportPath}`,
];

/** The sources that analytics and marketing services need, as written in a CSP (docs/decisions/0039). */
export type VendorSources = {
  scripts: readonly string[];
  connect: readonly string[];
  images: readonly string[];
};

const noVendors: VendorSources = { scripts: [], connect: [], images: [] };

type Allowed = {
  scripts: readonly string[];
  styles: readonly string[];
  frames?: readonly string[];
  vendors?: VendorSources | undefined;
};

/**
 * The CSP of site and sign-in pages. It allows the site's own files, hashed inline scripts and styles, frames
 * of the given hosts, and the sources of `vendors`.
 */
export function strictPolicy({ scripts, styles, frames = [], vendors = noVendors }: Allowed): string {
  const list = (values: readonly string[]) => ["'self'", ...values.map((hash) => `'${hash}'`)].join(' ');
  const more = new Map([
    ['img-src', vendors.images],
    ['connect-src', vendors.connect],
  ]);
  return [
    ...always.map((rule) => [rule, ...(more.get(rule.split(' ')[0] ?? '') ?? [])].join(' ')),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    [`script-src ${list(scripts)}`, ...vendors.scripts].join(' '),
    `style-src ${list(styles)}`,
  ].join('; ');
}

/** The CSP of the panel. Mantine writes inline styles. */
export const panelPolicy = [
  ...always,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // Only the policy in `panel/trusted-types.ts` may turn texts into markup or code.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/**
 * The CSP of uploaded PDFs: they load nothing, and they run nothing even if a browser treats one as a page.
 */
export const documentPolicy = "default-src 'none'; sandbox";

/**
 * The CSP of videos. A browser that opens a video directly shows its own player page, which loads the video
 * again.
 */
export const videoPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/**
 * The CSP of SVGs that are opened as pages: they load and run nothing, but may have inline styles, for
 * example for dark mode.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
