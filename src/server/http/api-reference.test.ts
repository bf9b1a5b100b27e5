import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';

const { call } = await openTestApp();

it('the API reference is a page of this server alone, without inline script', async () => {
  const page = await call<string>('GET', '/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(named).toContain('/api/docs/static/swagger-ui-bundle.js');
  for (const address of named) {
    expect(address).toMatch(/^\/api\/docs\//);
    expect((await call('GET', address)).status, address).toBe(200);
  }
});

it('the reference tells which calls ask for a session', async () => {
  type Operation = { security?: object[]; tags: string[] };
  const { body } = await call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/docs/json');
  expect(body.paths['/api/admin/products/move']?.put).toMatchObject({
    tags: ['products'],
    security: [{ bearer: [] }],
  });
  expect(body.paths['/api/pages/categories']?.get?.security).toBeUndefined();
  expect((await call('GET', '/api/openapi.json')).body).toEqual(body);
});

it('an address below the reference that is none of its own is unknown like any other call', async () => {
  const { status, headers, body } = await call('GET', '/api/docs/yok');
  expect([status, headers['x-content-type-options'], body]).toEqual([
    404,
    'nosniff',
    { success: false, message: 'Böyle bir çağrı yok: GET /api/docs/yok' },
  ]);
});
