import { expect, it } from 'vitest';
import { securityHeaders, strictPolicy } from './security-headers.ts';

const page = { scripts: ['sha256-a'], styles: ['sha256-b'] };
const strict = [
  "default-src 'none'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self' blob:",
  "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /csp-reports",
  "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'",
].join('; ');

it('a page without scripts of services allows own files and its own inline scripts only', () => {
  expect(strictPolicy(page)).toBe(strict);
  expect(strictPolicy({ ...page, vendors: { scripts: [], connect: [], images: [] } })).toBe(strict);
});

it('a page with scripts of services allows their code, and each host for its own purpose', () => {
  const vendors = {
    scripts: ["'sha256-c'", 'https://tags.example/'],
    connect: ['https://send.example'],
    images: ['https://pixel.example'],
  };
  expect(strictPolicy({ ...page, vendors })).toBe(
    strict
      .replace("img-src 'self' data: blob:", "img-src 'self' data: blob: https://pixel.example")
      .replace("connect-src 'self' blob:", "connect-src 'self' blob: https://send.example")
      .replace("'sha256-a'", "'sha256-a' 'sha256-c' https://tags.example/"),
  );
});

it.each([
  ['http://vitrin.example', 'host', undefined],
  ['', 'preload', undefined],
  ['https://vitrin.example', 'host', 'max-age=31536000'],
  ['https://vitrin.example', 'subdomains', 'max-age=31536000; includeSubDomains'],
  ['https://vitrin.example', 'preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('the HSTS header of %s for the setting “%s”', (publicUrl, hsts, expected) => {
  expect(new Map(securityHeaders({ publicUrl, hsts })).get('strict-transport-security')).toBe(expected);
});
