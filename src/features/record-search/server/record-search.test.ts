import { describe, expect, it } from 'vitest';
import type { FoundRecords } from '../record-search.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildUser } from '#test/factories.ts';
import { buildMessage } from '#test/message-factories.ts';

const { ctx, call, signIn } = await openTestApp();
const admin = await signIn('admin');
const editor = await signIn('editor');

const find = async (search: string, headers = admin) => {
  const address = `/api/admin/records?search=${encodeURIComponent(search)}`;
  return (await call<FoundRecords>('GET', address, undefined, headers)).body.data;
};
const named = async (search: string, headers = admin) =>
  (await find(search, headers)).map(({ called, name }) => `${called}: ${name}`);
const create = (address: string, body: object) => call('POST', `/api/admin/${address}`, body, admin);

describe('a search over all records', () => {
  it('finds every kind by its name, whatever the case and the Turkish letters', async () => {
    const category = await buildCategory(ctx, { name: 'Işıltı Kancaları' });
    await buildProduct(ctx, { name: 'Işıltı kancası', code: 'IK-25', category_id: category.id });
    await create('contracts', { name_tr: 'Işıltı sözleşmesi', content_tr: '<p>Metin</p>' });
    await create('contents', { page: 'home', section: 'slider', title_tr: 'Işıltı günleri' });
    await create('settings/contact-information', {
      section: 'telefon',
      name: 'Işıltı hattı',
      content_data: '0212 000 00 00',
      lang: '',
    });
    await buildMessage(ctx, { type: 'offer', name: 'Işıltı Demir', email: 'isilti@example.com' });
    expect((await named('ISILTI')).sort()).toEqual([
      'Kategori: Işıltı Kancaları',
      'Sayfa içeriği: Işıltı günleri',
      'Sözleşme: Işıltı sözleşmesi',
      'Teklif isteği: Işıltı Demir',
      'Ürün: Işıltı kancası',
      'İletişim bilgisi: Işıltı hattı',
    ]);
    const found = await find('ışıltı');
    expect(found.map(({ resource, detail }) => [resource, detail])).toEqual(
      expect.arrayContaining([
        ['products', 'IK-25'],
        ['contents', ''],
        ['settings/contact-information', ''],
        ['offer', 'isilti@example.com'],
      ]),
    );
  });

  it('puts a code or a whole name first, then names that begin with the words', async () => {
    const category = await buildCategory(ctx, { name: 'Metal zil' });
    const inCategory = { category_id: category.id };
    await buildProduct(ctx, { name: 'Zil kolu', code: 'ZZ-1', ...inCategory });
    await buildProduct(ctx, { name: 'Zil', code: 'ZZ-2', ...inCategory });
    expect(await named('zil')).toEqual(['Ürün: Zil', 'Ürün: Zil kolu', 'Kategori: Metal zil']);
    expect((await find('zz-1'))[0]?.name).toBe('Zil kolu');
  });

  it('finds messages by the name of their sender only, and none of the trash', async () => {
    await buildMessage(ctx, { name: 'Okan Pek', message: 'Zürafa' });
    await buildMessage(ctx, { name: 'Zürafa Silinmiş', trashed_at: '2026-01-01T00:00:00.000Z' });
    expect(await named('zürafa')).toEqual([]);
    expect(await named('pek')).toEqual(['İletişim mesajı: Okan Pek']);
  });

  it('finds users only for those who may read them', async () => {
    await buildUser(ctx, { name: 'Nazlı Kuzgun', email: 'kuzgun@vitrin.test' });
    expect(await named('kuzgun')).toEqual(['Kullanıcı: Nazlı Kuzgun']);
    expect(await named('kuzgun', editor)).toEqual([]);
  });

  it('finds at most 8 of a kind and 20 in all, and nothing for an empty text or what was deleted', async () => {
    const made = [];
    for (let number = 1; number <= 9; number += 1)
      made.push(await buildCategory(ctx, { name: `Uydu ${number}` }));
    expect(await find('uydu')).toHaveLength(8);
    for (const { id } of made) await call('DELETE', `/api/admin/categories/${id}`, {}, admin);
    expect(await find('uydu')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });
});
