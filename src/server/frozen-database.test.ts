import { once } from 'node:events';
import { connect as connectTcp, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Frontend } from '#program/entries/frontend.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct } from '#test/factories.ts';

const isPostgres = process.env.TEST_DATABASE === 'postgres';

const frontend: Frontend = {
  renderSite: async (path, { api }) => {
    // A product is read for each page; it is not among the values that pages of an epoch share.
    const product = await api.product('toka');
    return { status: 200, headers: [], body: `${path} ${product?.name ?? ''}`, isStored: true };
  },
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

/** A proxy to the database server that can stop forwarding: connections stay open, and nothing answers. */
async function openProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const upstream = connectTcp(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => void to.write(chunk));
      if (isFrozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const freeze = (on: boolean) => {
    isFrozen = on;
    for (const socket of sockets) {
      if (on) socket.pause();
      else socket.resume();
    }
  };
  return { url: url.href, freeze };
}

describe.runIf(isPostgres)('while the database server is frozen', () => {
  it('a page that is not in the cache answers 503 after a bounded time, and works again later', async () => {
    const { settings, ctx } = await openTestApp();
    await buildProduct(ctx, { name: 'Toka' });
    const proxy = await openProxy(settings.databaseUrl ?? '');
    const connections = await connect({ ...settings, databaseUrl: proxy.url, readTimeout: 300 });
    onTestFinished(() => disconnect(connections));
    const site = await openTestApp({
      settings,
      frontend,
      parts: { connections, db: connections.reader },
    });
    expect(await site.call('GET', '/')).toMatchObject({ status: 200 });

    proxy.freeze(true);
    for (const url of ['/urunler/toka', '/api/pages/product/toka?lang=tr']) {
      const { status, headers } = await site.call('GET', url);
      expect([url, status, headers['retry-after']]).toEqual([url, 503, '2']);
    }
    expect(await site.call('GET', '/')).toMatchObject({ status: 200 });

    proxy.freeze(false);
    const again = async () => (await site.call('GET', '/urunler/toka')).status;
    await expect.poll(again, { timeout: 20_000 }).toBe(200);
  });
});
