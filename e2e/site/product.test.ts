import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ProductPage } from '#features/products/product-page.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, expect, openSite, test } from '../fixtures.ts';

const product = '/urun/klasik-dilli-toka';
const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Ürün görselleri, büyük' });
const pictures = (page: Page) => page.getByRole('list', { name: 'Ürün görselleri' }).getByRole('link');

/** Opens the gallery viewer with the first picture, after the page is hydrated. */
async function openViewer(page: Page): Promise<void> {
  await openSite(page, product);
  await pictures(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(viewerOf(page)).toBeVisible();
}

test('the viewer works by keyboard and returns the focus when it closes @desk', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('viewer')) scripts.push(request.url());
  });
  await openSite(page, product);
  expect(scripts, 'the viewer is not part of the first load').toEqual([]);
  await pictures(page).first().focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await expect(viewer.getByText('1 / 3', { exact: true })).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Büyük görseli kapat' })).toBeFocused();
  await axe(page);

  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: 'Uzaklaştır' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('0');
  await expect(viewer.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 / 3', { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText('3 / 3', { exact: true })).toBeVisible();
  // Tab keeps the focus inside the open viewer.
  for (let n = 0; n < 8; n += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(pictures(page).nth(2)).toBeFocused();
});

test('a click in the viewer zooms, with more pixels than the page shows; it also offers the download @desk', async ({
  page,
}) => {
  await openViewer(page);
  const viewer = viewerOf(page);
  const picture = viewer.getByRole('listitem').first().locator('picture img');
  const fetched = () =>
    picture.evaluate((image: HTMLImageElement) => Number(/-(\d+)-/.exec(image.currentSrc)?.[1]));
  await picture.click();
  await expect(viewer.getByRole('button', { name: 'Uzaklaştır' })).toBeVisible();
  const [width] = (await picture.getAttribute('srcset'))?.match(/\d+(?=w$)/) ?? [];
  await expect.poll(fetched).toBe(Number(width));
  await picture.click();
  await expect(viewer.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();

  // There is nothing for sharing, playing or the full screen.
  const names = await viewer.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual(['Yakınlaştır', 'Büyük görseli kapat', 'Önceki görsel', 'Sonraki görsel']);
  const waiting = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Görseli indir' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('TK-11-1.jpg');
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('a printed product has neither the stepper nor related products @desk', async ({ page }) => {
  await page.goto('/urun/d-halka-35-mm');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Adet', { exact: true })).toBeHidden();
  await expect(page.locator('#related')).toBeHidden();
  await expect(page.locator('.picture-preview:visible')).toHaveCount(0);
  // A picture with another aspect ratio has no bars around it. One that has not arrived yet has no size.
  for (const picture of await pictures(page).all()) {
    const image = picture.locator('picture img');
    const ratio = Number(await image.getAttribute('width')) / Number(await image.getAttribute('height'));
    const drawn = () => image.evaluate(({ width, height }: HTMLImageElement) => width / height);
    await expect.poll(async () => Math.abs((await drawn()) - ratio)).toBeLessThan(0.05);
  }
});

test('the data of a product is beside its picture on a tablet, and related products fill their rows @desk', async ({
  page,
}) => {
  await page.goto(product);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 1024 });
    const picture = await pictures(page).first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.x ?? 0) > (picture?.x ?? 0) + (picture?.width ?? 0), `${width} px`).toBe(width > 600);
    await expect(page.locator('.gallery-thumbnails a').nth(1)).toBeVisible({ visible: width > 600 });
    const cards = page.getByRole('region', { name: 'Benzer ürünler' }).getByRole('article');
    const rows = await cards.evaluateAll((all) =>
      Object.values(Object.groupBy(all, (card) => card.getBoundingClientRect().top)).map(
        (row) => row?.length,
      ),
    );
    expect(new Set(rows).size, `rows of ${String(rows)} cards at ${width} px`).toBe(1);
  }
});

