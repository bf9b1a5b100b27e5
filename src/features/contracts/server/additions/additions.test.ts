import { beforeEach, expect, it } from 'vitest';
import type { ContractPage, PublicContract } from '../../contract.ts';
import { cookieRegister } from '#features/cookies/cookie-register.rules.ts';
import { siteStorage } from '#features/cookies/site-storage.rules.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { googleSnippet } from '#test/files/vendor-snippets.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeEach(async () => {
  app = await openTestApp();
  admin = await app.signIn('admin');
});

const configure = async (values: object) => {
  expect((await app.call('PUT', '/api/admin/configuration', values, admin)).status).toBe(200);
};
const listed = async (lang = 'tr') =>
  (await app.call<PublicContract[]>('GET', `/api/pages/contracts?lang=${lang}`)).body.map(({ name }) => name);
const shown = async (slug: string, lang = 'tr') =>
  (await app.call<ContractPage>('GET', `/api/pages/contract/${slug}?lang=${lang}`)).body;

const company = { committedCapital: '5.000.000 TL', boardMembers: 'Ayşe Örnek\nMert <b>Örnek</b>' };

it('the page of article 1524 appears in both languages when capital and board are filled, and goes with them', async () => {
  await configure({ committedCapital: company.committedCapital });
  expect(await listed()).toEqual([]);
  await configure(company);
  expect([await listed(), await listed('en')]).toEqual([
    ['Bilgi Toplumu Hizmetleri'],
    ['Company Information'],
  ]);
  const page = await shown('bilgi-toplumu-hizmetleri');
  expect(page.content).toContain('<td>Taahhüt edilen sermaye</td><td>5.000.000 TL</td>');
  expect(page.content).toContain('Ayşe Örnek<br>Mert &lt;b&gt;Örnek');
  expect(page.content).not.toContain('Denetçi');
  expect(page.own_langs).toEqual(['tr', 'en']);
  expect((await shown('company-information', 'en')).content).toContain(
    '<td>Subscribed capital</td><td lang="tr">5.000.000 TL</td>',
  );
  await configure({ boardMembers: '' });
  expect(await listed()).toEqual([]);
});

it('a page that staff deleted stays deleted while its settings change', async () => {
  await configure(company);
  const [{ id } = { id: 0 }] = (await app.call<PublicContract[]>('GET', '/api/pages/contracts')).body;
  expect((await app.call('DELETE', '/api/admin/contracts', { id }, admin)).status).toBe(200);
  await configure({ auditor: 'Örnek Denetim' });
  expect(await listed()).toEqual([]);
});

it('the accessibility statement says conformance, day and address below what staff wrote', async () => {
  const statement = { accessibilityStatus: 'partial', accessibilityAddress: 'a11y@example.com' };
  await configure({ ...statement, accessibilityCheckedOn: '2026-11-20' });
  const [own] = (await app.call<PublicContract[]>('GET', '/api/pages/contracts')).body;
  const text = { id: own?.id, content_tr: '<p>Videolarda betimleme yok.</p>' };
  expect((await app.call('PUT', '/api/admin/contracts', text, admin)).status).toBe(200);
  const page = await shown('erisilebilirlik-bildirimi');
  expect(page.content).toMatch(/^<p>Videolarda.*kısmen uygundur.*20 Kasım 2026.*mailto:a11y@example\.com/s);
  // The text of the program is in the page's language, below a Turkish text that stands in for the English one.
  const english = await shown('accessibility-statement', 'en');
  expect(english.content).toMatch(/<div lang="en">.*conforms partially.*20 November 2026/s);
});

it('the cookie policy lists everything that the registers name, and services only while they run', async () => {
  const policy = { name_tr: 'Çerezler', name_en: 'Cookies', addition: 'cookie_list', is_active: true };
  expect((await app.call('POST', '/api/admin/contracts', policy, admin)).status).toBe(201);
  const without = (await shown('cerezler')).content;
  for (const { name } of siteStorage) expect(without).toContain(`<td>${name}</td>`);
  expect(without).toContain('Şu anda hiçbiri kullanılmıyor.');
  expect(without).not.toContain('_ga');
  const scripts = { google_script: googleSnippet };
  expect((await app.call('PUT', '/api/admin/settings/site', scripts, admin)).status).toBe(200);
  const { content } = await shown('cookies', 'en');
  for (const { name } of cookieRegister.google) expect(content).toContain(`<td>${name}</td>`);
  expect(content).toContain('<br>2 years</td>');
  expect(content).not.toContain('_ym_uid');
});
