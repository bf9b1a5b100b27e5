import { expect, it } from 'vitest';
import type { Language } from '#shared/api/language.ts';
import { openTestApp } from '#test/app.ts';

const app = await openTestApp();
const viewer = await app.signIn('viewer');

it('lists every language with its interface texts, the main one first', async () => {
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
  const { writer } = app.ctx.connections;
  const setTexts = (abbr: string, page_lang: string) =>
    writer.updateTable('languages').set({ page_lang }).where('abbr', '=', abbr).execute();
  await setTexts('tr', '{"navbar":{"home":"Giriş"}}');
  await setTexts('en', '{"navbar":{"home":"","menu":""}}');
  const { body } = await app.call('GET', '/api/pages/static-languages?lang=en');
  expect(body).toMatchObject({ navbar: { home: 'Giriş', menu: 'Menü' } });
});
