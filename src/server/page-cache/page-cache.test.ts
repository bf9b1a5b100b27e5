import { hourMs } from '#shared/rules/durations.ts';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { SiteRenderValues } from '#features/site-api/site-api.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { filledForm } from '#test/sent-forms.ts';
import type { Frontend } from '#program/entries/frontend.ts';

/** Renders pages with data of the site's API and lists all renders. */
function createFrontend() {
  const renders: { path: string; values: SiteRenderValues }[] = [];
  const frontend: Frontend = {
    renderSite: async (path, values) => {
      renders.push({ path, values });
      const names = (await values.api.categories()).map(({ name }) => name);
      const isMissing = path.endsWith('/404');
      return {
        status: isMissing ? 404 : 200,
        headers: [['content-type', 'text/html; charset=utf-8']],
        body: `<html lang="${values.lang}">${path} ${names.join()} ${values.csrfToken}</html>`,
        isStored: true,
      };
    },
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: async () => undefined,
  };
  return { renders, frontend };
}

async function openSite() {
  const { renders, frontend } = createFrontend();
  const app = await openTestApp({ frontend });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'GET',
      url,
      headers: { 'accept-encoding': 'identity', ...headers },
    } as InjectOptions);
  return { ...app, renders, get };
}

describe('a write', () => {
  it('is visible in the next page and JSON answer', async () => {
    const { ctx, get } = await openSite();
    for (const name of ['Toka', 'Halka', 'Zincir']) {
      await buildCategory(ctx, { name });
      expect((await get('/')).body).toContain(name);
      expect((await get('/api/pages/categories?lang=tr')).body).toContain(name);
    }
  });

  it('is visible in the next answer of a second process', async () => {
    const first = await openSite();
    const { frontend } = createFrontend();
    const second = await openTestApp({ frontend, settings: first.settings, clock: first.clock });
    const seen = async () => (await second.app.inject('/')).body;
    expect(await seen()).not.toContain('Zincir');
    await buildCategory(first.ctx, { name: 'Zincir' });
    expect(await seen()).toContain('Zincir');
  });

  it('during a render is visible in the next answer', async () => {
    const { ctx, get } = await openSite();
    const slow = get('/');
    await buildCategory(ctx, { name: 'Dalgalı' });
    await slow;
    expect((await get('/')).body).toContain('Dalgalı');
  });

  it('that fails changes neither content nor cache', async () => {
    const { ctx, get, renders } = await openSite();
    await get('/');
    const write = inContentTransaction(ctx, null, async (tx) => {
      await tx.db
        .updateTable('configuration')
        .set({ value: '#000000' })
        .where('key', '=', 'mainColor')
        .execute();
      throw new Error('broken off');
    });
    await expect(write).rejects.toThrow('broken off');
    await get('/');
    expect(renders).toHaveLength(1);
    expect((await get('/api/pages/configuration?lang=tr')).json()).toMatchObject({ mainColor: '#1f1f1f' });
  });

  it('of content must record its change', async () => {
    const { ctx } = await openSite();
    const write = inContentTransaction(ctx, null, async ({ db }) => {
      await db
        .updateTable('configuration')
        .set({ value: '#000000' })
        .where('key', '=', 'mainColor')
        .execute();
    });
    await expect(write).rejects.toThrow('must record');
  });
});

describe('the cache keeps its entries', () => {
  it('when somebody signs in', async () => {
    const { get, call, renders } = await openSite();
    await get('/');
    await call('POST', '/api/auth/login', { email: 'yok@example.com', password: 'yanlis-parola' });
    await get('/');
    expect(renders).toHaveLength(1);
  });

  it('when visitors send forms', async () => {
    const { get, call, renders } = await openSite();
    await get('/');
    const application = fileForm(validPdf(), 'cv.pdf', filledForm('human-resources', { wants_news: '1' }));
    expect((await call('POST', '/api/human-resources', application)).status).toBe(200);
    expect((await call('POST', '/api/offer', filledForm('offer'))).status).toBe(200);
    expect((await call('POST', '/api/newsletter-sub', { email: 'a@example.com' })).status).toBe(200);
    expect((await call('POST', '/api/leads', { kind: 'phone', page: '/' })).status).toBe(200);
    await get('/');
    expect(renders).toHaveLength(1);
  });

  it('when an operational table is written', async () => {
    const { ctx, get, renders } = await openSite();
    await get('/');
    await inOperationalTransaction(ctx, async ({ db, now }) => {
      await db
        .insertInto('jobs')
        .values({
          kind: 'test',
          payload: '{}',
          run_at: now,
          lease_until: null,
          last_error: null,
          created_at: now,
        })
        .execute();
    });
    await get('/');
    expect(renders).toHaveLength(1);
  });
});

