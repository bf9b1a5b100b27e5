import { describe, expect, it } from 'vitest';
import { createCdnHeaders, refusalHeaders } from './answer-headers.ts';
import { vendors, type CdnKind, type PurgeCall } from './vendors.ts';

const key = 'vitrin-www-ornek-test';
const json = { 'content-type': 'application/json' };

/** By the documentation of the vendors, which docs/guides/cdn.md names. */
const calls: Readonly<Record<CdnKind, PurgeCall>> = {
  cloudflare: {
    method: 'POST',
    headers: { ...json, authorization: 'Bearer gizli' },
    body: '{"tags":["vitrin-www-ornek-test"]}',
  },
  fastly: {
    method: 'POST',
    headers: { 'fastly-key': 'gizli', 'surrogate-key': key, accept: 'application/json' },
  },
  bunny: {
    method: 'POST',
    headers: { ...json, accesskey: 'gizli' },
    body: '{"CacheTag":"vitrin-www-ornek-test"}',
  },
  varnish: { method: 'PURGE', headers: { xkey: key, authorization: 'Bearer gizli' } },
};

const asBrowser = 'public, max-age=0, must-revalidate';
const lifetime = ['cdn-cache-control', 'max-age=60, must-revalidate'];
const head = ['content-type', 'text/html', 'cache-control', asBrowser];

/** The headers of a page that may be stored for a minute, and what is added to one that may not. */
const answers: Readonly<Record<CdnKind, { stored: string[]; refused: string[] }>> = {
  cloudflare: {
    stored: [...head, ...lifetime, 'cache-tag', key],
    refused: ['cdn-cache-control', 'no-store'],
  },
  fastly: {
    stored: [...head, ...lifetime, 'surrogate-key', key, 'surrogate-control', 'max-age=60'],
    refused: ['cdn-cache-control', 'no-store', 'surrogate-control', 'max-age=0'],
  },
  bunny: {
    stored: [
      'content-type',
      'text/html',
      ...lifetime,
      'cdn-tag',
      key,
      'cache-control',
      'public, max-age=0, s-maxage=60, must-revalidate',
    ],
    refused: ['cdn-cache-control', 'no-store'],
  },
  varnish: { stored: [...head, ...lifetime, 'xkey', key], refused: ['cdn-cache-control', 'no-store'] },
};

describe.each(Object.keys(vendors) as CdnKind[])('%s', (kind) => {
  it('is asked to purge as its documentation says', () => {
    expect(vendors[kind].purge(key, 'gizli')).toEqual(calls[kind]);
    expect(new URL(vendors[kind].example).pathname).toMatch(
      kind === 'bunny' ? /purgeCache$/ : vendors[kind].purgePath,
    );
  });

  it('reads the lifetime and the key of a page, and that others must not be stored', () => {
    const add = createCdnHeaders({ kind, key });
    for (const seconds of [60, 0, 60])
      expect(add(head, seconds)).toEqual(
        seconds > 0 ? answers[kind].stored : [...head, ...answers[kind].refused],
      );
    expect(refusalHeaders(kind).flat()).toEqual(answers[kind].refused);
  });
});

it('Varnish in the own network needs no token', () => {
  expect(vendors.varnish.purge(key, undefined).headers).toEqual({ xkey: key });
});
