import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { CdnKind } from '#server/cdn/vendors.ts';
import { closeLater } from '../close-later.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };
type Stored = Answer & { vary: string; asked: IncomingHttpHeaders; until: number };

type FakeCdn = {
  kind: CdnKind;
  now: () => number;
  /** The rule of the guide: requests with the cookie `_lang` go to the site. Without it only `Vary` helps. */
  bypassesLanguage?: boolean;
};

/**
 * A CDN on real sockets, which stores and purges by the headers that its vendor reads: an answer of the site is stored
 * for its whole lifetime, however short the site's own memory is.
 */
export async function startFakeCdn({ kind, now, bypassesLanguage = true }: FakeCdn) {
  const store = new Map<string, Stored[]>();
  const state = {
    origin: '',
    purges: 0,
    status: 200,
    origins: 0,
    beforeStoring: async () => undefined as unknown,
  };

  async function serve(request: IncomingMessage): Promise<Answer> {
    const { url = '/', headers: asked } = request;
    const bypasses = bypassesLanguage && /(^|;\s*)_lang=/.test(asked.cookie ?? '');
    const found = bypasses ? undefined : store.get(url)?.find((one) => one.until > now() && fits(one, asked));
    if (found) return { ...found, headers: { ...found.headers, 'x-cache': 'HIT' } };
    state.origins += 1;
    const answer = await fetchFrom(state.origin + url, asked);
    const lifetime = bypasses ? 0 : lifetimeOf(kind, answer);
    const until = now() + lifetime * 1_000;
    await state.beforeStoring();
    if (lifetime > 0) {
      const others = (store.get(url) ?? []).filter((one) => one.until > now() && !fits(one, asked));
      store.set(url, [...others, { ...answer, asked, until, vary: answer.headers.vary ?? '' }]);
    }
    return answer;
  }

  function drop(key: string): void {
    for (const [url, list] of store)
      store.set(
        url,
        list.filter(({ headers }) => headers[keyHeaders[kind]] !== key),
      );
  }

  const site = createServer((request, response) => {
    void serve(request).then(
      ({ status, headers, body }) => response.writeHead(status, withoutLength(headers)).end(body),
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  const api = createServer((request, response) => {
    void keyOf(kind, request).then((key) => {
      state.purges += 1;
      if (state.status < 300 && key !== undefined) drop(key);
      response
        .writeHead(key === undefined ? 400 : state.status)
        .end(JSON.stringify({ success: state.status < 300 }));
    });
  }).listen(0, '127.0.0.1');
  await Promise.all([once(site, 'listening'), once(api, 'listening')]);
  closeLater(async () => {
    for (const server of [site, api]) server.close().closeAllConnections();
  });
  const addressOf = (server: typeof site) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    environment: {
      PUBLIC_URL: 'https://www.ornek.test',
      CDN_KIND: kind,
      CDN_PURGE_URL: addressOf(api) + purgePaths[kind],
      CDN_PURGE_TOKEN: 'gizli-anahtar',
    },
    get: (path: string, headers: Record<string, string> = {}) => fetchFrom(addressOf(site) + path, headers),
  };
}

/** A request without the additions of `fetch`, which follows redirects and asks for compression. */
export async function fetchFrom(url: string, headers: IncomingHttpHeaders): Promise<Answer> {
  const request = ask(url, { headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: String(await buffer(response)),
  };
}

/** The headers without those by which the body was sent. */
const withoutLength = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['transfer-encoding', 'content-length'].includes(name)),
  );

const fits = ({ vary, asked }: Pick<Stored, 'vary' | 'asked'>, headers: IncomingHttpHeaders) =>
  vary.split(/,\s*/).every((name) => asked[name] === headers[name]);

const keyHeaders = { cloudflare: 'cache-tag', fastly: 'surrogate-key', bunny: 'cdn-tag', varnish: 'xkey' };
const purgePaths = {
  cloudflare: '/client/v4/zones/z1/purge_cache',
  fastly: '/service/s1/purge',
  bunny: '/pullzone/1/purgeCache',
  varnish: '/',
};

/** For how many seconds the vendor stores an answer, by its own documentation. */
function lifetimeOf(kind: CdnKind, { status, headers }: Answer): number {
  const seconds = (header: string | undefined, name: string) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(header ?? '')?.[1] ?? NaN);
  const own = headers['cache-control'] ?? '';
  if (kind === 'fastly') {
    if (own.includes('private') || ![200, 203, 300, 301, 302, 404, 410].includes(status)) return 0;
    const given = [
      seconds(String(headers['surrogate-control']), 'max-age'),
      seconds(own, 's-maxage'),
      seconds(own, 'max-age'),
    ].find((number) => !Number.isNaN(number));
    return given ?? 120;
  }
  const directives = kind === 'bunny' ? own : String(headers['cdn-cache-control'] ?? own);
  if (/no-store|no-cache|private/.test(directives)) return 0;
  return (
    [seconds(directives, 's-maxage'), seconds(directives, 'max-age'), 0].find((number) => number >= 0) ?? 0
  );
}

/** The key of a valid call to purge; undefined for any other call. */
async function keyOf(kind: CdnKind, request: IncomingMessage): Promise<string | undefined> {
  const body = await text(request);
  const { method, headers } = request;
  const token =
    { fastly: headers['fastly-key'], bunny: headers.accesskey }[kind as string] ?? headers.authorization;
  if (!/^(Bearer )?gizli-anahtar$/.test(String(token))) return undefined;
  if (method !== (kind === 'varnish' ? 'PURGE' : 'POST')) return undefined;
  if (kind === 'varnish') return headers.xkey as string;
  if (kind === 'fastly') return headers['surrogate-key'] as string;
  const parsed = JSON.parse(body) as { tags?: string[]; CacheTag?: string };
  return kind === 'bunny' ? parsed.CacheTag : parsed.tags?.[0];
}
