export const cdnKinds = ['cloudflare', 'fastly', 'bunny', 'varnish'] as const;
export type CdnKind = (typeof cdnKinds)[number];

type Headers = readonly (readonly [name: string, value: string])[];

export type PurgeCall = { method: string; headers: Readonly<Record<string, string>>; body?: string };

/** What is different about a CDN; all of it is in the vendor's documentation (docs/guides/cdn.md). */
type Vendor = {
  /** The answer header with the key by which pages are purged. */
  keyHeader: string;
  /** Headers of stored answers that the vendor reads instead of CDN-Cache-Control. */
  lifetime?: (seconds: number) => Headers;
  /** The same for answers that must not be stored. */
  refusal?: Headers;
  /** The end of the path of CDN_PURGE_URL, and the whole address in the error about a wrong one. */
  purgePath: RegExp;
  example: string;
  needsToken: boolean;
  purge: (key: string, token: string | undefined) => PurgeCall;
};

const json = { 'content-type': 'application/json' };

export const vendors: Readonly<Record<CdnKind, Vendor>> = {
  cloudflare: {
    keyHeader: 'cache-tag',
    purgePath: /\/zones\/[^/]+\/purge_cache$/,
    example: 'https://api.cloudflare.com/client/v4/zones/…/purge_cache',
    needsToken: true,
    purge: (key, token) => ({
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags: [key] }),
    }),
  },
  fastly: {
    keyHeader: 'surrogate-key',
    // Fastly knows neither CDN-Cache-Control nor `no-store`: without a lifetime it would keep an answer for minutes.
    lifetime: (seconds) => [['surrogate-control', `max-age=${seconds}`]],
    refusal: [['surrogate-control', 'max-age=0']],
    purgePath: /\/service\/[^/]+\/purge$/,
    example: 'https://api.fastly.com/service/…/purge',
    needsToken: true,
    purge: (key, token) => ({
      method: 'POST',
      headers: { 'fastly-key': token ?? '', 'surrogate-key': key, accept: 'application/json' },
    }),
  },
  bunny: {
    keyHeader: 'cdn-tag',
    // Bunny reads only Cache-Control; browsers ignore `s-maxage`.
    lifetime: (seconds) => [['cache-control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`]],
    purgePath: /\/pullzone\/\d+\/purgeCache$/,
    example: 'https://api.bunny.net/pullzone/…/purgeCache',
    needsToken: true,
    purge: (key, token) => ({
      method: 'POST',
      headers: { ...json, accesskey: token ?? '' },
      body: JSON.stringify({ CacheTag: key }),
    }),
  },
  varnish: {
    keyHeader: 'xkey',
    // The vmod reads the key of any request, and a program may pass the purge on to several servers.
    purgePath: /^\//,
    example: 'http://127.0.0.1:6081/',
    needsToken: false,
    purge: (key, token) => ({
      method: 'PURGE',
      headers: { xkey: key, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }),
  },
};
