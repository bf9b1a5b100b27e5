import { describe, expect, it } from 'vitest';
import type { Language, PublicInterfaceTexts } from '../language.ts';
import { openTestApp } from '#test/app.ts';
import { isSitePath } from './language-codes.ts';
import { mapTexts, placeholdersIn, shippedTexts, type TextGroups } from './shipped-texts.ts';

const app = await openTestApp();
const viewer = await app.signIn('viewer');

it('every language is listed with its interface texts, the main one first', async () => {
  const { body } = await app.call<Language[]>('GET', '/api/admin/languages', undefined, viewer);
  expect(body).toMatchObject([
    { abbr: 'tr', lang: 'Türkçe', active: true, is_main: true },
    { abbr: 'en', lang: 'English', active: true, is_main: false },
  ]);
  const [tr, en] = body.map(({ page_lang }) => page_lang);
  expect(Object.keys(tr ?? {})).toEqual(Object.keys(en ?? {}));
  for (const group of Object.keys(tr ?? {})) {
    expect(Object.keys(en?.[group] ?? {}), group).toEqual(Object.keys(tr?.[group] ?? {}));
  }
});

it('a text that is missing in one language is shown in the main one, then in Turkish', async () => {
  const { call, signIn } = await openTestApp();
  const admin = await signIn();
  await call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
  await call('PUT', '/api/admin/languages/active', { abbr: 'de' }, admin);
  const read = async () =>
    (await call<PublicInterfaceTexts>('GET', '/api/pages/static-languages?lang=de')).body.navbar;
  expect(await read()).toMatchObject({ home: 'Anasayfa', menu: 'Menü' });
  await call('PUT', '/api/admin/languages/page-lang', texts('tr', { home: 'Giriş' }), admin);
  await call('PUT', '/api/admin/languages/page-lang', texts('de', { menu: 'Speisekarte' }), admin);
  expect(await read()).toMatchObject({ home: 'Giriş', menu: 'Speisekarte' });
  await call('PUT', '/api/admin/languages/main', { abbr: 'de' }, admin);
  expect(await read()).toMatchObject({ home: 'Anasayfa', menu: 'Speisekarte' });
});

it('the shipped texts have the same placeholders in every language', () => {
  const [tr, en] = ['tr', 'en'].map((lang) =>
    mapTexts((group, key) => shippedTexts(lang)[group]?.[key] ?? ''),
  );
  const needed = (groups: TextGroups = {}) =>
    Object.values(groups).map((all) => Object.values(all).map(placeholdersIn));
  expect(needed(en)).toEqual(needed(tr));
});

describe('interface texts', () => {
  it('change by key, and an empty text returns to the shipped one', async () => {
    const { call, signIn } = await openTestApp();
    const admin = await signIn();
    const put = (body: object) =>
      call<{ data: Language }>('PUT', '/api/admin/languages/page-lang', body, admin);
    const { body } = await put({ ...texts('en', { home: ' Start ' }), version: 1 });
    expect(body.data).toMatchObject({ version: 2, shipped: { navbar: { home: 'Home' } } });
    expect(body.data.page_lang.navbar).toMatchObject({ home: 'Start', menu: 'Menu' });
    expect(await put({ ...texts('en', { home: 'Begin' }), version: 1 })).toMatchObject({
      status: 409,
      body: { data: { version: 2 } },
    });
    const asText = { abbr: 'en', page_lang: JSON.stringify({ navbar: { home: '' } }) };
    expect((await put(asText)).body.data).toMatchObject({
      shipped: {},
      page_lang: { navbar: { home: 'Home' } },
    });
  });

  it.each([
    [{ navbar: { unknown: 'x' } }, 'page_lang.navbar.unknown', 'Böyle bir metin yok. Sayfayı yenileyin.'],
    [{ constructor: { name: 'x' } }, 'page_lang.constructor.name', 'Böyle bir metin yok. Sayfayı yenileyin.'],
    [{ products: { page_of: '{page}' } }, 'page_lang.products.page_of', 'Metinde şunlar kalmalı: {last}'],
    [{ navbar: { menu: '{x}' } }, 'page_lang.navbar.menu', 'Bu metinde şunlar kullanılamaz: {x}'],
  ])('refuse %o with a text', async (page_lang, field, text) => {
    const admin = await app.signIn();
    const body = { abbr: 'en', page_lang };
    expect(await app.call('PUT', '/api/admin/languages/page-lang', body, admin)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [text] } },
    });
  });

  it('are outdated once the main text changes, until somebody writes them anew', async () => {
    const { call, signIn } = await openTestApp();
    const admin = await signIn();
    const put = (abbr: string, home: string) =>
      call<{ data: Language }>('PUT', '/api/admin/languages/page-lang', texts(abbr, { home }), admin);
    const outdated = async () =>
      (await call<Language[]>('GET', '/api/admin/languages', undefined, admin)).body.map(
        (row) => row.outdated,
      );
    expect(await outdated()).toEqual([[], []]);
    await put('tr', 'Giriş');
    expect(await outdated()).toEqual([[], ['navbar.home']]);
    await put('en', 'Start');
    expect(await outdated()).toEqual([[], []]);
  });
});

