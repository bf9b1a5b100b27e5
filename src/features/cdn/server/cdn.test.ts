import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { cdnKinds, type CdnKind } from '#server/cdn/vendors.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import type { Frontend } from '#program/entries/frontend.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { startFakeCdn } from '#test/servers/fake-cdn.ts';
import { listServerWarnings } from '#features/dashboard/server/warnings.read.ts';
import { findUnpurgedSince } from './late-purge.read.ts';
import { againAfter, cdnJobs, ensureCdnPurge } from './purge.job.ts';

const json = '/api/pages/categories?lang=tr';

/** Shows the names of the categories and the products of the first one, in the language of the address. */
function frontendOf(state: { beforeAnswer: () => Promise<unknown> }): Frontend {
  return {
    renderSite: async (path, { api, lang }) => {
      const categories = await api.categories();
      const body = `${lang} ${categories.map(({ name, product_count: count }) => `${name}=${count}`).join()}`;
      await state.beforeAnswer();
      return {
        status: 200,
        headers: [
          ['content-type', 'text/html; charset=utf-8'],
          ['cache-control', 'public, max-age=0, must-revalidate'],
        ],
        body,
        isStored: !path.startsWith('/arama'),
      };
    },
    panelPages: { login: async () => 'login', admin: async () => 'panel' },
    registerAssets: async () => undefined,
  };
}

/** The site on real sockets behind the fake CDN, with one category. */
async function openSite({
  kind = 'varnish',
  bypassesLanguage = true,
}: { kind?: CdnKind; bypassesLanguage?: boolean } = {}) {
  const clock = createClock();
  const cdn = await startFakeCdn({ kind, bypassesLanguage, now: () => clock.now().getTime() });
  const render = { beforeAnswer: async () => undefined as unknown };
  const app = await openTestApp({ environment: cdn.environment, clock, frontend: frontendOf(render) });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  cdn.state.origin = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  const category = await buildCategory(app.ctx, { name: 'Toka' });
  const settle = () => runDueJobs(app.ctx, cdnJobs(app.ctx));
  /** Lets the second pass in which writes share a purge. */
  const purge = async () => {
    clock.advance(1_000);
    await settle();
  };
  const rows = () => app.ctx.db.selectFrom('jobs').selectAll().where('kind', '=', 'cdn.purge').execute();
  await purge();
  clock.advance(againAfter);
  await settle();
  cdn.state.purges = 0;
  return { ...app, ...cdn, render, category, settle, purge, rows };
}

const isPostgres = process.env.TEST_DATABASE === 'postgres';

describe.each(isPostgres ? (['varnish'] as const) : cdnKinds)('behind %s', (kind) => {
  it('visitors get stored pages until a write, and no old page after its purge', async () => {
    const { ctx, get, state, purge } = await openSite({ kind });
    for (const url of ['/', '/en', json]) expect((await get(url)).body).toContain('Toka');
    const origins = state.origins;
    for (const url of ['/', '/en', json]) expect((await get(url)).headers['x-cache']).toBe('HIT');
    expect(state.origins).toBe(origins);
    await buildCategory(ctx, { name: 'Zincir' });
    await purge();
    expect(state.purges).toBe(1);
    for (const url of ['/', '/en', json]) expect((await get(url)).body).toContain('Zincir');
  });

  it('no other answer is stored: panel, calls, redirects, 404, files without a lifetime, search', async () => {
    const { get } = await openSite({ kind });
    const urls = ['/admin/dashboard', '/giris-yap', '/api/admin/status', '/api/csrf-token', '/robots.txt'];
    const more = ['/sitemap.xml', '/readyz', '/olmayan-sayfa', '/api/yok', '/arama?search=toka', '/x.png'];
    for (const url of [...urls, ...more, '/api/pages/categories', '/favicon.ico', '/service-worker.js']) {
      await get(url);
      // Bunny knows only Cache-Control, by which browsers keep the icon for an hour too.
      if (kind === 'bunny' && url === '/favicon.ico') continue;
      expect([url, (await get(url)).headers['x-cache']]).toEqual([url, undefined]);
    }
  });
});

