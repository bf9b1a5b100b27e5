import { hourMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { Connections } from '#server/db/connect.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { openTestDatabase } from '#test/db.ts';
import type { Frontend } from '#program/entries/frontend.ts';

/** A site whose pages fail to render while `isBroken` is true. */
function createDelivery() {
  const state = { isBroken: false };
  const frontend: Frontend = {
    renderSite: async (path, { api }) => {
      if (state.isBroken) throw new Error('secret insides');
      await api.categories();
      return { status: 200, headers: [['content-type', 'text/html']], body: `page ${path}`, isStored: true };
    },
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: async () => undefined,
  };
  return { state, frontend };
}

const guarded = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

function lineWith({ logs }: TestApp, text: string) {
  return logs
    .map((line) => JSON.parse(line) as { msg: string; trace?: string })
    .find(({ msg }) => msg === text);
}

it('a failed render answers with a plain page, with security headers, and is not stored', async () => {
  const { state, frontend } = createDelivery();
  const site = await openTestApp({ frontend });
  state.isBroken = true;
  const { status, headers, body } = await site.call<string>('GET', '/');
  expect([status, headers]).toEqual([500, expect.objectContaining(guarded)]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).not.toContain('secret');
  expect(lineWith(site, 'page failed')?.trace).toBe(headers['x-request-id']);
  state.isBroken = false;
  expect(await site.call('GET', '/')).toMatchObject({ status: 200, body: 'page /' });
});

it('a failed public read has the security headers too', async () => {
  const site = await openTestApp();
  await site.ctx.connections.writer.schema.dropTable('page_metas').execute();
  const { status, headers } = await site.call('GET', '/api/pages/page-meta?lang=tr');
  expect([status, headers]).toEqual([500, expect.objectContaining(guarded)]);
  expect(lineWith(site, 'request failed')?.trace).toBe(headers['x-request-id']);
});

describe('while the database is unreachable', () => {
  async function openSite() {
    const { connections, settings } = await openTestDatabase();
    const database = { isDown: false, slowReads: 0 };
    const readRevision: Connections['readRevision'] = () => {
      if (database.isDown) throw new Error('down');
      if (database.slowReads > 0) {
        database.slowReads -= 1;
        return Promise.reject(new Error('not in time'));
      }
      return connections.readRevision();
    };
    const parts = { connections: { ...connections, readRevision } };
    return { database, ...(await openTestApp({ settings, parts, frontend: createDelivery().frontend })) };
  }

  it('stored pages are served, and /readyz says degraded', async () => {
    const site = await openSite();
    await site.call('GET', '/');
    site.database.isDown = true;
    expect(await site.call('GET', '/')).toMatchObject({ status: 200, body: 'page /' });
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'degraded' } });
    // This passes midnight and the expiry of the CSRF token.
    site.clock.advance(48 * hourMs);
    expect(await site.call('GET', '/')).toMatchObject({ status: 200, body: 'page /' });
    site.database.isDown = false;
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('a server without stored pages waits for a slow database', async () => {
    const site = await openSite();
    site.database.slowReads = 5;
    expect(await site.call('GET', '/')).toMatchObject({ status: 200, body: 'page /' });
  });

  it('a server without stored pages answers 503', async () => {
    const site = await openSite();
    site.database.isDown = true;
    for (const url of ['/', '/api/pages/categories?lang=tr']) {
      const { status, headers } = await site.call('GET', url);
      expect([url, status, headers]).toEqual([
        url,
        503,
        expect.objectContaining({ ...guarded, 'retry-after': '2' }),
      ]);
    }
    expect(await site.call('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
    expect((await site.call('GET', '/healthz')).status).toBe(200);
  });
});