test('a pinch zooms the picture around its middle, not the page, and a swipe shows the next one @phone', async ({
  page,
}) => {
  await openViewer(page);
  const viewer = viewerOf(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map((place, id) => ({ ...place, id })),
    });
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 450 },
    { x: 195 + apart, y: 450 },
  ];
  await touch('touchStart', ...fingers(40));
  for (const apart of [50, 70, 90, 110]) await touch('touchMove', ...fingers(apart));
  await touch('touchEnd');
  await expect(viewer.getByRole('button', { name: 'Uzaklaştır' })).toBeVisible();
  const slide = viewer.locator('.viewer-slide').first();
  const box = await slide.evaluate((one) => ({
    inner: one.scrollWidth,
    outer: one.clientWidth,
    at: one.scrollLeft,
  }));
  expect(box.inner).toBeGreaterThan(box.outer * 2);
  expect(box.at, 'the middle of the picture stays in the middle').toBeCloseTo(
    (box.inner - box.outer) / 2,
    -1,
  );
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await axe(page);

  await page.keyboard.press('0');
  await expect(viewer.getByRole('button', { name: 'Yakınlaştır' })).toBeVisible();
  await axe(page);
  await touch('touchStart', { x: 320, y: 450 });
  for (let x = 300; x >= 60; x -= 20) await touch('touchMove', { x, y: 450 });
  await touch('touchEnd');
  await expect(viewer.getByText('2 / 3', { exact: true })).toBeVisible();
});

test('a quantity can be typed and changed by buttons and keys, and is never below 0 @desk', async ({
  page,
}) => {
  await openSite(page, product);
  const quantity = page.getByRole('spinbutton', { name: 'Adet' });
  await page.getByRole('button', { name: 'Adedi azalt' }).click();
  await expect(quantity).toHaveValue('0');
  await expect(page.getByRole('button', { name: 'Adedi azalt' })).toBeDisabled();
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('0');
  await quantity.press('PageUp');
  await expect(quantity).toHaveValue('10');
  await quantity.fill('-250');
  await expect(quantity).toHaveValue('250');
  await page.getByRole('button', { name: 'Adedi artır' }).click();
  await expect(quantity).toHaveValue('251');
  await quantity.fill('');
  await expect(quantity).toHaveValue('0');
  await quantity.press('Control+a');
  await quantity.pressSequentially('3.a7.');
  await expect(quantity).toHaveValue('3.7');
  await page.getByRole('button', { name: 'Adedi artır' }).click();
  await expect(quantity).toHaveValue('4.7');
});