describe('the CDN stores a page no longer than it stays the same', () => {
  it('a scheduled product appears without a write and without a purge', async () => {
    const { ctx, clock, category, get, state, purge } = await openSite();
    const published_at = new Date(clock.now().getTime() + 5 * minuteMs).toISOString();
    await buildProduct(ctx, { category_id: category.id, name: 'Zamanlı', published_at });
    await purge();
    const before = state.purges;
    expect((await get('/')).body).toBe('tr Toka=0');
    clock.set(new Date(Date.parse(published_at) - 3_000));
    expect((await get('/')).headers['x-cache']).toBe('HIT');
    clock.set(published_at);
    expect((await get('/')).body).toBe('tr Toka=1');
    expect(state.purges).toBe(before);
  });

  it('midnight of the time zone ends its lifetime', async () => {
    const { clock, get } = await openSite();
    clock.set('2026-03-02T20:59:00.000Z');
    expect((await get('/')).headers['cdn-cache-control']).toBe('max-age=59, must-revalidate');
    clock.set('2026-03-02T20:59:58.000Z');
    expect((await get('/')).headers['x-cache']).toBe('HIT');
    clock.set('2026-03-02T21:00:00.000Z');
    expect((await get('/')).headers['x-cache']).toBeUndefined();
  });

  it('the lifetime shrinks with each answer, also in 304, and in the last second there is none', async () => {
    const { clock, state } = await openSite();
    const ask = (headers = {}) =>
      fetch(state.origin, { headers: { 'accept-encoding': 'identity', ...headers } });
    clock.set('2026-03-02T20:00:00.000Z');
    const lifetime = ({ headers }: Response) => headers.get('cdn-cache-control');
    const first = await ask();
    expect(lifetime(first)).toBe('max-age=3599, must-revalidate');
    clock.advance(10 * minuteMs);
    const known = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([known.status, lifetime(known)]).toEqual([304, 'max-age=2999, must-revalidate']);
    clock.set('2026-03-02T20:59:58.500Z');
    expect(lifetime(await ask())).toBe('no-store');
  });
});

describe('a visitor who chose another language', () => {
  it.each([true, false])(
    'gets it at an address without a prefix; the rule at the CDN: %s',
    async (bypassesLanguage) => {
      const { get } = await openSite({ bypassesLanguage });
      await get('/');
      const chosen = await get('/', { cookie: '_lang=en' });
      expect([chosen.status, chosen.headers.location, chosen.headers['x-cache']]).toEqual([
        302,
        '/en',
        undefined,
      ]);
      const other = await get('/');
      expect([other.body, other.headers['x-cache']]).toEqual(['tr Toka=0', 'HIT']);
      expect((await get('/en')).headers.vary).toBe('accept-encoding');
      expect((await get('/', { cookie: '_lang=tr' })).body).toBe('tr Toka=0');
    },
  );

  it('gets a JSON answer of the own language, which nobody else gets', async () => {
    const { get } = await openSite({ bypassesLanguage: false });
    for (const lang of ['en', 'tr', 'en']) {
      const { headers } = await get('/api/pages/categories', { cookie: `_lang=${lang}` });
      expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([
        'private, no-cache',
        'no-store',
      ]);
    }
  });
});

describe('answers that may be old are not stored', () => {
  it('while the database does not answer', async () => {
    const { ctx, get } = await openSite();
    await get('/', { 'accept-encoding': 'gzip' });
    await get('/en');
    const { readRevision } = ctx.connections;
    ctx.connections.readRevision = () => Promise.reject(new Error('gone'));
    for (const url of ['/?x=1', '/en?x=1']) {
      const { status, headers } = await get(url);
      expect([status, headers['cdn-cache-control']]).toEqual([200, 'no-store']);
      expect((await get(url)).headers['x-cache']).toBeUndefined();
    }
    ctx.connections.readRevision = readRevision;
    expect((await get('/?x=1')).headers['cdn-cache-control']).toMatch(/^max-age=/);
  });

  it('when content changed while the page was rendered', async () => {
    const { ctx, get, render } = await openSite();
    render.beforeAnswer = async () => {
      render.beforeAnswer = async () => undefined;
      await buildCategory(ctx, { name: 'Zincir' });
    };
    const old = await get('/');
    expect([old.body, old.headers['cdn-cache-control']]).toEqual(['tr Toka=0', 'no-store']);
    expect((await get('/')).body).toContain('Zincir');
  });

  it('when they arrive at the CDN after its purge: the second purge drops them', async () => {
    const { ctx, clock, get, state, purge, settle } = await openSite();
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    const arrived = Promise.withResolvers<undefined>();
    state.beforeStoring = () => {
      arrived.resolve(undefined);
      return held;
    };
    const late = get('/');
    await arrived.promise;
    await buildCategory(ctx, { name: 'Zincir' });
    await purge();
    release(undefined);
    await late;
    state.beforeStoring = async () => undefined;
    expect((await get('/')).body).not.toContain('Zincir');
    clock.advance(againAfter);
    await settle();
    expect(state.purges).toBe(2);
    expect((await get('/')).body).toContain('Zincir');
  });
});

