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

it('a text that is missing in one language is shown in the main one', async () => {
  const { connections } = app.ctx;
  const row = await connections.reader
    .selectFrom('languages')
    .selectAll()
    .where('abbr', '=', 'en')
    .executeTakeFirstOrThrow();
  const texts = JSON.parse(row.page_lang) as Record<string, Record<string, string>>;
  const page_lang = JSON.stringify({ ...texts, navbar: { ...texts.navbar, home: '' } });
  await connections.writer.updateTable('languages').set({ page_lang }).where('abbr', '=', 'en').execute();
  const { body } = await app.call<Record<string, Record<string, string>>>(
    'GET',
    '/api/pages/static-languages?lang=en',
  );
  expect(body.navbar?.home).toBe('Anasayfa');
});
