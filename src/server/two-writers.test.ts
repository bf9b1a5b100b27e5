import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#features/catalogues/catalogue.ts';
import type { Category } from '#features/categories/category.ts';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';

/** Two servers on one database, called at the same time. */
const first = await openTestApp();
const second = await openTestApp({ settings: first.settings });
const headers = await first.signIn();

type Sent = [method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object];
type Body = { data: Product & Category; errors?: object };

async function atOnce(one: Sent, other: Sent) {
  const send = (app: typeof first, [method, url, body]: Sent) =>
    app.call<Body>(method, `/api/admin/${url}`, body, headers);
  return Promise.all([send(first, one), send(second, other)]);
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('two users at the same time', () => {
  it('cannot give the same code to two products', async () => {
    const { id } = await buildCategory(first.ctx);
    for (let n = 0; n < 5; n += 1) {
      const body = { code: `AYNI-${n}`, category_id: id, name_tr: 'Toka' };
      expect(statuses(await atOnce(['POST', 'products', body], ['POST', 'products', body]))).toEqual([
        201, 422,
      ]);
    }
  });

  it('get two different addresses for the same name', async () => {
    for (let n = 0; n < 5; n += 1) {
      const body = { name_tr: `Aynı ad ${n}` };
      const answers = await atOnce(['POST', 'categories', body], ['POST', 'categories', body]);
      expect(answers.map(({ body: { data } }) => data.seo_name).sort()).toEqual([
        `ayni-ad-${n}`,
        `ayni-ad-${n}-2`,
      ]);
    }
  });

  it('cannot overwrite each other unnoticed', async () => {
    const { id, version } = await buildProduct(first.ctx);
    const answers = await atOnce(
      ['PUT', `products/${id}`, { name_tr: 'Bir', version }],
      ['PUT', `products/${id}`, { name_tr: 'İki', version }],
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const [saved, refused] = answers[0].status === 200 ? answers : [answers[1], answers[0]];
    expect(refused.body.data).toMatchObject({ name_tr: saved.body.data.name_tr, version: version + 1 });
  });

  it('cannot restore a version over a change that they have not seen, whichever comes first', async () => {
    for (const resource of ['products', 'categories'] as const) {
      for (let n = 0; n < 4; n += 1) {
        const build = resource === 'products' ? buildProduct : buildCategory;
        const { id } = await build(first.ctx, { name: 'Bir' });
        const url = `${resource}/${id}`;
        await first.call('PUT', `/api/admin/${url}`, { name_tr: 'İki' }, headers);
        const history = await first.call<{ data: { id: number }[] }>(
          'GET',
          `/api/admin/${url}/history`,
          undefined,
          headers,
        );
        const entry = history.body.data.at(-1)?.id ?? 0;
        const shown = await first.call<Product>('GET', `/api/admin/${url}`, undefined, headers);
        const { version } = shown.body;
        const restore: Sent = ['PUT', `${url}/history/${entry}`, { version }];
        const other: Sent = n % 2 ? restore : ['PUT', url, { name_tr: 'Üç', version }];
        const answers = await atOnce(restore, other);
        expect(statuses(answers)).toEqual([200, 409]);
        const saved = answers.find(({ status }) => status === 200);
        const now = await second.call<Product>('GET', `/api/admin/${url}`, undefined, headers);
        expect([now.body.name_tr, now.body.version]).toEqual([saved?.body.data.name_tr, version + 1]);
      }
    }
  });

  it('see a withdrawn catalogue no longer, from the answer on, in the other process too', async () => {
    const upload = await first.call<{ data: { media_id: number } }>(
      'POST',
      '/api/admin/media',
      fileForm(validPdf({ text: 'katalog' }), 'katalog.pdf'),
      headers,
    );
    const file_id = upload.body.data.media_id;
    const create: Sent = ['POST', 'catalogues', { name_tr: 'Genel', file_id }];
    for (const withdraw of ['PUT', 'DELETE'] as const) {
      const created = await first.call<{ data: Catalogue }>(
        create[0],
        `/api/admin/${create[1]}`,
        create[2],
        headers,
      );
      const { id, file } = created.body.data;
      const address = file?.url ?? '';
      const read = async () => (await second.call('GET', address)).status;
      expect(await read()).toBe(200);
      const state = { isWithdrawn: false };
      const after: number[] = [];
      const reading = (async () => {
        for (let n = 0; n < 30 || !state.isWithdrawn; n += 1) {
          const wasWithdrawn = state.isWithdrawn;
          const status = await read();
          if (wasWithdrawn) after.push(status);
          else expect([200, 302]).toContain(status);
          // Injected calls leave no turn to the files of the other call.
          await setImmediate();
        }
      })();
      await first.call(withdraw, `/api/admin/catalogues/${id}`, { is_active: false }, headers);
      state.isWithdrawn = true;
      await reading;
      after.push(await read());
      expect(new Set(after)).toEqual(new Set([302]));
    }
  });

  it('cannot move two categories below each other', async () => {
    for (let n = 0; n < 5; n += 1) {
      const a = await buildCategory(first.ctx);
      const b = await buildCategory(first.ctx);
      const answers = await atOnce(
        ['PUT', `categories/${a.id}`, { sub_category: b.id }],
        ['PUT', `categories/${b.id}`, { sub_category: a.id }],
      );
      expect(statuses(answers)).toEqual([200, 422]);
    }
  });

  it('cannot delete a category while a product is added to it', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { id } = await buildCategory(first.ctx);
      const body = { code: `YARIS-${n}`, category_id: id, name_tr: 'Toka' };
      const [deleted, created] = await atOnce(['DELETE', `categories/${id}`], ['POST', 'products', body]);
      expect([200, 422]).toContain(deleted.status);
      expect(created.status).toBe(deleted.status === 200 ? 422 : 201);
    }
  });

  it('cannot half save a record that the other one deletes', async () => {
    const { id } = await buildProduct(first.ctx);
    const [saved, deleted] = await atOnce(
      ['PUT', `products/${id}`, { name_tr: 'Son hâl' }],
      ['DELETE', `products/${id}`],
    );
    expect([deleted.status, [200, 404].includes(saved.status)]).toEqual([200, true]);
    expect((await first.call('GET', `/api/admin/products/${id}`, undefined, headers)).status).toBe(404);
  });

  it('sorting one list end with one of their orders', async () => {
    const parent = await buildCategory(first.ctx);
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await buildCategory(first.ctx, { sub_category: parent.id })).id);
    const queue = (list: readonly number[]) => list.map((id, index) => ({ id, queue: list.length - index }));
    const orders = [ids, [...ids].reverse()] as const;
    const order = (list: readonly number[]): Sent => [
      'PUT',
      'categories/queue',
      { sub_category: parent.id, queue: queue(list) },
    ];
    expect(statuses(await atOnce(order(orders[0]), order(orders[1])))).toEqual([200, 200]);
    const { body } = await first.call<Category[]>(
      'GET',
      `/api/admin/categories?sub_category=${parent.id}`,
      undefined,
      headers,
    );
    expect(orders).toContainEqual(body.map(({ id }) => id));
    expect(body.map((category) => category.queue)).toEqual([4, 3, 2, 1]);
  });
});