describe('the purge', () => {
  it('is one for many writes of a second, and one more later', async () => {
    const { ctx, clock, state, purge, settle, rows } = await openSite();
    for (let count = 0; count < 20; count += 1) await buildCategory(ctx, { name: `Grup ${count}` });
    await settle();
    expect(state.purges).toBe(0);
    await purge();
    expect(state.purges).toBe(1);
    clock.advance(againAfter);
    await settle();
    expect([state.purges, await rows()]).toEqual([2, []]);
  });

  it('is stored with its write: a write that fails asks for none', async () => {
    const { ctx, rows } = await openSite();
    const write = (error?: Error) =>
      inContentTransaction(ctx, null, async (tx) => {
        await tx.record({ entity: 'test', id: 1, action: 'update', before: null, after: null });
        if (error) throw error;
      });
    await expect(write(new Error('broken off'))).rejects.toThrow('broken off');
    expect(await rows()).toEqual([]);
    await write();
    expect(await rows()).toMatchObject([{ payload: expect.stringContaining('"step":"first"') as string }]);
  });

  it('is done by another process when the one that wrote is gone', async () => {
    const first = await openSite();
    await first.get('/');
    await buildCategory(first.ctx, { name: 'Zincir' });
    const second = await openTestApp({
      environment: first.environment,
      settings: first.settings,
      clock: first.clock,
    });
    first.clock.advance(1_000);
    await runDueJobs(second.ctx, cdnJobs(second.ctx));
    expect((await first.get('/')).body).toContain('Zincir');
  });

  it('is one, however many hosts there are', async () => {
    const first = await openSite();
    const { environment, settings, clock } = first;
    const second = await openTestApp({ environment, settings, clock });
    await buildCategory(second.ctx, { name: 'Zincir' });
    clock.advance(1_000);
    await Promise.all([first, second].map(({ ctx }) => runDueJobs(ctx, cdnJobs(ctx))));
    expect(first.state.purges).toBe(1);
  });

  it('is tried again in growing pauses until the CDN accepts it, however many writes follow', async () => {
    const { ctx, clock, get, state, logs, purge, settle, rows } = await openSite();
    await get('/');
    state.status = 503;
    const written = clock.now().toISOString();
    await buildCategory(ctx, { name: 'Zincir' });
    await purge();
    const times: number[] = [];
    for (let second = 0; second < 300; second += 1) {
      const calls = state.purges;
      await buildCategory(ctx, { name: 'Yeni' });
      await settle();
      if (state.purges > calls) times.push(second);
      clock.advance(1_000);
    }
    expect(times.slice(0, 5)).toEqual([2, 5, 11, 23, 47]);
    expect(times.length).toBe(9);
    expect(logs.join()).toMatch(/the CDN cannot be purged.*HTTP 503|HTTP 503.*the CDN cannot be purged/);
    expect((await listServerWarnings(ctx)).map(({ kind }) => kind)).toContain('cdn');
    expect(await findUnpurgedSince(ctx.db)).toBe(written);
    state.status = 200;
    clock.advance(minuteMs);
    await settle();
    expect((await get('/')).body).toContain('Zincir');
    expect((await listServerWarnings(ctx)).map(({ kind }) => kind)).not.toContain('cdn');
    clock.advance(againAfter);
    await settle();
    expect(await rows()).toEqual([]);
  });

  it('comes at each start, because releases and settings change pages too', async () => {
    const { ctx, state, settle } = await openSite();
    await ensureCdnPurge(ctx);
    await settle();
    expect(state.purges).toBe(1);
  });
});

it('without the setting answers have the same headers as with it, but none for a CDN, and no row is stored', async () => {
  const { state, clock } = await openSite();
  const bare = await openTestApp({
    environment: { PUBLIC_URL: 'https://www.ornek.test' },
    clock,
    frontend: frontendOf({ beforeAnswer: async () => undefined }),
  });
  await bare.app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(bare.app.server.address() as AddressInfo).port}`;
  const category = await buildCategory(bare.ctx, { name: 'Toka' });
  await buildProduct(bare.ctx, { category_id: category.id });
  const urls = [
    '/',
    '/',
    '/en',
    json,
    '/api/pages/categories',
    '/admin/dashboard',
    '/robots.txt',
    '/sitemap.xml',
  ];
  for (const url of [...urls, '/arama?search=toka', '/favicon.ico', '/yok', '/api/yok']) {
    const headers = async (from: string) => {
      const { headers: all } = await fetch(from + url, { redirect: 'manual' });
      return Object.fromEntries(
        [...all].filter(([name]) => !/^(date|x-request-id|etag|content-length)$/.test(name)),
      );
    };
    const { 'cdn-cache-control': forCdn, xkey, ...others } = await headers(state.origin);
    expect([url, forCdn]).toEqual([
      url,
      expect.stringMatching(/^(no-store|no-cache|max-age=\d+, must-revalidate)$/),
    ]);
    expect(xkey).toBe(forCdn?.startsWith('max-age') ? 'vitrin-www-ornek-test' : undefined);
    const own = await headers(origin);
    expect({ ...own, vary: undefined }).toEqual({ ...others, vary: undefined });
    expect(own.vary?.includes('cookie') ?? false).toBe(url === '/api/pages/categories');
  }
  const jobs = await bare.ctx.db.selectFrom('jobs').select('kind').execute();
  expect(jobs.filter(({ kind }) => kind === 'cdn.purge')).toEqual([]);
  expect(cdnJobs(bare.ctx).size).toBe(0);
});
