import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';

const { call } = await openTestApp({ environment: { API_REFERENCE: '1' } });

it('while the API reference is switched off, only signed-in users get its document, and nobody gets its page', async () => {
  const closed = await openTestApp();
  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui.css'])
    expect([url, (await closed.call('GET', url)).status]).toEqual([url, 404]);
  const headers = await closed.signIn('viewer');
  expect((await closed.call('GET', '/api/openapi.json', undefined, headers)).status).toBe(200);
  expect((await closed.call('GET', '/api/docs', undefined, headers)).status).toBe(404);
});

it('the API reference loads nothing from other servers and has no inline script', async () => {
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

it('the reference shows which calls need a session', async () => {
  type Operation = { security?: object[]; tags: string[] };
  const { body } = await call<{ paths: Record<string, Record<string, Operation>> }>('GET', '/api/docs/json');
  expect(body.paths['/api/admin/products/move']?.put).toMatchObject({
    tags: ['products'],
    security: [{ bearer: [] }],
  });
  expect(body.paths['/api/pages/categories']?.get?.security).toBeUndefined();
  expect((await call('GET', '/api/openapi.json')).body).toEqual(body);
});

it('the reference shows that an upload takes a file or a medium', async () => {
  type Body = { schema: { properties: Record<string, object>; required: string[] } };
  type Uploads = Record<string, { post: { requestBody: { content: Record<string, Body> } } }>;
  const { body } = await call<{ paths: Uploads }>('GET', '/api/openapi.json');
  const bodyOf = (path: string) => body.paths[path]?.post.requestBody.content;
  const file = { type: 'string', format: 'binary' };
  expect(bodyOf('/api/admin/media')).toEqual({
    'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } },
  });
  expect(bodyOf('/api/admin/products/{id}/files')).toMatchObject({
    'multipart/form-data': { schema: { properties: { file, gallery_type: {} }, required: ['file'] } },
    'application/json': { schema: { properties: { media_id: {} }, required: ['media_id'] } },
  });
});

it('an unknown address below the reference gets a 404 like any other call', async () => {
  const { status, headers, body } = await call('GET', '/api/docs/yok');
  expect([status, headers['x-content-type-options'], body]).toEqual([
    404,
    'nosniff',
    { success: false, message: 'Böyle bir çağrı yok: GET /api/docs/yok' },
  ]);
});
