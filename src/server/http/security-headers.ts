/** Headers of every answer, cached or not. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), interest-cohort=()'],
];

const always = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** What the code of analytics and marketing services needs, as written in a policy (docs/decisions/0039). */
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
 * For pages of site and login: only own files, hashed inline scripts and styles, frames of the given hosts, and what
 * the saved scripts of `vendors` need.
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

/** For the panel: Mantine writes inline styles, and previews before an upload are blobs. */
export const panelPolicy = [
  ...always.filter((rule) => !rule.startsWith('img-src')),
  "img-src 'self' data: blob:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** For uploaded PDFs: they load nothing, and run nothing if a browser takes one for a page. */
export const documentPolicy = "default-src 'none'; sandbox";

/** For videos: opened on their own they are shown by a page of the browser, which loads them again. */
export const videoPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

/** For SVGs opened as pages: they load and run nothing, but their inline style may follow dark mode. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
