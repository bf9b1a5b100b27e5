import { expect, it, vi } from 'vitest';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { createSiteApi } from '#features/site-api/server/create-site-api.ts';
import { openTestApp } from '#test/app.ts';
import { openSiteSources } from '#test/site-sources.ts';

const app = await openTestApp();
const { renderSite } = await openSiteSources();

/** Renders a page while these calls fail; the failure must not be in the page, but in the log. */
async function renderWithout(path: string, ...failing: (keyof SiteApi)[]) {
  const fail = () => Promise.reject(new Error('secret of the server'));
  const api = { ...createSiteApi(app.ctx, 'tr'), ...Object.fromEntries(failing.map((name) => [name, fail])) };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const values = { api, lang: 'tr', publicUrl: '', csrfToken: 'token', year: 2026 };
  const { status, body, isStored } = await renderSite(path, values);
  const html = typeof body === 'string' ? body : body.join('');
  expect(html).not.toContain('secret of the server');
  expect(log.mock.calls.flat().map(String).join()).toContain('secret of the server');
  log.mockRestore();
  const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return { status, isStored, html, data: Object.keys(JSON.parse(json) as object) };
}

it('a page whose data cannot be loaded has the error inside of the shell, status 500, and is not stored', async () => {
  const { html, ...rest } = await renderWithout('/katalog', 'content');
  expect(rest).toEqual({ status: 500, isStored: false, data: ['site'] });
  expect(html).toContain('Sayfa yüklenemedi.');
  expect(html).toContain('<footer');
});

it('the error stands alone when the data of the shell cannot be loaded', async () => {
  const { html, ...rest } = await renderWithout('/katalog', 'contracts');
  expect(rest).toEqual({ status: 500, isStored: false, data: ['page'] });
  expect(html).toContain('Sayfa yüklenemedi.');
  expect(html).not.toContain('<footer');
});
