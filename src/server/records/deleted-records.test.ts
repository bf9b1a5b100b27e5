import { dayMs, hourMs } from '#shared/rules/durations.ts';
import { describe, expect, it } from 'vitest';
import type { DeletedRecords } from '#shared/schema/deleted-record.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';

const app = await openTestApp();
let headers = await app.signIn();

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object = {}) =>
  app.call<{ success: boolean; data: { id: number } }>(method, `/api/admin/${url}`, body, headers);
const deleted = async (kind: string, query = '') =>
  (await app.call<DeletedRecords>('GET', `/api/admin/${kind}/deleted${query}`, undefined, headers)).body;

describe('the records that can be restored', () => {
  it('are the deleted products, newest deletion first, until they are restored', async () => {
    const category = await buildCategory(app.ctx, { name: 'Toka' });
    const picture = await buildMedium(app.ctx);
    const [first, second, live] = await Promise.all(
      ['TK-1', 'TK-2', 'TK-3'].map((code) =>
        buildProduct(app.ctx, { code, name: `Ürün ${code}`, category_id: category.id, images: [picture.id] }),
      ),
    );
    await send('DELETE', `products/${first?.id}`);
    app.clock.advance(hourMs);
    await send('DELETE', `products/${second?.id}`);
    const { data, total } = await deleted('products');
    expect(total).toBe(2);
    expect(data.map(({ name, detail }) => [name, detail])).toEqual([
      ['Ürün TK-2', 'TK-2 · Toka'],
      ['Ürün TK-1', 'TK-1 · Toka'],
    ]);
    expect(data[0]?.image).toMatchObject({ media_id: picture.id });
    const { deleted_at: at = '', restorable_until: until = '' } = data[1] ?? {};
    expect(Date.parse(until) - Date.parse(at)).toBe(30 * dayMs);
    expect((await send('PUT', `products/${first?.id}/restore`)).status).toBe(200);
    expect((await deleted('products')).data.map(({ id }) => id)).toEqual([second?.id]);
    expect((await send('PUT', `products/${live?.id}/restore`)).status).toBe(404);
  });

  it('are those deleted in the last 30 days, as restoring requires', async () => {
    const { id } = await buildProduct(app.ctx, { code: 'ESKI-1' });
    await send('DELETE', `products/${id}`);
    const isListed = async () => (await deleted('products')).data.some((record) => record.id === id);
    app.clock.advance(30 * dayMs);
    // The session has expired in the meantime.
    headers = await app.signIn();
    expect(await isListed()).toBe(true);
    app.clock.advance(1);
    expect(await isListed()).toBe(false);
    expect((await send('PUT', `products/${id}/restore`)).status).toBe(404);
  });

  it('are the deleted categories, each with its parent', async () => {
    const parent = await buildCategory(app.ctx, { name: 'Zincir' });
    const { id } = await buildCategory(app.ctx, { name: 'Gurmet', sub_category: parent.id });
    await send('DELETE', `categories/${id}`);
    expect(await deleted('categories')).toMatchObject({
      data: [{ id, name: 'Gurmet', detail: 'Zincir', image: null }],
    });
    await send('PUT', `categories/${id}/restore`);
    expect((await deleted('categories')).data).toEqual([]);
  });

  it('are the deleted transporter types', async () => {
    const { id } = (await send('POST', 'transporter-types', { name_tr: 'Halat' })).body.data;
    await send('DELETE', `transporter-types/${id}`);
    expect((await deleted('transporter-types')).data).toMatchObject([{ id, name: 'Halat' }]);
    await send('PUT', `transporter-types/${id}/restore`);
    expect((await deleted('transporter-types')).data).toEqual([]);
  });

  it('come in pages', async () => {
    const { id: category_id } = await buildCategory(app.ctx);
    const ids: number[] = [];
    for (let n = 1; n <= 25; n += 1) ids.push((await buildProduct(app.ctx, { category_id })).id);
    await send('DELETE', 'products', { delete_list: ids });
    expect(await deleted('products', '?page=2')).toMatchObject({ current_page: 2, last_page: 2, total: 25 });
    expect((await deleted('products', '?page=2')).data).toHaveLength(1);
    expect((await deleted('products', '?page=3')).data).toEqual([]);
  });
});
