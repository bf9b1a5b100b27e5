import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frontend } from '#program/entries/frontend.ts';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { buildUser } from '#test/factories.ts';
import { createAdmission, registerAdmission } from './admission.ts';

const busy = 'Sunucu şu anda çok yoğun. Lütfen birazdan tekrar deneyin.';

describe('what may run at once', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval', 'performance'],
      }),
  );
  afterEach(() => void vi.useRealTimers());

  /** Work that ends when the test says so. */
  function createWork() {
    const state = { running: 0, most: 0, ends: [] as (() => void)[] };
    const work = async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise<void>((resolve) => state.ends.push(resolve));
      state.running -= 1;
    };
    return { state, work };
  }

  it('is bounded, and a burst is served whole in its order', async () => {
    const { run } = createAdmission({ atOnce: 2 });
    const served: number[] = [];
    const burst = Array.from({ length: 200 }, (_, index) => run(async () => void served.push(index)));
    while (served.length < 200) await vi.advanceTimersToNextTimerAsync();
    await Promise.all(burst);
    expect(served).toEqual(Array.from({ length: 200 }, (_, index) => index));

    const { state, work } = createWork();
    const works = [run(work), run(work), run(work)];
    await vi.advanceTimersByTimeAsync(10);
    expect(state.running).toBe(2);
    for (let count = 0; count < 3; count += 1) {
      state.ends.shift()?.();
      await vi.advanceTimersByTimeAsync(10);
    }
    await Promise.all(works);
    expect(state.most).toBe(2);
  });

  it('starts one per turn of the event loop, and waits while connections arrive', async () => {
    let connections = 0;
    const { run } = createAdmission({ connections: () => connections });
    let started = 0;
    for (let count = 0; count < 3; count += 1) void run(async () => void (started += 1));
    connections += 1;
    vi.advanceTimersToNextTimer();
    expect(started).toBe(0);
    for (let count = 1; count <= 3; count += 1) {
      vi.advanceTimersToNextTimer();
      await Promise.resolve();
      await Promise.resolve();
      expect(started).toBe(count);
    }
  });

  it('is short once more is asked than can be answered, and long again after the queue was empty', async () => {
    const { run } = createAdmission({ atOnce: 1, patience: 500, shortPatience: 25 });
    const { state, work } = createWork();
    const outcomes: string[] = [];
    const ask = (name: string) =>
      run(work).then(
        () => outcomes.push(`${name} served`),
        (error: unknown) => outcomes.push(`${name} ${String((error as { status?: number }).status)}`),
      );
    // Time without requests is no overload.
    await vi.advanceTimersByTimeAsync(10_000);
    void ask('first');
    await vi.advanceTimersByTimeAsync(1);
    void ask('second');
    await vi.advanceTimersByTimeAsync(490);
    expect(outcomes).toEqual([]);
    void ask('third');
    await vi.advanceTimersByTimeAsync(70);
    expect(outcomes).toEqual(['second 503', 'third 503']);

    void ask('fourth');
    await vi.advanceTimersByTimeAsync(400);
    state.ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    state.ends.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual(['second 503', 'third 503', 'first served', 'fourth served']);
  });

  it('keeps only so many waiting', async () => {
    const { enter } = createAdmission({ atOnce: 1, waiting: 1 });
    const leave = await Promise.race([enter(), vi.advanceTimersByTimeAsync(1).then(() => undefined)]);
    void enter().catch(() => undefined);
    await expect(enter()).rejects.toMatchObject({ status: 503, retryAfter: 1 });
    leave?.();
  });
});

describe('during an overload', () => {
  const account = { email: 'ada@vitrin.test', password: 'vitrin-deneme' };

  /** A site whose pages other than the home page wait until `release`. */
  async function openBusySite() {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const frontend: Frontend = {
      renderSite: async (path) => {
        if (path !== '/') await promise;
        return { status: 200, headers: [['content-type', 'text/html']], body: path, isStored: true };
      },
      panelPages: { login: async () => 'sign-in page', admin: async () => 'panel' },
      registerAssets: async () => undefined,
    };
    const site = await openTestApp({ frontend });
    // These writes empty the cache, so they come first.
    const staff = await site.signIn('editor');
    await buildUser(site.ctx, account);
    await site.call('GET', '/');
    await site.call('GET', '/api/pages/categories?lang=tr');
    const waiting = Array.from({ length: 8 }, (_, page) =>
      site.call('GET', `/urunler/toka?page=${page + 2}`),
    );
    return { ...site, staff, waiting, release: () => resolve(undefined) };
  }

  it('a page answers 503 with Retry-After as a whole page, a call as JSON, and both work again later', async () => {
    const { call, waiting, release, logs } = await openBusySite();
    const page = await call<string>('GET', '/kurumsal');
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
    expect(page.body).toMatch(
      /^<!doctype html><html lang="tr">[^]*viewport[^]*Sitemiz şu anda çok yoğun\.[^]*<\/html>/,
    );
    expect(await call('GET', '/api/pages/social-media?lang=tr')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { success: false, message: busy },
    });
    // A line for each refused request would fill the disk.
    expect(logs.filter((line) => line.includes('"status":503'))).toEqual([]);
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await call('GET', '/kurumsal')).toMatchObject({ status: 200 });
  });

  it('cached pages and JSON, sign-in, status, health and the work of staff go on', async () => {
    const { call, staff, waiting, release } = await openBusySite();
    const answers = [
      await call('GET', '/'),
      await call('GET', '/api/pages/categories?lang=tr'),
      await call('GET', '/giris-yap'),
      await call('GET', '/admin/dashboard'),
      await call('GET', '/healthz'),
      await call('GET', '/readyz'),
      await call('POST', '/api/auth/login', account),
      await call('GET', '/api/csrf-token'),
      await call('GET', '/api/admin/status', undefined, staff),
      await call('GET', '/api/admin/categories?section=products', undefined, staff),
      await call('GET', '/api/admin/logout', undefined, staff),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    release();
    await Promise.all(waiting);
  });
});

describe('a call', () => {
  /** An app with one place of each kind. `hold` takes the place of staff until `release`. */
  async function openSmallApp() {
    const app = fastify();
    closeLater(() => app.close());
    const one = { atOnce: 1, waiting: 0 };
    registerAdmission(app, {
      visitors: createAdmission(one),
      forms: createAdmission(one),
      staff: createAdmission({ ...one, waiting: 1 }),
    });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const arrived = Promise.withResolvers<undefined>();
    app.get('/api/held', { config: { access: 'read' } }, async () => {
      arrived.resolve(undefined);
      await promise;
      return 'held';
    });
    app.get('/api/other', { config: { access: 'read' } }, async () => 'other');
    app.post('/api/status', { config: { access: 'account', isAlwaysAdmitted: true } }, async () => 'status');
    app.post('/api/upload', { config: { access: 'content', upload: true } }, async () => 'upload');
    const held = app.inject('/api/held');
    await arrived.promise;
    return { app, held, release: () => resolve(undefined) };
  }

  it('waits for a place, unless its route is always admitted or takes files', async () => {
    const { app, held, release } = await openSmallApp();
    let isAnswered = false;
    const other = app.inject('/api/other').then((answer) => {
      isAnswered = true;
      return answer.statusCode;
    });
    expect((await app.inject({ method: 'POST', url: '/api/status' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/upload' })).statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    release();
    expect((await held).statusCode).toBe(200);
    expect(await other).toBe(200);
  });
});
