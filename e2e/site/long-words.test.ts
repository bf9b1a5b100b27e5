import type { Page } from '@playwright/test';
import { startBuiltServer, type BuiltServer } from '#test/servers/built-server.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';
import { demoTemplate } from '../demo-template.ts';
import { expect, openSite, test } from '../fixtures.ts';

const word = 'Kuşgözühalkazincirtokaperçinçıtçıtfermuarelciğikancamandaldüğmeaksesuarlarımızda';
const compound = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzhalterungsring';
const cells = (tag: string, text: string) => `<${tag}><p>${text}</p></${tag}>`.repeat(12);
const wideTable = `<table><tbody><tr>${cells('th', 'Genişlik')}</tr><tr>${cells('td', '164,40')}</tr></tbody></table>`;

test.describe('words of 80 letters @desk', () => {
  let server: BuiltServer;
  let paths: string[];
  test.beforeAll(async () => {
    server = await startBuiltServer({ template: demoTemplate() });
    paths = await lengthen(await signInTo(server.url, server.account));
  });
  test.afterAll(() => server.stop());

  test('make no page wider than its window, and push nothing out of the navbar', async ({ page }) => {
    for (const path of paths) {
      await page.goto(server.url + path);
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const [pageWidth, barEnd] = await page.evaluate(() => {
          const ends = [...document.querySelectorAll('.navbar-end *')].map((part) => {
            return part.closest('details > div') ? 0 : part.getBoundingClientRect().right;
          });
          return [document.documentElement.scrollWidth, Math.max(...ends)];
        });
        expect.soft(pageWidth, `${path} at ${width} px`).toBe(width);
        expect.soft(barEnd, `navbar of ${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });

  test('leave the count of a suggested category on one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openSite(page, `${server.url}/kurumsal`);
    await page.locator('.search-icon').click();
    await page.getByRole('combobox').fill('kuşgözühalka');
    const count = await page.locator('.suggestion-category .suggestion-code').first().boundingBox();
    expect(count?.height).toBeLessThan(30);
  });

  test('leave a table of twelve columns readable: it scrolls in its frame, and is complete on paper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await page.goto(server.url + (paths.find((path) => path.startsWith('/urun/')) ?? ''));
    const frame = page.locator('.rich-table');
    const widths = () =>
      frame.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const);
    const [inner, outer] = await widths();
    expect(inner).toBeGreaterThan(outer);
    await frame.focus();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await widths())[0]).toBeLessThanOrEqual(700);
  });
});

test('the navbar shows the logo and all of its parts from the first width without a drawer on @desk', async ({
  page,
}) => {
  for (const path of ['/kurumsal', '/en/kurumsal']) {
    await page.goto(path);
    for (const width of [801, 834, 1024, 1151, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const logo = await page.getByRole('banner').getByRole('img').first().boundingBox();
      expect(logo?.width, `logo of ${path} at ${width} px`).toBeGreaterThan(90);
      const offers = await page.getByRole('banner').locator('.offer-button').boundingBox();
      expect((offers?.x ?? width) + (offers?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});

test('a line of a long text has 80 letters at most, in every window @desk', async ({ page }) => {
  for (const path of [
    '/sozlesme/kvkk-aydinlatma-metni',
    '/en/blog/bir-kaplama-nasil-yapilir',
    '/vizyon-misyon',
  ]) {
    await page.goto(path);
    for (const width of [768, 2560]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.evaluate(() => document.fonts.ready);
      expect(await longestLine(page), `${path} at ${width} px`).toBeLessThanOrEqual(80);
    }
  }
});

test('a printed page ends with the ways to reach the company, without forms and further posts @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 703, height: 1000 });
  for (const path of [
    '/urun/d-halka',
    '/blog/bir-kaplama-nasil-yapilir',
    '/sozlesme/kvkk-aydinlatma-metni',
  ]) {
    await openSite(page, path);
    await page.emulateMedia({ media: 'print' });
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '+90 212 000 00 18' })).toBeVisible();
    await expect(page.locator('input:visible, .further-posts:visible, .breadcrumb:visible')).toHaveCount(0);
    await expect(
      footer.getByText('Örnek Metal Aksesuar', { exact: false }).filter({ visible: true }),
    ).toHaveCount(1);
    const cut = page.locator('.variant-table-frame').filter({ visible: true });
    for (const frame of await cut.all())
      expect(await frame.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** Gives records of the demo long names, and returns the pages that show them. */
async function lengthen(client: StaffClient): Promise<string[]> {
  const write = async (verb: 'POST' | 'PUT', path: string, body: object) => {
    const override = verb === 'PUT' ? { _method: verb } : {};
    const answer = await client.call('POST', `/api/admin/${path}`, { ...override, ...body });
    const text = await answer.text();
    expect(answer.ok, `${path}: ${text}`).toBe(true);
    return JSON.parse(text) as { data: { id: number; seo_name?: string } };
  };
  const name = { name_tr: word, name_en: compound };
  const title = { title_tr: word, title_en: compound, is_active: 1 };
  const body = { body_tr: `<p>${word}</p>${wideTable}` };
  await write('PUT', 'configuration', { projectCompanyName: word });
  await write('PUT', 'languages/page-lang', { abbr: 'en', page_lang: { navbar: { contact: compound } } });
  const { data: category } = await write('POST', 'categories', name);
  const { data: product } = await write('POST', 'products', {
    ...name,
    code: 'ABCDEFGH-1234567890-ABCDEFGH',
    category_id: category.id,
    is_active: 1,
    is_featured: 1,
    summary_tr: word,
    description_tr: `<p>${word}</p>${wideTable}`,
    attributes: [{ label: { tr: word }, value: { tr: word } }],
  });
  const fair = { place_tr: word, stand: word, starts_on: '2040-03-03', ends_on: '2040-03-05' };
  await write('POST', 'posts/fairs', { ...title, ...body, ...fair, summary_tr: word });
  const { data: post } = await write('POST', 'posts/blog', {
    ...title,
    ...body,
    summary_tr: word,
    author: word,
  });
  const link = { link: '/iletisim', link_text_tr: word, link_text_en: compound };
  await write('POST', 'contents', { page: 'home', section: 'slider', ...title, subtitle_tr: word, ...link });
  await write('POST', 'contents', {
    page: 'corporate',
    section: 'about',
    ...title,
    body_tr: `<p>${word}</p>`,
  });
  return [
    '/',
    `/urun/${product.seo_name ?? ''}`,
    `/urunler/${category.seo_name ?? ''}`,
    '/fuarlar',
    '/blog',
    `/blog/${post.seo_name ?? ''}`,
    '/kurumsal',
    '/en',
    '/en/iletisim',
  ];
}

/** The number of letters in the longest line of the page's paragraphs. */
function longestLine(page: Page): Promise<number> {
  return page.evaluate(() => {
    const lengths = [...document.querySelectorAll('main p')].slice(0, 20).flatMap((paragraph) => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let place = 0; place < (node.textContent ?? '').length; place += 1) {
          const letter = new Range();
          letter.setStart(node, place);
          letter.setEnd(node, place + 1);
          const line = Math.round(letter.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? '') + letter.toString());
        }
      return [...lines.values()].map((line) => line.trim().length);
    });
    return Math.max(...lengths);
  });
}
