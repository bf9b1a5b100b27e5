import { describe, expect, it } from 'vitest';
import type { Contract, ContractPage, PublicContract } from '../contract.ts';
import type { Failure, Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry } from '#shared/schema/history.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), { url: 'contracts', mainText: 'name', ids: 'body' });

const app = await openTestApp();
const editor = await app.signIn('editor');
const admin = await app.signIn('admin');
type Written = { data: Contract } & Pick<Failure, 'errors'>;
const call = <Body = Written>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object, path = '') =>
  app.call<Body>(method, `/api/admin/contracts${path}`, body, method === 'PUT' ? admin : editor);
const create = async (body: object) => (await call('POST', body)).body.data;
const update = async (id: number, body: object) => (await call('PUT', { id, ...body })).body.data;
const shown = async (idOrSlug: string | number, lang = 'tr') =>
  (await app.call<ContractPage>('GET', `/api/pages/contract/${idOrSlug}?lang=${lang}`)).body;
const listed = async (lang = 'tr') =>
  (await app.call<PublicContract[]>('GET', `/api/pages/contracts?lang=${lang}`)).body;

describe('slugs of contracts', () => {
  it('each language with a name has its own slug, typed or made from that name', async () => {
    const made = await create({ name_tr: 'Gizlilik Politikası', name_en: 'Privacy Policy' });
    expect(made).toMatchObject({ seo_name_tr: 'gizlilik-politikasi', seo_name_en: 'privacy-policy' });
    const typed = await create({ name_tr: 'Çerezler', name_en: '', seo_name_tr: 'cerez-politikasi' });
    expect(typed).toMatchObject({ seo_name_tr: 'cerez-politikasi' });
    expect(typed).not.toHaveProperty('seo_name_en');
    expect(await update(typed.id, { name_en: 'Cookies' })).toMatchObject({ seo_name_en: 'cookies' });
    expect(await update(typed.id, { name_en: '' })).not.toHaveProperty('seo_name_en');
  });

  it('a slug is unique over all contracts and languages, but one contract may use it in several languages', async () => {
    const first = await create({ name_tr: 'KVKK', name_en: 'KVKK' });
    expect([first.seo_name_tr, first.seo_name_en]).toEqual(['kvkk', 'kvkk']);
    const second = await create({ name_tr: 'Aydınlatma', name_en: 'KVKK', seo_name_tr: 'kvkk' });
    expect([second.seo_name_tr, second.seo_name_en]).toEqual(['kvkk-2', 'kvkk-2']);
    expect((await update(first.id, { name_tr: 'Yeni ad' })).seo_name_tr).toBe('kvkk');
  });

  it('a cleared slug is made again from the name, and stays empty if the name gives none', async () => {
    const { id } = await create({ name_tr: 'İade', seo_name_tr: 'iade-ve-degisim' });
    expect((await update(id, { seo_name_tr: '' })).seo_name_tr).toBe('iade');
    const emoji = await create({ name_tr: '📜👩‍⚖️', name_en: '***' });
    expect([emoji.seo_name_tr, emoji.seo_name_en]).toEqual(Array(2).fill(`sozlesme-${emoji.id}`));
    expect((await update(id, { name_tr: '!!', seo_name_tr: '' })).seo_name_tr).toBe(`sozlesme-${id}`);
  });

  it('an invalid slug is refused, and one in a language without a name', async () => {
    const body = { name_tr: 'Ad', seo_name_tr: 'A b', seo_name_en: 'x' };
    expect(Object.keys((await call('POST', body)).body.errors ?? {})).toEqual(['seo_name_tr']);
    const nameless = await call('POST', { ...body, seo_name_tr: '' });
    expect([nameless.status, nameless.body.errors]).toEqual([
      422,
      { seo_name_en: ['Önce bu dilde bir ad yazın.'] },
    ]);
  });

  it('a former slug leads to its contract; another contract can take it only after that one is deleted', async () => {
    const { id } = await create({ name_tr: 'Teslimat', name_en: 'Delivery' });
    await update(id, { seo_name_tr: 'kargo', seo_name_en: 'shipping' });
    for (const old of ['teslimat', 'delivery']) expect((await shown(old)).page_seo_name).toBe('kargo');
    expect((await create({ name_tr: 'Teslimat' })).seo_name_tr).toBe('teslimat-2');
    expect((await update(id, { seo_name_tr: 'delivery' })).seo_name_tr).toBe('delivery');
    expect((await shown('kargo')).id).toBe(id);
    await call('DELETE', { id });
    const next = await create({ name_tr: 'Teslimat', name_en: 'Shipping' });
    expect(next).toMatchObject({ seo_name_tr: 'teslimat', seo_name_en: 'shipping' });
    expect((await shown('teslimat')).id).toBe(next.id);
    const restored = (await call('PUT', {}, `/${id}/restore`)).body.data;
    expect(restored).toMatchObject({ seo_name_tr: 'delivery', seo_name_en: 'shipping-2' });
    expect((await shown('shipping')).id).toBe(next.id);
    expect((await update(next.id, { name_en: 'Sending' })).seo_name_tr).toBe('teslimat');
  });

  it('an older version is restored with its slugs, which get a number if they are taken', async () => {
    const { id } = await create({ name_tr: 'Garanti', name_en: 'Warranty' });
    await update(id, { seo_name_tr: 'garanti-kosullari', name_en: '' });
    await inContentTransaction(app.ctx, null, async ({ db, record }) => {
      await db.deleteFrom('old_slugs').where('seo_name', '=', 'garanti').execute();
      await record({ entity: 'contract', id, action: 'update', before: null, after: null });
    });
    await create({ name_tr: 'Garanti' });
    const { data } = (await call<Paged<HistoryEntry<Contract>>>('GET', undefined, `/${id}/history`)).body;
    const entry = data.find(({ action }) => action === 'create');
    const { body } = await call('PUT', {}, `/${id}/history/${entry?.id}`);
    expect(body.data).toMatchObject({ seo_name_tr: 'garanti-2', seo_name_en: 'warranty' });
    expect((await shown('garanti-kosullari')).id).toBe(id);
  });
});