describe('an address', () => {
  const seoName = async (id: number, seo_name: string) =>
    (await first.call<Body>('PUT', `/api/admin/products/${id}`, { seo_name }, headers)).body.data.seo_name;
  const shownAt = async (address: string) =>
    (await first.call<{ id: number; seo_name: string }>('GET', `/api/pages/product/${address}?lang=tr`)).body;

  it('changes and changes back, and both forms lead to the product', async () => {
    const { id } = await buildProduct(first.ctx, { seo_name: 'gidis' });
    for (const typed of ['donus', 'gidis', 'donus']) expect(await seoName(id, typed)).toBe(typed);
    for (const address of ['gidis', 'donus'])
      expect(await shownAt(address)).toMatchObject({ id, seo_name: 'donus' });
  });

  it('that moves to another product leads to the product that has it', async () => {
    const a = await buildProduct(first.ctx, { seo_name: 'takas-a' });
    const b = await buildProduct(first.ctx, { seo_name: 'takas-b' });
    expect(await seoName(a.id, 'takas-b')).toBe('takas-b-2');
    expect(await seoName(b.id, 'takas-a')).toBe('takas-a-2');
    expect(await shownAt('takas-a')).toMatchObject({ id: a.id, seo_name: 'takas-b-2' });
    expect(await shownAt('takas-b')).toMatchObject({ id: b.id, seo_name: 'takas-a-2' });
  });

  it('of maximum length is shortened for a number', async () => {
    const long = 'a'.repeat(200);
    const names = [];
    for (let n = 0; n < 3; n += 1) names.push((await buildProduct(first.ctx, { seo_name: long })).seo_name);
    expect(names).toEqual([long, `${'a'.repeat(198)}-2`, `${'a'.repeat(198)}-3`]);
    expect(await shownAt(names[2] ?? '')).toMatchObject({ seo_name: names[2] });
  });

  it('taken while its product was deleted is restored with a number', async () => {
    const { id } = await buildProduct(first.ctx, { seo_name: 'miras' });
    await first.call('DELETE', `/api/admin/products/${id}`, undefined, headers);
    const heir = await buildProduct(first.ctx, { seo_name: 'miras' });
    const restored = await first.call<Body>('PUT', `/api/admin/products/${id}/restore`, {}, headers);
    expect([heir.seo_name, restored.body.data.seo_name]).toEqual(['miras', 'miras-2']);
    expect(await shownAt('miras')).toMatchObject({ id: heir.id });
  });

  it('of an invisible product gets 404, its former addresses too', async () => {
    const { id } = await buildProduct(first.ctx, { seo_name: 'gorunur' });
    await seoName(id, 'gorunmez');
    await first.call('PUT', `/api/admin/products/${id}`, { is_active: false }, headers);
    for (const address of ['gorunur', 'gorunmez']) {
      expect((await first.call('GET', `/api/pages/product/${address}?lang=tr`)).status).toBe(404);
    }
  });
});
