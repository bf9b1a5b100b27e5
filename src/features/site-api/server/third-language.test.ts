import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';

const { ctx, call, signIn, app } = await openTestApp({ environment: { PUBLIC_URL: 'https://ornek.test' } });
const admin = await signIn();
const write = (method: 'POST' | 'PUT', url: string, body: object) =>
  call<{ data: { id: number } }>(method, `/api/admin/${url}`, body, admin);
await write('POST', 'languages', { abbr: 'de' });
await write('PUT', 'languages/active', { abbr: 'de' });
const category = await buildCategory(ctx, { name: { tr: 'Tokalar', de: 'Schnallen' } });

it('a language that staff add works like the others in search, pages and answers', async () => {
  const input = { code: 'T-1', category_id: category.id, name_tr: 'Pirinç toka', name_de: 'Messingschnalle' };
  await write('POST', 'products', input);
  await write('PUT', 'page-meta', { route_name: 'fairs', title_de: 'Messen' });
  const form_error = { required: 'Bitte ausfüllen.', check_fields: 'Bitte prüfen Sie die Felder.' };
  await write('PUT', 'languages/page-lang', { abbr: 'de', page_lang: { form_error } });
  const read = async (url: string) => (await call('GET', `/api/pages/${url}`)).body;
  expect(await read('search-products?search=messingschn&lang=de')).toMatchObject([
    { name: 'Messingschnalle' },
  ]);
  expect(await read('categories?lang=de')).toMatchObject([{ name: 'Schnallen' }]);
  expect(await read('page-meta?lang=de')).toMatchObject({
    fairs: { title: 'Messen' },
    blog: { title: 'Blog' },
  });
  expect(await read('product/pirinc-toka?lang=de')).toMatchObject({ langs: ['tr', 'de'] });
  const sent = await call('POST', '/api/contact', { lang: 'de', name: '', elapsed: '8000' });
  expect(sent).toMatchObject({
    status: 422,
    body: { message: 'Bitte prüfen Sie die Felder.', errors: { name: ['Bitte ausfüllen.'] } },
  });
});

it('a fair is a calendar event in that language', async () => {
  const fair = { title_tr: 'Fuar', title_de: 'Messe', starts_on: '2027-03-05', ends_on: '2027-03-08' };
  const { body } = await write('POST', 'posts/fairs', { ...fair, seo_name: 'fuar' });
  const { payload } = await app.inject(`/dosya/fuar-${body.data.id}.ics?lang=de`);
  expect(payload).toContain('SUMMARY:Messe');
  expect(payload).toContain('https://ornek.test/de/fuarlar');
});
