import assert from 'node:assert/strict';
import SQLite from 'better-sqlite3';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { rootDir } from '#server/root-dir.ts';
import type { BuiltServer } from '../servers/built-server.ts';

const film = join(rootDir, 'demo/films/deriden-metale.mp4');
/** The film gets this many bytes of padding, so that no proxy keeps it in its buffers. */
const padding = 48 * 1024 * 1024;
const client = '127.0.0.7';
const stranger = '203.0.113.9';
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const json = { 'content-type': 'application/json' };

type Sent = Pick<RequestOptions, 'method' | 'path' | 'headers'> & { body?: string | Buffer | undefined };

/** What visitors and staff meet behind a proxy, by promise; each check returns what it measured. */
export function checksOf(
  ports: { http: number; https: number },
  { account, dataDir }: BuiltServer,
): Readonly<Record<string, () => Promise<string>>> {
  const origin = `https://localhost:${ports.https}`;
  let token = '';
  let cookie = '';
  let csrf = '';
  let address = '';

  async function open({ body, ...sent }: Sent): Promise<IncomingMessage> {
    const asked = request({
      ...sent,
      host: 'localhost',
      port: ports.https,
      family: 4,
      localAddress: client,
      rejectUnauthorized: false,
      headers: { host: `localhost:${ports.https}`, origin, ...(sent.headers as OutgoingHttpHeaders) },
    });
    // A refusal may arrive while the body is still being sent.
    asked.on('error', () => undefined);
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return answer;
  }
  async function ask(sent: Sent) {
    const answer = await open(sent);
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  }
  const staff = () => ({ authorization: `Bearer ${token}`, 'x-csrf-token': csrf, cookie });

  return {
    'leads from HTTP to HTTPS': async () => {
      const asked = get({ host: 'localhost', family: 4, port: ports.http, path: '/kurumsal' });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      assert.ok([301, 308].includes(answer.statusCode ?? 0), `status ${answer.statusCode}`);
      assert.match(answer.headers.location ?? '', /^https:\/\/localhost(?::\d+)?\/kurumsal$/);
      return `${answer.statusCode}`;
    },
    'passes compressed pages on, and 304': async () => {
      const of = (coding: string) => ask({ path: '/', headers: { 'accept-encoding': coding } });
      const brotli = await of('br, gzip');
      const gzip = await of('gzip');
      assert.equal(brotli.headers['content-encoding'], 'br');
      assert.equal(gzip.headers['content-encoding'], 'gzip');
      const known = { 'accept-encoding': 'br', 'if-none-match': brotli.headers.etag };
      const again = await ask({ path: '/', headers: known });
      assert.equal(again.status, 304);
      return `br ${brotli.body.length} bytes, gzip ${gzip.body.length} bytes, 304`;
    },
    'tells the protocol, so that a sign-in of this origin is accepted': async () => {
      csrf = (JSON.parse((await ask({ path: '/api/csrf-token' })).body.toString()) as { token: string })
        .token;
      const forged = { 'x-forwarded-for': stranger, 'x-forwarded-proto': 'http' };
      const headers = { ...json, ...forged, 'x-csrf-token': csrf };
      const sent = { method: 'POST', path: '/api/auth/login', headers, body: JSON.stringify(account) };
      const { status, headers: answered, body } = await ask(sent);
      assert.equal(status, 200, body.toString());
      cookie = (answered['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
      ({ token } = JSON.parse(body.toString()) as { token: string });
      return 'signed in';
    },
    'tells the address of the client, not the one that it claims': async () => {
      const db = new SQLite(join(dataDir, 'vitrin.db'), { readonly: true });
      const rows = db.prepare<[], string>('select ip from audit where ip is not null').pluck().all();
      db.close();
      assert.deepEqual([...new Set(rows)], [client]);
      return client;
    },
    'lets no stranger choose the trace id': async () => {
      const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
      const { headers: answered } = await ask({ path: '/api/yok', headers });
      assert.match(String(answered['x-request-id']), /^[0-9a-f]{32}$/);
      assert.notEqual(answered['x-request-id'], trace);
      return String(answered['x-request-id']);
    },
    'passes a large upload on': async () => {
      const { head, body } = filmForm();
      const headers = { ...staff(), ...head };
      const { status, body: answer } = await ask({ method: 'POST', path: '/api/admin/media', headers, body });
      assert.equal(status, 201, answer.toString().slice(0, 300));
      const { data } = JSON.parse(answer.toString()) as { data: { media_id: number } };
      const link = await ask({ path: `/api/admin/media/${data.media_id}/link`, headers: staff() });
      address = (JSON.parse(link.body.toString()) as { url: string }).url;
      return `${Math.round(body.length / 1_000_000)} MB`;
    },
    'answers ranges of a film': async () => {
      const { status, headers, body } = await ask({ path: address, headers: { range: 'bytes=1000-1999' } });
      assert.equal(status, 206);
      assert.match(headers['content-range'] ?? '', /^bytes 1000-1999\//);
      assert.deepEqual(body, readFileSync(film).subarray(1_000, 2_000));
      return headers['content-range'] ?? '';
    },
    'passes events of the inbox on at once': async () => {
      const stream = await open({ path: '/api/admin/messages/events', headers: staff() });
      assert.equal(stream.statusCode, 200);
      const start = performance.now();
      const first = await Promise.race([once(stream, 'data'), sleep(10_000)]);
      stream.destroy();
      assert.ok(first, 'no event in ten seconds');
      return `after ${Math.round(performance.now() - start)} ms`;
    },
    'ends a request whose headers do not arrive': async () => {
      const socket = connect({
        port: ports.https,
        host: '127.0.0.1',
        servername: 'localhost',
        rejectUnauthorized: false,
      });
      await once(socket, 'secureConnect');
      const start = performance.now();
      const timer = setInterval(() => void socket.write('x-slow: 1\r\n'), 500);
      socket.on('error', () => undefined);
      socket.resume().write('GET / HTTP/1.1\r\nhost: localhost\r\n');
      const ended = await Promise.race([once(socket, 'close').then(() => true), sleep(12_000)]);
      clearInterval(timer);
      socket.destroy();
      assert.ok(ended, 'still open after twelve seconds');
      return `after ${((performance.now() - start) / 1_000).toFixed(1)} s`;
    },
  };
}

/** The film of the example as a form, with a box of padding that players skip. */
function filmForm(): { head: Record<string, string>; body: Buffer } {
  const box = Buffer.alloc(padding);
  box.writeUInt32BE(padding, 0);
  box.write('free', 4, 'latin1');
  const boundary = 'vitrin-test-boundary';
  const name = 'content-disposition: form-data; name="file"; filename="film.mp4"';
  return {
    head: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(`--${boundary}\r\n${name}\r\ncontent-type: video/mp4\r\n\r\n`),
      readFileSync(film),
      box,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
