import { describe, expect, it } from 'vitest';
import { messageTypes } from '#shared/rules/message-types.ts';
import { openTestApp } from './app.ts';
import { buildProduct } from './factories.ts';

const app = await openTestApp();
const headers = await app.signIn();
// An upload to a missing product or tour is refused before the fields are read, so both must exist; the first
// of each kind has id 1.
const product = await buildProduct(app.ctx);
const { body: trips } = await app.call<{ data: { id: number } }>(
  'POST',
  '/api/admin/categories',
  { section: 'school-tours', name_tr: 'Turlar' },
  headers,
);
const tour = { name_tr: 'Tur', category_id: trips.data.id };
await app.call('POST', '/api/admin/school-tours', tour, headers);

type Operation = { requestBody?: { content: Record<string, { schema: object }> } };
type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Refusal = { success: boolean; message: string; errors?: Record<string, string[]> };

type Reference = { paths: Record<string, Record<string, Operation>> };
const { body: reference } = await app.call<Reference>('GET', '/api/openapi.json', undefined, headers);

/** All calls of the panel in the OpenAPI document, with the field names of their bodies. */
const calls = Object.entries(reference.paths)
  .filter(([url]) => url.startsWith('/api/admin/') && url !== '/api/admin/logout')
  .flatMap(([url, verbs]) =>
    Object.entries(verbs).map(([verb, { requestBody }]) => ({
      title: `${verb.toUpperCase()} ${url}`,
      method: verb.toUpperCase() as Verb,
      url,
      fields: fieldsOf(requestBody?.content['application/json']?.schema),
    })),
  );

function fieldsOf(schema: object = {}): string[] {
  return Object.keys('properties' in schema ? (schema.properties as object) : {});
}

/** Required fields; without them a call is refused before the record is looked up. */
const requiredFields: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    messageTypes.map((type) => [`POST /api/admin/${type}/{id}/replies`, { subject: 'Yanıt', body: 'Metin' }]),
  ),
  'PUT /api/admin/kits/{id}/link': { password: 'bahar-2026' },
  'PUT /api/admin/data-requests/{id}': { name: 'Ayşe Yılmaz' },
  'PUT /api/admin/redirects/{id}': { target: '/katalog' },
  'PUT /api/admin/support/{id}': { status: 'open' },
  'PUT /api/admin/profile/passkeys/{id}': { name: 'Telefon' },
  'PUT /api/admin/users/{id}/password': { password: 'yeni-parola' },
  'POST /api/admin/products/{id}/files': { media_id: 1 },
  'PUT /api/admin/products/files-queue/{id}': { file_list: '1' },
  'PUT /api/admin/products/{id}/variants': { variants: [] },
  'POST /api/admin/products/{id}/associations': { other_id: 1 },
  'DELETE /api/admin/products/{id}/associations': { other_id: 1 },
  'PUT /api/admin/products/{id}/claims': { claims: [] },
  'PUT /api/admin/finishes/{id}/claims': { claims: [] },
  'POST /api/admin/products/{id}/variants/codes': { codes: ['TK-1'] },
  'PUT /api/admin/products/{id}/variants/queue': { queue: [1] },
  'PUT /api/admin/school-tours/files-queue/{id}': { file_list: '1' },
  'PUT /api/admin/schoolTours/files-queue/{id}': { file_list: '1' },
};

describe('a missing record is answered 404 with a Turkish message', () => {
  const addressed = calls.filter(({ url }) => url.includes('{id}'));

  it('applies to every call with an id', () => {
    expect(addressed.length).toBeGreaterThan(15);
  });

  it.each(addressed)('$title', async ({ title, method, url }) => {
    const body = method === 'GET' ? undefined : (requiredFields[title] ?? {});
    const answer = await app.call<Refusal>(method, url.replaceAll(/\{\w+\}/g, '987654321'), body, headers);
    expect([answer.status, answer.body]).toEqual([
      404,
      { success: false, message: expect.stringMatching(/\p{L}{4}.*\.$/u) as string },
    ]);
  });
});

/** Matches Turkish texts, and the generic messages that are English (docs/product.md, "Validation"). */
const readable = /^Value (is|must)|Bu Alan|[çğıöşüÇĞİÖŞÜ]|olmalı/;

describe('unreadable fields are answered 422, each under its name', () => {
  const callsWithFields = calls.filter(({ fields }) => fields.length > 0);

  it('applies to every call with fields', () => {
    expect(callsWithFields.length).toBeGreaterThan(12);
  });

  it.each(callsWithFields)('$title', async ({ method, url, fields }) => {
    const body = Object.fromEntries(fields.map((field) => [field, { neither: ['text', 'nor number'] }]));
    const answer = await app.call<Refusal>(
      method,
      url.replaceAll(/\{\w+\}/g, String(product.id)),
      body,
      headers,
    );
    expect(answer.status).toBe(422);
    expect(answer.body.success).toBe(false);
    expect(Object.keys(answer.body.errors ?? {}).map((path) => path.split('.')[0])).toEqual(
      expect.arrayContaining(fields),
    );
    for (const text of Object.values(answer.body.errors ?? {}).flat()) expect(text).toMatch(readable);
  });
});
