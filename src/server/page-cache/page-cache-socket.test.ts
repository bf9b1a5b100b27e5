import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import type { Frontend } from '#program/entries/frontend.ts';

/** Starts a listening server, because cached pages bypass Fastify's routing and `inject`. */
async function openServer() {
  const renders: string[] = [];
  const frontend: Frontend = {
    renderSite: async (path, { api }) => {
      renders.push(path);
      const names = (await api.categories()).map(({ name }) => name);
      const headers = [['content-type', 'text/html; charset=utf-8']] as const;
      return { status: 200, headers, body: `${path} ${names.join()}`, isStored: true };
    },
    panelPages: { login: async () => '', admin: async () => '' },
    registerAssets: async () => undefined,
  };
  const opened = await openTestApp({ frontend });
  await opened.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = opened.app.server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((done, fail) => {
      request({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        buffer(response).then(
          (body) => done({ status: response.statusCode, headers: response.headers, body: String(body) }),
          fail,
        );
      })
        .on('error', fail)
        .end();
    });
  return { ...opened, renders, get, port };
}

it('the next page and JSON answer show a write', async () => {
  const { ctx, get } = await openServer();
  for (const name of ['Toka', 'Halka', 'Zincir']) {
    await buildCategory(ctx, { name });
    for (const url of ['/', '/', '/api/pages/categories?lang=tr', '/api/pages/categories?lang=tr'])
      expect((await get(url)).body).toContain(name);
  }
});

it('requests that arrive together share one read of the revision, which starts after the last of them', async () => {
  const { ctx, get, port } = await openServer();
  await get('/');
  const { readRevision } = ctx.connections;
  const events: string[] = [];
  ctx.connections.readRevision = () => {
    events.push('read');
    return readRevision();
  };
  const onArrival = () => events.push('request');
  subscribe('http.server.request.start', onArrival);
  const answers = await sendAtOnce(port, ['/', '/healthz', '/']);
  unsubscribe('http.server.request.start', onArrival);
  expect(events).toEqual(['request', 'request', 'request', 'read']);
  // The answers come in the order of the requests, although the middle one needs no revision.
  expect(answers.match(/HTTP\/1\.1 200|^\/ |{"status":"ok"}/gm)).toEqual([
    'HTTP/1.1 200',
    '/ ',
    'HTTP/1.1 200',
    '{"status":"ok"}',
    'HTTP/1.1 200',
    '/ ',
  ]);
});

it('a stored page is the same for every visitor, and the same as an injected one', async () => {
  const { app, get, renders, signIn } = await openServer();
  const asked: Record<string, string>[] = [
    {},
    { cookie: 'a=b; _langx=en' },
    await signIn(),
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  ];
  const injected = await app.inject({ url: '/', headers: { 'accept-encoding': 'identity' } });
  for (const headers of asked) {
    const answer = await get('/', headers);
    const { date, connection, 'keep-alive': keepAlive, ...own } = answer.headers;
    expect([date, connection, keepAlive]).not.toContain(undefined);
    expect(answer.body).toBe(injected.body);
    expect(own).toEqual({ ...own, ...withoutConnection(injected.headers) });
    expect(Object.keys(own).sort()).toEqual(Object.keys(withoutConnection(injected.headers)).sort());
  }
  expect(renders).toEqual(['/']);
});

describe('a stored page', () => {
  it('supports HEAD, 304 and the encodings of the visitor', async () => {
    const { get, renders } = await openServer();
    const { headers } = await get('/');
    expect((await get('/', {}, 'HEAD')).body).toBe('');
    expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect(renders).toHaveLength(1);
  });

  it('is not sent when the cookie _lang redirects', async () => {
    const { get } = await openServer();
    await get('/');
    const answer = await get('/', { cookie: '_lang=en' });
    expect([answer.status, answer.headers.location]).toEqual([302, '/en']);
  });

  it('is sent only for GET and HEAD', async () => {
    const { get } = await openServer();
    await get('/');
    expect((await get('/', {}, 'POST')).status).toBe(404);
  });

  it('is served while the database is unreachable, and /readyz says degraded', async () => {
    const { ctx, get } = await openServer();
    const before = await get('/');
    const { readRevision } = ctx.connections;
    ctx.connections.readRevision = () => {
      throw new Error('gone');
    };
    expect((await get('/')).body).toBe(before.body);
    ctx.connections.readRevision = () => Promise.reject(new Error('gone'));
    expect((await get('/')).body).toBe(before.body);
    expect((await get('/readyz')).body).toBe('{"status":"degraded"}');
    ctx.connections.readRevision = readRevision;
    await get('/');
    expect((await get('/readyz')).body).toBe('{"status":"ok"}');
  });
});

function withoutConnection(headers: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'connection'].includes(name)),
  );
}

/** Sends several requests in one write over one connection; returns everything that the server answers. */
async function sendAtOnce(port: number, paths: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const requests = paths.map((path, index) => {
    const connection = index === paths.length - 1 ? 'close' : 'keep-alive';
    return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: ${connection}\r\n\r\n`;
  });
  socket.write(requests.join(''));
  return String(await buffer(socket));
}
