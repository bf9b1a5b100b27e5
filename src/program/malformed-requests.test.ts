import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Frontend } from '#program/entries/frontend.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { openTestApp } from '#test/app.ts';

const frontend: Frontend = {
  renderSite: async (path) => ({ status: 200, headers: [], body: path, isStored: true }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

// This test uses a real connection, because an injected request bypasses Node's HTTP parser.
const { app, ctx } = await openTestApp({ frontend, environment: { PUBLIC_URL: 'https://vitrin.example' } });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Sends a request line unchanged, encoded as UTF-8. */
async function send(line: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(`${line} HTTP/1.1\r\nhost: vitrin.example\r\nconnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const [start = '', ...lines] = head.split('\r\n');
  const headers = new Map(lines.map((line) => line.toLowerCase().split(': ', 2) as [string, string]));
  return { status: Number(start.split(' ')[1]), headers, body };
}

const guards = securityHeaders(ctx.config).map(([name, value]) => [name, value.toLowerCase()]);
const guardsOf = (headers: Map<string, string>) => guards.map(([name = '']) => [name, headers.get(name)]);

describe.each(['GET', 'HEAD'])('a malformed address (%s)', (method) => {
  it.each(['/urunler/%E7anta', '/%', '/en/%FF', '/urunler/a%2', '/%C0%AF', '//%E7', '/urun/a%2Fb%E7'])(
    'of a page leads to the not-found page: %s',
    async (address) => {
      const { status, headers, body } = await send(`${method} ${address}`);
      expect([status, headers.get('location'), body]).toEqual([
        302,
        address.startsWith('/en') ? '/en/404' : '/404',
        '',
      ]);
      expect(guardsOf(headers)).toEqual(guards);
    },
  );

  it.each(['/media/%E7', '/dosya/1/%E7.pdf', '/assets/%E7', '/api/%E7', '/api/pages/products/%E7anta'])(
    'of a file or a call is answered 404 in the usual form: %s',
    async (address) => {
      const { status, headers, body } = await send(`${method} ${address}`);
      expect([status, guardsOf(headers)]).toEqual([404, guards]);
      if (method === 'HEAD') expect(body).toBe('');
      else if (address.startsWith('/api/'))
        expect(JSON.parse(body)).toEqual({ success: false, message: expect.any(String) as string });
      else expect(body).toBe('404');
    },
  );

  it.each(['/urunler/çanta', '/urunler/a b', 'urunler', `/${'a'.repeat(20_000)}`])(
    'that cannot be read at all is refused in Turkish: %s',
    async (address) => {
      const { status, headers, body } = await send(`${method} ${address}`);
      expect([status, guardsOf(headers)]).toEqual([address.length > 10_000 ? 431 : 400, guards]);
      expect([headers.get('cache-control'), headers.get('content-type')]).toEqual([
        'no-store',
        'text/plain; charset=utf-8',
      ]);
      if (method === 'HEAD') expect(body).toBe('');
      else expect(body).toContain('İstek okunamadı');
    },
  );
});

it('a call that cannot be read at all is refused as JSON, like every call', async () => {
  const calls = ['GET /api/pages/çanta', 'POST /api/auth/login x', 'PUT http://vitrin.example/api/ş'];
  for (const call of calls) {
    const { status, headers, body } = await send(call);
    expect([call, status, guardsOf(headers)]).toEqual([call, 400, guards]);
    expect(JSON.parse(body)).toEqual({ success: false, message: expect.any(String) as string });
  }
});

it('the message about an unknown call repeats it unchanged', async () => {
  const { body } = await send('GET /api/%E7');
  expect(JSON.parse(body)).toMatchObject({ message: 'Böyle bir çağrı yok: GET /api/%E7' });
});
