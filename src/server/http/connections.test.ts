import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { closeLater } from '#test/close-later.ts';
import { boundConnections } from './connections.ts';

afterEach(() => void vi.useRealTimers());

/** A server with one address that answers when the test says so, and one with more bytes than buffers hold. */
async function openServer(most?: number) {
  const app = fastify({ forceCloseConnections: true });
  closeLater(() => app.close());
  const asked: string[] = [];
  const { promise, resolve } = Promise.withResolvers<undefined>();
  app.get('/:number', async ({ url }) => {
    asked.push(url);
    await promise;
    return url;
  });
  app.get('/large', async () => Buffer.alloc(50_000_000));
  boundConnections(app, most);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    closeLater(async () => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  return { app, asked, open, release: () => resolve(undefined) };
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

describe('a connection', () => {
  it('may send a few requests before the first is answered', async () => {
    const { open, asked, release } = await openServer();
    const socket = await open();
    socket.write(['/1', '/2', '/3', '/4', '/5'].map(requestOf).join(''));
    await expect.poll(() => asked.length).toBe(5);
    release();
    let answers = '';
    socket.on('data', (chunk: Buffer) => (answers += chunk.toString()));
    await expect.poll(() => answers.match(/HTTP\/1\.1 200/g)?.length).toBe(5);
  });

  it('ends when it sends many at once, of which no more are started', async () => {
    const { open, asked } = await openServer();
    const socket = await open();
    const closed = once(socket, 'close');
    socket.write(Array.from({ length: 400 }, (_, index) => requestOf(`/${index}`)).join(''));
    await closed;
    expect(asked).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  it('ends when its reader takes nothing of an answer for a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { app, open } = await openServer();
    const socket = await open();
    socket.pause();
    const [[ours]] = (await Promise.all([
      once(app.server, 'request'),
      Promise.resolve(socket.write(requestOf('/large'))),
    ])) as unknown as [[{ socket: { writableLength: number; destroyed: boolean } }]];
    await expect.poll(() => ours.socket.writableLength).toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    expect(ours.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(30_000);
    expect(ours.socket.destroyed).toBe(true);
  });
});

it('beyond the limit of connections idle ones make room for new ones', async () => {
  const { app, open, release } = await openServer(1);
  release();
  const idle = await open();
  const closed = once(idle, 'close');
  idle.write(requestOf('/1'));
  await once(idle, 'data');
  await open();
  await closed;
  const count = () => new Promise<number>((resolve) => app.server.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(0);
  const next = await open();
  next.write(requestOf('/2'));
  const [answer] = (await once(next, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/);
});

it('slow headers end after a short time', async () => {
  const { app } = await openTestApp();
  expect([app.server.headersTimeout, app.server.maxConnections]).toEqual([15_000, expect.any(Number)]);
});

it('the body of a public call is at most 128 kB, in every encoding', async () => {
  const { call } = await openTestApp();
  const form = new FormData();
  form.append('note', 'x'.repeat(140_000));
  for (const body of [{ note: 'x'.repeat(140_000) }, form])
    expect(await call('POST', '/api/newsletter-sub', body)).toMatchObject({
      status: 413,
      body: { success: false, message: 'Gönderilen veri çok büyük (en çok 128 kB).' },
    });
});
