import { describe, expect, it } from 'vitest';
import type { Category } from '#features/categories/category.ts';
import type { Product, ProductRows } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
const headers = await app.signIn();
const category = await buildCategory(app.ctx);

type Written<Data> = { data: Data };

/** Sends the body over a socket, because HTTP clients would correct it. */
async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload: string,
  type = 'application/json',
) {
  return app.app.inject({ method, url, payload, headers: { ...headers, 'content-type': type } });
}

describe('for hostile input the API', () => {
  it.each(['constructor_tr', 'hasOwnProperty_tr', '__proto___tr', 'valueOf_en'])(
    'ignores the field %s, which no schema has',
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
  ])('refuses %s as a flag', async (_, value) => {
    const answer = await send('POST', '/api/admin/categories', `{"name_tr":"Toka","is_active":${value}}`);
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ success: false })]);
  });

  it('says once what is wrong with all items of a list, and that a number is not a text', async () => {
    const queue = await app.call('PUT', '/api/admin/products/queue', { queue: [1, 2] }, headers);
    expect(queue.body).toMatchObject({ errors: { queue: ['Birden çok alanı olan bir değer olmalı.'] } });
    const body = { code: 5, attributes: ['a', 'b'], name_tr: 6, category_id: category.id };
    const product = await app.call('POST', '/api/admin/products', body, headers);
    expect(product.body).toMatchObject({
      errors: {
        code: ['Metin olmalı.'],
        name_tr: ['Metin olmalı.'],
        attributes: ['Birden çok alanı olan bir değer olmalı.'],
      },
    });
    const user = await app.call('POST', '/api/admin/users', { name: 5, email: 6 }, headers);
    expect(user.body).toMatchObject({ errors: { name: ['Metin olmalı.'], email: ['Metin olmalı.'] } });
  });

  it.each(['+010000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00+23:59'])(
    'refuses the instant %s outside four-digit years',
    async (published_at) => {
      const body = { code: `Y-${published_at}`, name_tr: 'Toka', category_id: category.id, published_at };
      const answer = await app.call('POST', '/api/admin/products', body, headers);
      expect(answer).toMatchObject({ status: 422, body: { errors: { published_at: [expect.any(String)] } } });
    },
  );

  it('keeps the lines of a long text, and removes invisible characters and half a surrogate pair from it', async () => {
    const body = { name_tr: 'Toka', description_tr: 'a\u0000b\u000b\ud83dc\td\n😀' };
    const answer = await app.call<Written<Category>>('POST', '/api/admin/categories', body, headers);
    expect([answer.status, answer.body.data.description_tr]).toEqual([201, 'abc\td\n😀']);
  });

  it.each(['\u200B\u200D', '\u2800', '\uFEFF \u3164', 'exe.\u202Egpj', '\u2066Toka\u2069'])(
    'refuses a name that shows nothing or reverses letters (%#)',
    async (name_tr) => {
      for (const list of ['categories', 'sizes', 'contracts']) {
        const answer = await app.call('POST', `/api/admin/${list}`, { name_tr }, headers);
        expect([list, answer]).toMatchObject([list, { status: 422, body: { errors: { name_tr: {} } } }]);
      }
    },
  );

  it('keeps what joins letters in a name: emoji and some scripts need it', async () => {
    const body = { name_tr: '👩‍🔧 می‌خواهم' };
    const answer = await app.call<Written<Category>>('POST', '/api/admin/categories', body, headers);
    expect([answer.status, answer.body.data]).toMatchObject([201, body]);
  });

  it('refuses half of a surrogate pair in a name', async () => {
    const answer = await app.call('POST', '/api/admin/categories', { name_tr: 'a\ud83db' }, headers);
    expect(answer).toMatchObject({ status: 422, body: { errors: { name_tr: [expect.any(String)] } } });
  });

  it.each(['%00', 'a%00b', '%F0%9F%98%80', '%', '%25', '%ED%A0%80', '_', '%5C', "'", '%22'])(
    'answers a search for %s as for any other text',
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
    'refuses a body of the type %s',
    async (type) => {
      const answer = await send('POST', '/api/admin/categories', '{"name_tr":"Toka"}', type);
      expect([answer.statusCode, answer.json()]).toEqual([415, expect.objectContaining({ success: false })]);
    },
  );

  it.each([
    ['names no boundary', 'multipart/form-data', 'x'],
    ['lacks the boundary that it names', 'multipart/form-data; boundary=abc', 'x'],
    [
      'ends within its boundary',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="name_tr"\r\n\r\nToka\r\n--ab',
    ],
    ['ends within a header', 'multipart/form-data; boundary=abc', '--abc\r\nContent-Disp'],
  ])('refuses a form that %s', async (_, type, payload) => {
    for (const url of ['/api/admin/categories', '/api/admin/media']) {
      const answer = await send('POST', url, payload, type);
      expect([url, answer.statusCode, answer.json()]).toEqual([
        url,
        400,
        expect.objectContaining({ success: false }),
      ]);
    }
  });

  it('refuses many large fields together before they take memory', async () => {
    const form = new FormData();
    for (let n = 0; n < 4; n += 1) form.set(`feld-${n}`, 'x'.repeat(500_000));
    const answer = await app.call('POST', '/api/auth/login', form);
    expect(answer).toMatchObject({ status: 413, body: { success: false } });
  });
});

it('a code with an operator of the search language finds its product', async () => {
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
  it('ignores parameters that cannot be decoded', async () => {
    const known = await app.call<Product>('GET', '/api/pages/categories?lang=tr');
    const other = await app.call<Product>('GET', '/api/pages/categories?lang=tr&utm=100%&x=%E0%A4%A');
    expect([other.status, other.body]).toEqual([200, known.body]);
  });

  it('may contain an origin, also a foreign one', async () => {
    const { status } = await app.call('GET', 'http://baska.example/healthz');
    expect(status).toBe(200);
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)(
    'below /api that is too long is answered 404 as JSON (%s)',
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

it('answers for staff are not stored by any cache', async () => {
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

it('a list is refused if its address has a search that is too long or another wrong value, and the answer says which', async () => {
  for (const list of ['products', 'media']) {
    const url = `/api/admin/${list}?search=${'a'.repeat(201)}`;
    expect(await app.call('GET', url, undefined, headers)).toMatchObject({
      status: 422,
      body: { message: 'Arama metni en çok 200 karakter olabilir. Kısaltıp tekrar deneyin.' },
    });
  }
  const answer = await app.call<{ message: string }>(
    'GET',
    '/api/admin/products?category_id=x',
    undefined,
    headers,
  );
  expect(answer).toMatchObject({
    status: 422,
    body: { message: 'Adresteki “category_id” değeri geçersiz.' },
  });
});