describe('a language', () => {
  it('is added under its own name and stays hidden until it is switched on', async () => {
    const { ctx, call, signIn } = await openTestApp();
    const admin = await signIn();
    const added = await call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
    expect(added).toMatchObject({
      status: 201,
      body: { data: { lang: 'Deutsch', active: false, is_main: false, version: 1 } },
    });
    const codes = async () =>
      (await call<{ abbr: string }[]>('GET', '/api/pages/all-languages')).body.map(({ abbr }) => abbr);
    expect(await codes()).toEqual(['tr', 'en']);
    await call('PUT', '/api/admin/languages/active', { abbr: 'de', active: 1 }, admin);
    expect(await codes()).toEqual(['tr', 'en', 'de']);
    await call('PUT', '/api/admin/languages/active', { abbr: 'de' }, admin);
    expect(await codes()).toEqual(['tr', 'en']);
    const renamed = { abbr: 'de', lang: 'German', version: 3 };
    expect(await call('PUT', '/api/admin/languages', renamed, admin)).toMatchObject({
      status: 200,
      body: { data: { lang: 'German', version: 4 } },
    });
    expect((await call('PUT', '/api/admin/languages', renamed, admin)).status).toBe(409);
    const history = ctx.db.selectFrom('history').where('entity', '=', 'language').orderBy('id');
    const actions = (await history.select('action').execute()).map(({ action }) => action);
    expect(actions).toEqual(['create', 'update', 'update', 'update']);
  });

  it.each([
    ['xx', 'Böyle bir dil kodu yok. İki harfli kodu yazın (de, fr, es).'],
    ['ar', 'Sağdan sola yazılan diller desteklenmiyor.'],
    ['en', 'Bu dil zaten var.'],
    ['DE', 'İki küçük harf olmalı (de, fr)'],
  ])('is refused as %s with a text', async (abbr, text) => {
    const admin = await app.signIn();
    expect(await app.call('POST', '/api/admin/languages', { abbr }, admin)).toMatchObject({
      status: 422,
      body: { errors: { abbr: [text] } },
    });
  });

  it('cannot be called like a page of the site', () => {
    expect([isSitePath('ab', ['/ab/:seo_name']), isSitePath('ab', ['/abc'])]).toEqual([true, false]);
  });

  it('that is the main one cannot be hidden, and a hidden one cannot become the main one', async () => {
    const { call, signIn } = await openTestApp();
    const admin = await signIn();
    await call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
    const put = (url: string, abbr: string) => call('PUT', `/api/admin/languages/${url}`, { abbr }, admin);
    expect((await put('active', 'tr')).status).toBe(422);
    expect((await put('main', 'de')).status).toBe(422);
    expect((await put('main', 'fr')).status).toBe(404);
    expect((await put('main', 'tr')).status).toBe(200);
  });
});

function texts(abbr: string, navbar: object) {
  return { abbr, page_lang: { navbar } };
}
