import { expect, it } from 'vitest';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import { openTestApp } from '#test/app.ts';
import { loadMessageWords } from './message-words.ts';

it('a mail is in its reader’s language once staff have written all its texts, before that in English', async () => {
  const { ctx, call, signIn } = await openTestApp();
  const admin = await signIn();
  await call('POST', '/api/admin/languages', { abbr: 'de' }, admin);
  const put = (mail: object) =>
    call('PUT', '/api/admin/languages/page-lang', { abbr: 'de', page_lang: { mail } }, admin);
  const greeting = async () => {
    const { lang, text } = (await loadMessageWords(ctx.db))('de');
    return [lang, text('greeting', { name: 'Ada {day}' })];
  };
  expect(await greeting()).toEqual(['en', 'Dear Ada {day},']);
  await put({ greeting: 'Guten Tag {name},' });
  expect(await greeting()).toEqual(['en', 'Dear Ada {day},']);
  await put({ ...turkishTexts.mail, greeting: 'Guten Tag {name},' });
  expect(await greeting()).toEqual(['de', 'Guten Tag Ada {day},']);
  expect((await call('GET', '/api/pages/static-languages')).body).not.toHaveProperty('mail');
});
