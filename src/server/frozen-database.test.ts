import { once } from 'node:events';
import { connect as connectTcp, createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Frontend } from '#program/entries/frontend.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { openTestApp } from '#test/app.ts';
import { waitForOtherWriters } from '#server/content/content-transaction.ts';
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
    const connections = await connect({ ...settings, databaseUrl: proxy.url, timeouts: { read: 300 } });
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

describe.runIf(isPostgres)('while another program is frozen inside a transaction', () => {
  it('a write answers 503 after a bounded time, and soon the database ends that transaction', async () => {
    const { settings } = await openTestApp();
    const connections = await connect({ ...settings, timeouts: { lock: 300, idle: 1_500 } });
    onTestFinished(() => disconnect(connections));
    const { call, signIn } = await openTestApp({
      settings,
      parts: { connections, db: connections.reader },
    });
    const staff = await signIn();
    const save = () => call('POST', '/api/admin/categories', { name_tr: 'Kanca' }, staff);
    const holds = Promise.withResolvers<undefined>();
    const thaws = Promise.withResolvers<undefined>();
    const frozen = connections.writer.transaction().execute(async (db) => {
      await waitForOtherWriters(db);
      holds.resolve(undefined);
      await thaws.promise;
      await waitForOtherWriters(db);
    });
    await holds.promise;
    expect(await save()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5' },
      body: { message: 'Şu anda başka bir kayıt sürüyor. Lütfen birazdan tekrar deneyin.' },
    });
    await expect.poll(async () => (await save()).status, { timeout: 10_000 }).toBe(201);
    thaws.resolve(undefined);
    await expect(frozen).rejects.toThrow();
  });
});