test('a product links to its transporter types and to related products @desk', async ({ page }) => {
  await openSite(page, product);
  await page.getByRole('table').getByRole('link', { name: 'Kayış' }).click();
  await expect(page).toHaveURL(/\/urunler\/toka\?transporter_types=kayis$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${product}$`));
  const related = page.getByRole('region', { name: 'Benzer ürünler' }).getByRole('link').first();
  const name = await related.innerText();
  await related.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a visitor goes from product to product within a category @desk', async ({ page, server }, {
  project,
}) => {
  const client = await signInTo(server.url, server.account);
  const post = async (path: string, fields: object) =>
    (await (await client.call('POST', `/api/admin/${path}`, fields)).json()) as {
      data: { id: number; seo_name: string };
    };
  const kind = `Komşu ${project.name}`;
  const { data: category } = await post('categories', { name_tr: kind });
  const add = (name: string) =>
    post('products', { name_tr: `${kind} ${name}`, code: `${kind} ${name}`, category_id: category.id });
  await add('iki');
  const { data: first } = await add('bir');
  await openSite(page, `/urun/${first.seo_name}`);
  const neighbours = page.getByRole('navigation', { name: 'Kategorideki komşu ürünler' });
  await expect(neighbours.getByRole('link', { name: 'Önceki ürün' })).toHaveCount(0);
  await neighbours.getByRole('link', { name: 'Sonraki ürün' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${kind} iki` })).toBeVisible();
  await neighbours.getByRole('link', { name: 'Önceki ürün' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${kind} bir` })).toBeVisible();
});

test('a document has a permanent address, kind and size; a drawing opens as a picture @desk', async ({
  staff,
}) => {
  const token = await staff.evaluate(() => localStorage.getItem('token'));
  const address = `/api/pages/product/${product.slice('/urun/'.length)}`;
  const shown = (await (await staff.request.get(address)).json()) as ProductPage;
  const pdf = validPdf({ filling: 40_500 });
  const answer = await staff.request.post(`/api/admin/products/${shown.id}/files`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      gallery_type: 'documents',
      file: { name: 'Veri sayfası.pdf', mimeType: 'application/pdf', buffer: pdf },
    },
  });
  expect(answer.status()).toBe(201);
  await staff.goto(product);
  const documents = staff.getByRole('region', { name: 'Belgeler' });
  const document = documents.getByRole('link', { name: /Veri sayfası\s+PDF,\s+40\skB/ });
  await expect(document).toBeVisible();
  const href = (await document.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/dosya\/\d+-[a-z0-9]{12}\/.+/);
  expect((await staff.request.get(href)).headers()['content-type']).toBe('application/pdf');
  await axe(staff);

  // A job draws the page of the PDF soon after the upload.
  const sheet = await staff.request.post(`/api/admin/products/${shown.id}/files`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      gallery_type: 'drawings',
      file: { name: 'Kesit.pdf', mimeType: 'application/pdf', buffer: validPdf({ text: 'Kesit' }) },
    },
  });
  expect(sheet.status()).toBe(201);
  const drawn = async () => ((await (await staff.request.get(address)).json()) as ProductPage).drawings;
  await expect.poll(async () => (await drawn()).find(({ title }) => title === 'Kesit')?.picture).toBeTruthy();
  await openSite(staff, product);
  const drawing = staff.getByRole('region', { name: 'Teknik çizimler' }).getByRole('link', { name: /Kesit/ });
  await drawing.press('Enter');
  const viewer = staff.getByRole('dialog', { name: 'Teknik çizimler' });
  await expect(viewer.getByText('Kesit', { exact: true })).toBeVisible();
  const file = viewer.getByRole('link', { name: 'PDF’i indir' });
  await expect(file).toHaveAttribute('href', /\/kesit\.pdf$/);
  await axe(staff);
  await staff.keyboard.press('Escape');
  await expect(drawing).toBeFocused();
});

test('a buyer chooses finish and size by keyboard; code, table and address follow, and nothing moves', async ({
  page,
}) => {
  await openSite(page, product);
  const facts = page.locator('.variant-facts');
  const offer = page.getByRole('spinbutton', { name: 'Adet' });
  await expect(facts).toContainText('Ölçü ve kaplama seçin');
  const before = await offer.boundingBox();
  const finish = page.getByRole('group', { name: 'Kaplama' }).getByRole('link').last();
  await finish.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?v=[\w%-]+$/);
  await expect(finish).toBeFocused();
  await expect(finish).toHaveAttribute('aria-current', 'true');
  const size = page.getByRole('group', { name: 'Ölçü' }).getByRole('link').last();
  await size.press('Enter');
  await expect(size).toHaveAttribute('aria-current', 'true');
  const code = new URL(page.url()).searchParams.get('v') ?? '';
  await expect(facts).toContainText(code);
  const inTable = page
    .getByRole('region', { name: 'Ölçüler ve kodlar' })
    .getByRole('link', { name: code })
    .first();
  await expect(inTable).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status').filter({ hasText: code })).toBeAttached();
  expect((await offer.boundingBox())?.height).toBe(before?.height);
  await axe(page);
  // Removing the choice is a navigation forward, not back.
  await page.getByRole('link', { name: 'Seçimi kaldır' }).press('Enter');
  await expect(page).toHaveURL(/\/urun\/[\w-]+$/);
  await expect(facts).toContainText('Ölçü ve kaplama seçin');
});

test('a size table whose code cannot be loaded stays as the server wrote it @desk', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/assets/variant-table-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await openSite(page, product);
  await failed;
  const table = page.getByRole('region', { name: 'Ölçüler ve kodlar' });
  await page.getByRole('group', { name: 'Kaplama' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\?v=/);
  await expect(page.locator('.variant-facts')).toContainText(new URL(page.url()).searchParams.get('v') ?? '');
  const code = table.getByRole('link').first();
  const text = await code.innerText();
  await code.click();
  await expect(page.locator('.variant-facts')).toContainText(text);
  pageErrors.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each choice and each code is a link to its variant, and the canonical address has none @desk', async ({
    page,
  }) => {
    await page.goto(product);
    await page.getByRole('group', { name: 'Kaplama' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\?v=/);
    const first = new URL(page.url()).searchParams.get('v') ?? '';
    await expect(page.locator('.variant-facts')).toContainText(first);
    const other = page.getByRole('region', { name: 'Ölçüler ve kodlar' }).getByRole('link').last();
    const code = await other.innerText();
    await other.click();
    await expect(page.locator('.variant-facts')).toContainText(code);
    await page.goto(`${product}?v=YOK-1`);
    await expect(page).toHaveURL(/\/urun\/[\w-]+$/);
    // People type codes in small letters.
    await page.goto(`${product}?v=${encodeURIComponent(first.toLowerCase())}`);
    await expect(page).toHaveURL(new RegExp(`\\?v=${encodeURIComponent(first)}$`));
    await expect(page.locator('.variant-facts')).toContainText(first);
  });
});
