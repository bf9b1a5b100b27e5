import { describe, expect, it } from 'vitest';
import type { Category } from '#shared/api/category.ts';
import type { Product, ProductRows } from '#shared/api/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const headers = await app.signIn();
const category = await buildCategory(app.ctx);

type Written<Data> = { data: Data };

/** As it is, past everything that a client's own serializer would tidy up. */
async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string,
  type = 'application/json',
) {
  return app.app.inject({ method, url, payload, headers: { ...headers, 'content-type': type } });
}

describe('a body that means harm is refused, never a fault', () => {
  it.each(['constructor_tr', 'hasOwnProperty_tr', '__proto___tr', 'valueOf_en'])(
    'the field %s is no text of ours',
    async (field) => {
      const body = JSON.stringify({ name_tr: 'Toka', [field]: 'x' });
      const created = await send('POST', '/api/admin/categories', body);
      expect([created.statusCode, created.body]).toEqual([201, expect.any(String)]);
      expect(created.json<Written<Category>>().data).not.toHaveProperty(field);
    },
  );

  it.each([
    ['an object that cannot be written as a text', '{"toString":null,"valueOf":null}'],
    ['a list in a list in a list …', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a list of one', '[true]'],
    ['a name that every object has', '"constructor"'],
  ])('a flag that is %s', async (_, value) => {
    const answer = await send('POST', '/api/admin/categories', `{"name_tr":"Toka","is_active":${value}}`);
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ success: false })]);
  });

  it.each(['+010000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])(
    'the instant %s, which is in no four-digit year',
    async (published_at) => {
      const body = { code: `Y-${published_at}`, name_tr: 'Toka', category_id: category.id, published_at };
      const answer = await app.call('POST', '/api/admin/products', body, headers);
      expect(answer).toMatchObject({ status: 422, body: { errors: { published_at: [expect.any(String)] } } });
    },
  );

  it('a long text keeps its lines and loses what nobody sees', async () => {
    const body = { name_tr: 'Toka', description_tr: 'a\u0000b\u000b\ud83dc\td\n😀' };
    const answer = await app.call<Written<Category>>('POST', '/api/admin/categories', body, headers);
    expect([answer.status, answer.body.data.description_tr]).toEqual([201, 'abc\td\n😀']);
  });

  it('half of a character in a name', async () => {
    const answer = await app.call('POST', '/api/admin/categories', { name_tr: 'a\ud83db' }, headers);
    expect(answer).toMatchObject({ status: 422, body: { errors: { name_tr: [expect.any(String)] } } });
  });

  it.each(['%00', 'a%00b', '%F0%9F%98%80', '%', '%25', '%ED%A0%80', '_', '%5C', "'", '%22'])(
    'a search for %s',
    async (search) => {
      for (const list of ['products', 'media']) {
        const { status, body } = await app.call(
          'GET',
          `/api/admin/${list}?search=${search}`,
          undefined,
          headers,
        );
        expect([list, status, body]).toEqual([list, 200, expect.anything()]);
      }
    },
  );

  it.each(['text/plain', 'application/xml', 'garbage', 'application/json-seq'])(
    'a body of the type %s',
    async (type) => {
      const answer = await send('POST', '/api/admin/categories', '{"name_tr":"Toka"}', type);
      expect([answer.statusCode, answer.json()]).toEqual([415, expect.objectContaining({ success: false })]);
    },
  );

  it('many large fields together, which no memory is spent on', async () => {
    const form = new FormData();
    for (let n = 0; n < 4; n += 1) form.set(`feld-${n}`, 'x'.repeat(500_000));
    const answer = await app.call('POST', '/api/auth/login', form);
    expect(answer).toMatchObject({ status: 413, body: { success: false } });
  });
});

it('finds a product by a code that holds a sign of the search language', async () => {
  await buildProduct(app.ctx, { code: 'AB_12%' });
  for (const search of ['ab_12', 'B_1', '12%25']) {
    const { body } = await app.call<ProductRows>(
      'GET',
      `/api/admin/products?search=${search}`,
      undefined,
      headers,
    );
    expect(
      body.data.map(({ code }) => code),
      search,
    ).toEqual(['AB_12%']);
  }
  const { body } = await app.call<ProductRows>('GET', '/api/admin/products?search=a%252', undefined, headers);
  expect(body.total).toBe(0);
});

describe('an address', () => {
  it('is read the same whatever cannot be decoded among its parameters', async () => {
    const known = await app.call<Product>('GET', '/api/pages/categories?lang=tr');
    const other = await app.call<Product>('GET', '/api/pages/categories?lang=tr&utm=100%&x=%E0%A4%A');
    expect([other.status, other.body]).toEqual([200, known.body]);
  });

  it('with its origin written out is the same address', async () => {
    const { status } = await app.call('GET', 'http://baska.example/healthz');
    expect(status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'below /api that is far too long answers %s with JSON',
    async (method) => {
      for (const address of ['/api/pages/products/', '/api/admin/categories/', '/api/']) {
        const url = address + 'a'.repeat(2_000);
        const { status, body } = await app.call(method, url, undefined, headers);
        expect([url.slice(0, 30), status, body]).toEqual([
          url.slice(0, 30),
          404,
          expect.objectContaining({ success: false }),
        ]);
      }
    },
  );
});

it('tells no cache to keep what only staff may read', async () => {
  for (const url of [
    '/api/admin/status',
    '/api/admin/products',
    '/api/admin/dashboard',
    '/api/admin/languages',
  ]) {
    const answer = await app.call('GET', url, undefined, headers);
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store']);
  }
});
