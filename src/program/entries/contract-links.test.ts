import { expect, it } from 'vitest';
import type { Contract } from '#features/contracts/contract.ts';
import { openTestApp } from '#test/app.ts';
import { openSiteSources } from '#test/site-sources.ts';

const app = await openTestApp({ frontend: await openSiteSources() });
const staff = await app.signIn();
await app.call('POST', '/api/admin/languages', { abbr: 'de' }, staff);
await app.call('PUT', '/api/admin/languages/active', { abbr: 'de', active: '1' }, staff);

const create = async (body: object) =>
  (await app.call<{ data: Contract }>('POST', '/api/admin/contracts', body, staff)).body.data;
const notice = await create({
  name_tr: 'Aydınlatma',
  name_en: 'Privacy notice',
  name_de: 'Datenschutz',
  content_tr: '<p>a</p>',
  content_en: '<p>b</p>',
  content_de: '<p>c</p>',
});
await create({ name_tr: 'Yalnız Türkçe', content_tr: '<p>a</p>' });
await create({ name_tr: 'Koşullar', name_en: 'Terms', content_tr: '<p>a</p>' });
await app.call('PUT', '/api/admin/configuration', { noticeContractId: String(notice.id) }, staff);

/** The addresses of contracts that a page links, in its texts and in its choice of languages. */
const linksOf = async (path: string) => {
  const { payload } = await app.app.inject(path);
  return [...payload.matchAll(/<a\b[^>]* href="([^"]*\/sozlesme\/[^"]*)"/g)].map(([, href = '']) => href);
};

it.each(['', '/en', '/de'])(
  'footer, forms and choice of languages link contracts by their own addresses, from %j',
  async (prefix) => {
    const found = new Set<string>();
    const unread = [prefix || '/', `${prefix}/iletisim`];
    for (let path = unread.pop(); path !== undefined; path = unread.pop()) {
      const answer = await app.app.inject(path);
      expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 200, undefined]);
      for (const href of await linksOf(path)) {
        if (!found.has(href)) unread.push(href);
        found.add(href);
      }
    }
    // Three contracts in three languages: the choice of languages leads to the others.
    expect([...found].sort()).toEqual(
      [
        '/sozlesme/aydinlatma',
        '/en/sozlesme/privacy-notice',
        '/de/sozlesme/datenschutz',
        '/sozlesme/yalniz-turkce',
        '/en/sozlesme/yalniz-turkce',
        '/de/sozlesme/yalniz-turkce',
        '/sozlesme/kosullar',
        '/en/sozlesme/terms',
        '/de/sozlesme/kosullar',
      ].sort(),
    );
  },
);

it('the form of the contact page links the notice in its own language', async () => {
  for (const [prefix, slug] of [
    ['', 'aydinlatma'],
    ['/en', 'privacy-notice'],
    ['/de', 'datenschutz'],
  ]) {
    const { payload } = await app.app.inject(`${prefix}/iletisim`);
    const form = payload.slice(payload.indexOf('class="message-form"'));
    expect(form.slice(0, form.indexOf('</form>'))).toContain(`href="${prefix}/sozlesme/${slug}"`);
  }
});
