import SQLite from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#shared/panel-paths.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';
import { demoTemplate } from '../demo-template.ts';
import { expect, openSession, test as base } from '../fixtures.ts';
import { payloads } from './payloads.ts';
import { writePayloads } from './write-payloads.ts';

const test = base.extend({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const template = await mkdtemp(join(tmpdir(), 'vitrin-payloads-'));
      await cp(demoTemplate() ?? '', template, { recursive: true });
      expect(await writePayloads(join(template, 'vitrin.db'))).toBeGreaterThan(payloads.length);
      const server = await startBuiltServer({ template, environment: { LIMITS: 'search=1000/60' } });
      await use(server);
      await server.stop();
      await rm(template, { recursive: true });
    },
    { scope: 'worker', timeout: 320_000 },
  ],
});
test.setTimeout(600_000);

/**
 * Finds handlers, scripts and addresses that our own markup never contains. Pages must be safe without the
 * policy, which is only the last defence.
 */
function markupThatRuns(): string[] {
  const isScriptAddress = (element: Element) =>
    ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].some((name) =>
      /^[\s\0]*javascript:/i.test(element.getAttribute(name) ?? ''),
    );
  return [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        isScriptAddress(element) ||
        (element.tagName === 'SCRIPT' && element.textContent.includes('alert(1)') && !isData(element)),
    )
    .map((element) => element.outerHTML.slice(0, 200));

  function isData(element: Element): boolean {
    return ['application/json', 'application/ld+json'].includes(element.getAttribute('type') ?? '');
  }
}

async function look(page: Page, address: string, found: string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // This waits for parts that load later, such as previews and pictures with an error handler.
  await page.waitForLoadState('load');
  for (const markup of await page.evaluate(markupThatRuns)) found.push(`${address}: ${markup}`);
}

test('none of more than 200 stored payloads runs on the site or in the panel', async ({
  page,
  server,
  pageErrors,
}) => {
  expect(payloads.length).toBeGreaterThanOrEqual(200);
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`${page.url()}: a dialog`);
    void dialog.dismiss();
  });
  const database = new SQLite(join(server.dataDir, 'vitrin.db'), { readonly: true });
  const slugs = (query: string) =>
    (database.prepare(query).all() as { slug: string }[]).map(({ slug }) => slug);
  const site = [
    ...['/', '/kurumsal', '/katalog', '/fuarlar', '/blog', '/videolar', '/iletisim', '/404', '/sayfa-yok'],
    ...slugs('select seo_name as slug from products limit 20').map((slug) => `/urun/${slug}`),
    ...slugs("select seo_name as slug from categories where section = 'products' limit 12").map(
      (slug) => `/urunler/${slug}`,
    ),
    ...slugs("select seo_name as slug from posts where section = 'blog' limit 4").map(
      (slug) => `/blog/${slug}`,
    ),
    ...slugs("select json_extract(seo_name, '$.tr') as slug from contracts").map(
      (slug) => `/sozlesme/${slug}`,
    ),
    ...payloads
      .slice(0, 12)
      .map((text) => `/urun-ara?search_type=product&search=${encodeURIComponent(text)}`),
  ];
  for (const address of site) for (const prefix of ['', '/en']) await look(page, prefix + address, found);

  await openSession(page, server);
  const screens = Object.values(paths).filter((path) => path !== paths.notFound);
  for (const address of [
    ...screens,
    `${paths.siteSettings}?tab=scripts`,
    `${paths.siteSettings}?tab=api`,
    `${paths.audit}?tab=content`,
    `${paths.categories}?tree=school-tours`,
    `${paths.products}?search=${encodeURIComponent(payloads[3] ?? '')}`,
    `${paths.contact}?type=offer&message=1`,
  ])
    await look(page, address, found);

  expect(found).toEqual([]);
  const blocked = pageErrors.filter((text) => /Content Security Policy|Trusted/.test(text));
  expect(blocked).toEqual([]);
  // The payloads replaced addresses of pictures and links, so failed requests are expected.
  pageErrors.length = 0;
});