describe('contracts on the site', () => {
  it('are listed in their order while they are active; a missing translation falls back with a mark', async () => {
    const hidden = await create({ name_tr: 'Taslak', is_active: '0' });
    const last = await create({ name_tr: 'Kullanım', name_en: 'Terms' });
    const first = await create({ name_tr: 'Künye' });
    const en = await listed('en');
    expect(en.slice(0, 2)).toEqual([
      {
        id: first.id,
        name: 'Künye',
        seo_name: null,
        seo_name_tr: 'kunye',
        page_seo_name: 'kunye',
        fallbacks: { name: 'tr' },
      },
      { id: last.id, name: 'Terms', seo_name: 'terms', seo_name_tr: 'kullanim', page_seo_name: 'terms' },
    ]);
    expect(en.map(({ id }) => id)).not.toContain(hidden.id);
    for (const one of [hidden.id, 'taslak', 99999, 'bilinmeyen'])
      expect((await app.call('GET', `/api/pages/contract/${one}`)).status).toBe(404);
  });

  it('are found by id or either slug, with the day of their change and their own addresses', async () => {
    const texts = { name_tr: 'Sipariş', name_en: 'Orders', content_tr: '<h2>Kapsam</h2>' };
    const { id } = await create(texts);
    const page = await shown('siparis', 'en');
    expect(page).toMatchObject({
      id,
      name: 'Orders',
      content: '<h2>Kapsam</h2>',
      page_seo_name: 'orders',
      fallbacks: { content: 'tr' },
    });
    expect(page.page_seo_names).toEqual({ tr: 'siparis', en: 'orders' });
    expect(page.own_langs).toEqual(['tr']);
    expect(page.updated_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const one of [id, 'orders']) expect(await shown(one, 'en')).toEqual(page);
  });

  it('are written in form_data too, and store no script', async () => {
    const content = '<h2 onclick="x()">Bir</h2><script>x()</script><p><a href="javascript:x()">iki</a></p>';
    const made = await create({ form_data: JSON.stringify({ name_tr: 'Form', content_tr: content }) });
    expect(made).toMatchObject({ name_tr: 'Form', content_tr: '<h2>Bir</h2><p><a>iki</a></p>' });
    const changed = await update(made.id, { content_en: '<img src=x onerror=x()><b>On</b>' });
    expect(changed.content_en).toBe('<b>On</b>');
  });
});

it('without a Turkish slug the address is the one of the main language', async () => {
  const english = await openTestApp();
  const headers = await english.signIn('editor');
  await inContentTransaction(english.ctx, null, async ({ db, record }) => {
    await db.updateTable('languages').set({ is_main: 0 }).where('abbr', '=', 'tr').execute();
    await db.updateTable('languages').set({ is_main: 1 }).where('abbr', '=', 'en').execute();
    await record({ entity: 'language', id: 'en', action: 'main', before: null, after: null });
  });
  await english.call('POST', '/api/admin/contracts', { name_en: 'Terms' }, headers);
  const { body } = await english.call<PublicContract[]>('GET', '/api/pages/contracts?lang=tr');
  expect(body[0]).toMatchObject({ seo_name: null, seo_name_tr: null, page_seo_name: 'terms' });
});

it('the contract that the forms link as their privacy notice is deleted only after another one is chosen', async () => {
  const { id } = await create({ name_tr: 'Aydınlatma metni', content_tr: '<p>Metin</p>' });
  const other = await create({ name_tr: 'Yeni metin', content_tr: '<p>Metin</p>' });
  const choose = (noticeContractId: number) =>
    app.call('PUT', '/api/admin/configuration', { noticeContractId: String(noticeContractId) }, admin);
  expect((await choose(id)).status).toBe(200);
  const refusal = await call<Failure>('DELETE', { id });
  expect(refusal.status).toBe(422);
  expect(refusal.body.message).toContain('Önce Entegrasyonlar ekranında');
  expect((await choose(other.id)).status).toBe(200);
  expect((await call('DELETE', { id })).status).toBe(200);
});
