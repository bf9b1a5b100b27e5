import { describe, expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';

const app = await openTestApp({ environment: { API_REFERENCE: '1' } });

type Reference = {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; responses?: object }>>;
};

it('the API reference documents every call with its schemas', async () => {
  const { body } = await app.call<Reference>('GET', '/api/openapi.json');
  const documented = Object.entries(body.paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  expect(documented).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login',
      'PUT /api/admin/products/{id}',
      'GET /api/pages/categories',
    ]),
  );
  for (const verbs of Object.values(body.paths)) {
    for (const call of Object.values(verbs)) expect(call.summary).toBeTruthy();
  }
});

describe('an unknown address', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('below /api gets 404 as JSON for %s', async (method) => {
    const answer = await app.call(method, '/api/yok', method === 'GET' ? undefined : {});
    expect(answer).toMatchObject({ status: 404, body: { success: false } });
  });

  it('below /api gets JSON for an unknown method too', async () => {
    const { statusCode, body } = await app.app.inject({
      method: 'PROPFIND' as never,
      url: '/api/admin/products',
    });
    expect([statusCode, JSON.parse(body)]).toEqual([404, expect.objectContaining({ success: false })]);
  });

  it.each([
    '/robots.txt',
    '/assets/yok.js',
    '/media/yok.jpg',
    '/.well-known/security.txt',
    '/metrics',
    '/sitemap.xml',
  ])('like the file %s gets a plain 404', async (url) => {
    const { status, body, headers } = await app.call('GET', url);
    expect([status, body, headers['content-type']]).toEqual([404, '404', 'text/plain; charset=utf-8']);
  });

  it('that cannot be decoded gets 404', async () => {
    expect((await app.call('GET', '/api/%E0%A4%A')).status).toBe(404);
    expect((await app.call('GET', '/media/%E0%A4%A')).status).toBe(404);
  });
});

it('requests have a timeout', () => {
  const { requestTimeout, headersTimeout } = app.app.server;
  expect([requestTimeout, headersTimeout > 0]).toEqual([300_000, true]);
});

it("the icon is the company's first letter until one is configured", async () => {
  const { status, body, headers } = await app.call<string>('GET', '/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  expect(body).toContain('>V</text>');
});

it('every answer has the security headers', async () => {
  for (const url of ['/api/yok', '/api/pages/categories', '/healthz', '/media/yok.jpg']) {
    const { headers } = await app.call('GET', url);
    expect(headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  }
});

it('an unexpected error is answered without details', async () => {
  const broken = await openTestApp();
  const headers = await broken.signIn('viewer');
  await broken.ctx.connections.writer.schema.dropTable('product_transporter_types').execute();
  const answer = await broken.call('GET', '/api/admin/products?search=toka', undefined, headers);
  expect(answer).toMatchObject({
    status: 500,
    body: { success: false, message: 'Sistem hatası oldu! Lütfen biraz sonra tekrar deneyin.' },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/product_transporter|sql/i);
  const line = broken.logs
    .map((text) => JSON.parse(text) as { msg: string; trace: string })
    .find(({ msg }) => msg === 'request failed');
  expect(line?.trace).toBe(answer.headers['x-request-id']);
});
