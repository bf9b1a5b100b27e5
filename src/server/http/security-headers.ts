/** Sent with every answer, cached or not. */
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
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** For pages of the site and the login: own files and what was hashed, nothing else. */
export function strictPolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  const list = (values: readonly string[]) => ["'self'", ...values.map((hash) => `'${hash}'`)].join(' ');
  return [...always, `script-src ${list(hashes.scripts)}`, `style-src ${list(hashes.styles)}`].join('; ');
}

/** For the panel: Mantine writes inline styles; previews of pictures that are not sent yet are blobs. */
export const panelPolicy = [
  ...always.filter((rule) => !rule.startsWith('img-src')),
  "img-src 'self' data: blob:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/** For a PDF that somebody uploaded: it loads nothing, and were it taken for a page it could do nothing. */
export const documentPolicy = "default-src 'none'; sandbox";

/** For an SVG: opened as a page it loads nothing and runs nothing; its own style may follow the browser's colours. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
