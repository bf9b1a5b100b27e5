import SQLite from 'better-sqlite3';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#shared/panel-paths.ts';
import { startBuiltServer } from '#test/servers/built-server.ts';
import { demoTemplate } from '../demo-template.ts';
import { expect, openSession } from '../fixtures.ts';
import { test as base } from '../mail-server.ts';
import { exportedFormulas } from './exported-files.ts';
import { payloads } from './payloads.ts';
import { provokeMails } from './provoke-mails.ts';
import { writePayloads } from './write-payloads.ts';

const confirmed = 'onayli@example.com';

const test = base.extend({
  server: [
    async ({ mailServer }, use) => {
      const template = await mkdtemp(join(tmpdir(), 'vitrin-payloads-'));
      await cp(demoTemplate() ?? '', template, { recursive: true });
      expect(await writePayloads(join(template, 'vitrin.db'), confirmed)).toBeGreaterThan(payloads.length);
      const server = await startBuiltServer({
        template,
        // Links in mails need the site's own address.
        isLocalhost: true,
        environment: {
          SMTP_URL: mailServer.url,
          MAIL_FROM: 'Vitrin <site@example.com>',
          LIMITS:
            'search=1000/60,login=1000/60,publicForms=1000/60,newsletterMails=1000/60,messageCopies=1000/60',
        },
      });
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
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
    if (/[<>]/.test(text) || !isJson(text)) found.push(`${address}: JSON-LD ${text.slice(0, 200)}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
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
    '/',
    '/kurumsal',
    '/katalog',
    '/fuarlar',
    '/blog',
    '/videolar',
    '/iletisim',
    '/404',
    '/sayfa-yok',
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

test('mails of every kind run nothing in a mail program without a policy', async ({
  page,
  server,
  mailServer,
  pageErrors,
}) => {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push('a dialog');
    void dialog.dismiss();
  });
  const count = await provokeMails(server, confirmed);
  // Reminders of claims come too.
  await expect.poll(() => mailServer.mails.length, { timeout: 180_000 }).toBeGreaterThanOrEqual(count);
  for (const mail of mailServer.mails) {
    const { subject = '', html } = mail;
    expect(html, subject).not.toBe(false);
    await page.setContent(html || '', { waitUntil: 'load' });
    for (const markup of await page.evaluate(markupThatRuns)) found.push(`${subject}: ${markup}`);
    // A payload in an attribute or a comment would be missing in the text that people read.
    const foreign = page.locator(
      'script, img, svg, iframe, form, input, object, embed, base, link, video, audio',
    );
    if ((await foreign.count()) > 0) found.push(`${subject}: ${await foreign.first().innerHTML()}`);
    for (const name of ['bcc', 'set-cookie'])
      if (mail.headers.has(name)) found.push(`${subject}: header ${name}`);
  }
  expect(found).toEqual([]);
  pageErrors.length = 0;
});

test('exported sheets contain no formula, and served text files open as text', async ({
  page,
  server,
  pageErrors,
}) => {
  const { found, cells } = await exportedFormulas(server);
  expect(cells).toBeGreaterThan(1_000);
  expect(found).toEqual([]);

  const database = new SQLite(join(server.dataDir, 'vitrin.db'), { readonly: true });
  const media = database
    .prepare("select id, address_key as key, mime from media where mime = 'application/pdf' or id < 40")
    .all() as { id: number; key: string; mime: string }[];
  const fairs = database.prepare("select id from posts where section = 'fairs'").all() as { id: number }[];
  for (const { id } of fairs) {
    const answer = await page.request.get(`/dosya/fuar-${id}.ics`);
    if (answer.status() === 404) continue;
    const lines = (await answer.text()).split('\r\n');
    expect(lines.filter((line) => /^(BEGIN:VALARM|ATTENDEE|ACTION)|[\n\r]/.test(line))).toEqual([]);
    expect(answer.headers()['content-type']).toContain('text/calendar');
  }
  for (const { id, key } of media) {
    const answer = await page.request.get(`/dosya/${id}-${key}/x`);
    expect([200, 404]).toContain(answer.status());
    const disposition = answer.headers()['content-disposition'] ?? '';
    expect(disposition).toMatch(
      /^$|^inline; filename="[ -~]*"(?:; filename\*=UTF-8''[\w.%!#$&+^`|~*'()-]+)?$/,
    );
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }

  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(page.url());
    void dialog.dismiss();
  });
  for (const address of [
    '/.well-known/security.txt',
    '/api/pages/content?page=home&lang=tr',
    '/api/pages/categories?lang=tr',
    `/api/pages/search-products?search=${encodeURIComponent(payloads[3] ?? '')}&lang=tr`,
    `/api/${encodeURIComponent(payloads[3] ?? '')}`,
    `/dosya/${encodeURIComponent(payloads[3] ?? '')}`,
  ]) {
    const answer = await page.goto(address);
    expect(answer?.headers()['content-type'], address).toMatch(
      /^(application\/json|text\/plain); charset=utf-8/,
    );
    expect(await page.locator('script, img, svg, iframe').count(), address).toBe(0);
  }
  expect(dialogs).toEqual([]);
  // The browser logs the two expected answers with status 404.
  pageErrors.length = 0;
});