describe('a page', () => {
  it('has the same bytes for every visitor, and never a cookie', async () => {
    const { ctx, get, renders, signIn } = await openSite();
    await buildCategory(ctx, { name: 'Toka' });
    const plain = await get('/');
    const asked: Record<string, string>[] = [
      { cookie: 'session_binding=abc; _langx=en; x_lang=en' },
      await signIn('admin'),
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { 'accept-language': 'en', 'user-agent': 'other' },
    ];
    const before = renders.length;
    for (const headers of asked) {
      const answer = await get('/', headers);
      expect(answer.rawPayload.equals(plain.rawPayload)).toBe(true);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect({ ...answer.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
    }
    // The sign-in of the test creates a user, which is a content write and may cause one render.
    expect(renders.length - before).toBeLessThanOrEqual(1);
    expect(JSON.stringify(renders.map(({ values }) => Object.keys(values)))).not.toContain('headers');
  });

  it('is one entry and one render for all unknown parameters', async () => {
    const { get, renders } = await openSite();
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => get(`/?x=${i}`)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(renders.map(({ path }) => path)).toEqual(['/']);
  });

  it('is rendered once for simultaneous requests', async () => {
    const { get, renders } = await openSite();
    await Promise.all([get('/'), get('/'), get('/en'), get('/')]);
    expect(renders.map(({ path }) => path).sort()).toEqual(['/', '/en']);
  });

  it('changes at a publication, at midnight and with the CSRF token', async () => {
    const { ctx, clock, get, renders } = await openSite();
    const soon = new Date(clock.now().getTime() + 1_000).toISOString();
    await buildProduct(ctx, { published_at: soon });
    await get('/');
    clock.advance(999);
    await get('/');
    expect(renders).toHaveLength(1);
    clock.advance(1);
    await get('/');
    expect(renders).toHaveLength(2);
    const token = renders[1]?.values.csrfToken;
    clock.advance(12 * hourMs);
    await get('/');
    expect(renders.at(-1)?.values.csrfToken).not.toBe(token);
  });

  it('is not stored when it is a 404', async () => {
    const { get, renders } = await openSite();
    expect((await get('/404', { 'if-none-match': '*' })).statusCode).toBe(404);
    expect((await get('/404')).headers.etag).toBeUndefined();
    expect(renders).toHaveLength(2);
  });
});

describe('an answer', () => {
  it.each(['/', '/api/pages/categories?lang=tr'])(
    'of %s supports every encoding, 304 and HEAD',
    async (url) => {
      const { app, get } = await openSite();
      const plain = await get(url);
      for (const encoding of ['br', 'gzip']) {
        const answer = await get(url, { 'accept-encoding': encoding });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers.etag).toBe(plain.headers.etag);
        expect(answer.headers.vary).toContain('accept-encoding');
      }
      const etag = String(plain.headers.etag);
      const known = await get(url, { 'if-none-match': etag });
      expect([known.statusCode, known.body, known.headers['content-length']]).toEqual([304, '', undefined]);
      for (const header of ['*', etag.replace('W/', ''), `"x", ${etag}`]) {
        expect((await get(url, { 'if-none-match': header })).statusCode, header).toBe(304);
      }
      for (const header of ['W/"x"', etag.slice(2, -1), `"x${etag}"`]) {
        expect((await get(url, { 'if-none-match': header })).statusCode, header).toBe(200);
      }
      const head = await app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  it('past the end of a list is not stored', async () => {
    const { ctx, get } = await openSite();
    await buildCategory(ctx, { name: 'Boş' });
    const etags = new Set<unknown>();
    for (let page = 2; page < 6; page += 1) {
      const answer = await get(`/api/pages/products/bos?lang=tr&page=${page}`);
      expect(answer.json()).toMatchObject({ products: { data: [] } });
      etags.add(answer.headers.etag);
    }
    expect(etags.size).toBe(4);
  });
});

describe('the cookie _lang', () => {
  it('redirects a page request to its language, uncached', async () => {
    const { get } = await openSite();
    const answer = await get('/?x=1', { cookie: 'a=b; _lang=en' });
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      '/en',
      'no-store',
    ]);
    expect((await get('/404', { cookie: '_lang=en' })).headers.location).toBe('/en/404');
  });

  it.each([
    ['/', '_lang=tr', 'the main language'],
    ['/', '_lang=de', 'no active language'],
    ['/en', '_lang=tr', 'another one than the prefix'],
  ])('does not redirect %s for %s, %s', async (url, cookie) => {
    const { get } = await openSite();
    expect((await get(url, { cookie })).statusCode).toBe(200);
  });
});

it('pages name a picture format only after its files exist', async () => {
  const { ctx, get } = await openSite();
  const { id } = await buildMedium(ctx);
  await buildCategory(ctx, { name: 'Resimli', image_id: id });
  const read = async () => (await get('/api/pages/categories?lang=tr')).body;
  expect(await read()).toContain('.jpg');
  expect(await read()).not.toContain('.avif');
});
