import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import type { Frontend } from './frontend.ts';

const frontend: Frontend = {
  renderSite: async (path) => ({ status: 200, headers: [], body: `site ${path}`, isStored: true }),
  panelPages: { login: async () => 'login', admin: async () => 'panel %CONFIGURATION%' },
  registerAssets: async () => undefined,
};
const environment = {
  PUBLIC_URL: 'https://www.vitrin.example',
  PANEL_ORIGIN: 'https://panel.vitrin.example',
};
const site = 'www.vitrin.example';
const panel = 'panel.vitrin.example';

// This test uses a real connection, because cached pages bypass Fastify's routing and `inject`.
const { app, signIn, ctx } = await openTestApp({ frontend, environment });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };
const send = (method: string, host: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>((done, fail) => {
    request({ port, host: '127.0.0.1', path, method, headers: { ...headers, host } }, (response) => {
      buffer(response).then(
        (body) => done({ status: response.statusCode, headers: response.headers, body: String(body) }),
        fail,
      );
    })
      .on('error', fail)
      .end(body);
  });
const get = (host: string, path: string, headers?: Record<string, string>) =>
  send('GET', host, path, headers);

it('the origin of the panel serves no page of the site, stored or not', async () => {
  for (const address of ['/', '/', '/']) {
    expect((await get(site, address)).body).toBe('site /');
    const { status, headers } = await get(panel, '/urunler?page=2');
    expect([status, headers.location]).toEqual([302, 'https://www.vitrin.example/urunler?page=2']);
    expect((await get(panel, '/')).headers.location).toBe('https://panel.vitrin.example/admin');
  }
  expect((await get(panel, '/admin/dashboard')).body).toContain('"hasOwnOrigin":true');
  expect((await get(panel, '/giris-yap')).body).toContain('login');
});

it('the origin of the site serves neither panel nor sign-in nor their calls', async () => {
  const headers = await signIn();
  for (const path of ['/admin', '/admin/pages/products?x=1', '/giris-yap', '/%61dmin']) {
    const answer = await get(site, path);
    expect([answer.status, answer.headers.location]).toEqual([302, `https://panel.vitrin.example${path}`]);
  }
  for (const path of ['/api/admin/products', '/%61pi/admin/products', '/api/ADMIN/products'])
    expect((await get(site, path, headers)).status).toBe(404);
  expect((await get(panel, '/api/admin/products', headers)).status).toBe(200);
  expect((await get(site, '/api/pages/categories')).status).toBe(200);
});

it('a page of the site cannot make calls of the panel', async () => {
  const headers = await signIn();
  const ask = (origin: string) =>
    send('POST', panel, '/api/auth/password-reset', { ...headers, origin, 'sec-fetch-site': 'same-site' });
  expect((await ask(environment.PUBLIC_URL)).status).toBe(403);
  // The call is allowed; it is refused only because fields are missing.
  expect((await ask(environment.PANEL_ORIGIN)).status).toBe(422);
});

it('both origins accept the reports of browsers about their pages', async () => {
  const headers = { 'content-type': 'application/csp-report', 'content-length': '2' };
  for (const host of [site, panel])
    expect((await send('POST', host, '/csp-reports', headers, '{}')).status).toBe(204);
});

it('cookies and links of mails belong to the origin of the panel', () => {
  expect(ctx.config.panelUrl).toBe(environment.PANEL_ORIGIN);
});
