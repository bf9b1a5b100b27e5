import type { Page, Request } from '@playwright/test';
import { minimumFillTime } from '#features/public-forms/public-form.rules.ts';
import { axe, expect, openSite, test, untilReady } from '../fixtures.ts';

const product = '/urun/klasik-dilli-toka';
const drawer = (page: Page) => page.getByRole('dialog', { name: /^(Teklif Listesi|Quote list)$/ });
const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Teklif Listesi|Quote list)/ });
/** A line of the list by the beginning of its name, which is the product's name; size and finish follow. */
const line = (page: Page, name: string) => drawer(page).getByRole('group', { name: new RegExp(`^${name}`) });

/** Fills in the fields of the form, in the language of the page. */
async function fillDetails(
  page: Page,
  labels: { name: string; email: string; notice: RegExp },
): Promise<void> {
  await drawer(page).getByRole('textbox', { name: labels.name }).fill('Ayşe Yılmaz');
  await drawer(page).getByRole('textbox', { name: labels.email }).fill('ayse@ornek.test');
  const notice = drawer(page).getByRole('checkbox', { name: labels.notice });
  if (await notice.count()) await notice.check();
  // The time passes that a visitor takes at least, so that nothing waits for it.
  await page.clock.fastForward(minimumFillTime);
}
const turkish = { name: 'Ad soyad', email: 'E-posta', notice: /Aydınlatma/ };
const english = { name: 'Name', email: 'E-mail', notice: /read/ };

function fieldsOf(request: Request): Map<string, string> {
  const body = new Map<string, string>();
  for (const [, name, value] of (request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs))
    body.set(name ?? '', value ?? '');
  return body;
}

test('a buyer fills the offer list and sends it, only by keyboard @desk', async ({ page }) => {
  await page.clock.install();
  await openSite(page, '/urunler/toka');
  // For a product with variants, the plus sign leads to the choice of size and finish.
  const card = page.getByRole('article').filter({ hasText: 'Yamuk Toka' });
  await card.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/urun\/yamuk-toka#variants$/);
  const finish = page.getByRole('group', { name: 'Kaplama' }).getByRole('link').first();
  await finish.press('Enter');
  await expect(finish).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).first().press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: /^Yamuk Toka, .+ teklif listesine eklendi\.$/ }),
  ).toBeAttached();

  await openSite(page, product);
  await page.getByRole('spinbutton', { name: 'Adet' }).fill('250');
  const add = page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true });
  await add.press('Enter');
  await expect(page.getByText('Listenizde 250 adet var.')).toBeVisible();
  await add.press('Enter');
  await expect(page.getByText('Listenizde 500 adet var.')).toBeVisible();

  await opener(page).press('Enter');
  await expect(drawer(page)).toBeVisible();
  for (let n = 0; n < 30; n += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(isOutside, 'the focus stays in the drawer').toBe(false);
  }
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await line(page, 'Yamuk Toka')
    .getByRole('button', { name: /listeden kaldır/ })
    .press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Geri al' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 'Yamuk Toka').getByRole('button', { name: /listeden kaldır/ })).toBeFocused();
  const trapeze = line(page, 'Yamuk Toka');
  await trapeze.getByRole('checkbox', { name: 'Numune istiyorum' }).press('Space');
  await trapeze.getByRole('button', { name: 'Not ekle' }).press('Enter');
  await page.keyboard.type('Eskitme pirinç');
  await trapeze.getByRole('spinbutton', { name: 'Adet' }).press('ArrowDown');

  await drawer(page).getByRole('button', { name: 'İletişim bilgilerine geç' }).press('Enter');
  await page.keyboard.press('Enter');
  const send = drawer(page).getByRole('button', { name: 'Teklif isteğini gönder' });
  await send.press('Enter');
  await expect(drawer(page).getByRole('textbox', { name: 'Ad soyad' })).toBeFocused();
  await axe(page);
  await fillDetails(page, turkish);
  const request = page.waitForRequest('**/api/offer');
  await send.press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Teklif isteğiniz gönderildi.' })).toBeFocused();
  // This server cannot send mails, so nothing may be promised but an answer.
  await expect(drawer(page).locator('.offer-message')).toHaveText(
    /^Teklif isteğiniz gönderildi\.Teşekkür ederiz\. Yanıtımız ayse@ornek\.test adresine gelecek\.Başvuru numaranız: [\dA-Z-]+Gönderdiğiniz listeyi aç \(PDF\)Siteye dön$/,
  );
  const list = await drawer(page)
    .getByRole('link', { name: /listeyi aç/ })
    .getAttribute('href');
  const opened = await page.request.get(list ?? '');
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const lines = JSON.parse(fieldsOf(await request).get('lines') ?? '') as object[];
  expect(lines).toMatchObject([
    {
      name: 'Yamuk Toka',
      variant_id: expect.any(Number),
      quantity: 0,
      note: 'Eskitme pirinç',
      wants_sample: true,
    },
    { name: 'Klasik Dilli Toka', code: 'TK-11', quantity: 500, wants_sample: false },
  ]);
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toHaveAccessibleName('Teklif Listesi');
  expect(await page.evaluate(() => localStorage.getItem('offer_list'))).toBeNull();
});

test('a visitor on a phone asks for an offer in English, with names in the language of the page @phone', async ({
  page,
}) => {
  await page.clock.install();
  await openSite(page, product);
  await page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).tap();
  await expect(page.getByText('Listenizde 1 adet var.')).toBeVisible();
  await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'EN', exact: true }).tap();
  await expect(page.getByText('Quantity on your list: 1.')).toBeVisible();
  // A visitor who chooses the topic "offer" on the contact page is led to the list.
  await openSite(page, '/en/iletisim?topic=offer');
  const waiting = page.getByText('Your quote list holds 1 item; you can send them all as one request.');
  await waiting.getByRole('button', { name: 'Open the list' }).tap();
  await expect(line(page, 'Classic Prong Buckle')).toBeVisible();
  await axe(page);
  const width = await drawer(page).evaluate((dialog) => dialog.getBoundingClientRect());
  expect([width.width, width.height]).toEqual([390, 844]);
  const wishes = await drawer(page).locator('.offer-line-wishes').boundingBox();
  const stepper = await drawer(page).locator('.quantity-stepper').boundingBox();
  const rightEnd = (box: typeof wishes) => (box ? box.x + box.width : NaN);
  expect(rightEnd(stepper)).toBeLessThanOrEqual(rightEnd(wishes));
  await drawer(page).getByRole('button', { name: 'Continue to your details' }).tap();
  await fillDetails(page, english);
  const request = page.waitForRequest('**/api/offer');
  await drawer(page).getByRole('button', { name: 'Send the quote request' }).tap();
  await expect(drawer(page).getByText('Your quote request has been sent.')).toBeVisible();
  expect(fieldsOf(await request).get('lang')).toBe('en');
});

test('the offer list survives reloads, bad storage and failed sending, and is the same in every tab @desk', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.setItem('offer_list', '{"lines":[7,'));
  await openSite(page, product);
  await expect(opener(page)).toHaveAccessibleName('Teklif Listesi');
  const other = await context.newPage();
  await openSite(other, '/');
  await page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).click();
  await expect(opener(other)).toHaveAccessibleName('Teklif Listesi, 1 kalem');
  // Another variant of the same product becomes a separate line.
  await openSite(other, product);
  const finish = other.getByRole('group', { name: 'Kaplama' }).getByRole('link').first();
  await finish.click();
  await expect(finish).toHaveAttribute('aria-current', 'true');
  await other.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).click();
  await expect(opener(page)).toHaveAccessibleName('Teklif Listesi, 2 kalem');
  await page.reload();
  await untilReady(page);
  await opener(page).click();
  await drawer(page).getByRole('button', { name: 'İletişim bilgilerine geç' }).click();
  await fillDetails(page, turkish);

  let calls = 0;
  const ids = new Set<string | undefined>();
  await page.route('**/api/offer', async (route) => {
    calls += 1;
    ids.add(fieldsOf(route.request()).get('request_id'));
    if (calls === 1) return route.fulfill({ status: 200, body: '<html>' });
    if (calls === 2)
      return route.fulfill({ status: 422, json: { success: false, message: 'Şu anda istek alamıyoruz.' } });
    if (calls === 3)
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '90' },
        json: { success: false, message: 'Çok sayıda istek gönderildi.' },
      });
    return route.continue();
  });
  const send = drawer(page).getByRole('button', { name: 'Teklif isteğini gönder' });
  const alert = drawer(page).getByRole('alert');
  await send.dblclick();
  await expect(alert).toContainText('gönderilemedi');
  expect(calls, 'two clicks send one request').toBe(1);
  await send.click();
  await expect(alert).toContainText('Şu anda istek alamıyoruz.');
  await send.click();
  await expect(alert).toContainText('2 dakika sonra');
  await expect(drawer(page).getByRole('textbox', { name: 'Ad soyad' })).toHaveValue('Ayşe Yılmaz');
  await expect(opener(other)).toHaveAccessibleName('Teklif Listesi, 2 kalem');
  await send.click();
  await expect(drawer(page).getByText('Teklif isteğiniz gönderildi.')).toBeVisible();
  await expect(drawer(page).getByText(/^Başvuru numaranız: \w{4}-\w{4}$/)).toBeVisible();
  expect([calls, ids.size], 'all tries are the same message').toEqual([4, 1]);
  await expect(opener(other)).toHaveAccessibleName('Teklif Listesi');
});

test('the foot of a long offer list never hides what has the focus @desk', async ({ page }) => {
  await openSite(page, product);
  await page.getByRole('button', { name: 'Teklif Listesine Ekle', exact: true }).click();
  await page.evaluate(() => {
    const { version, lines } = JSON.parse(localStorage.getItem('offer_list') ?? '') as {
      version: number;
      lines: [{ product_id: number }];
    };
    const many = Array.from({ length: 10 }, (_, n) => ({ ...lines[0], product_id: n + 1, key: `${n}` }));
    localStorage.setItem('offer_list', JSON.stringify({ version, lines: many }));
  });
  await page.reload();
  await untilReady(page);
  await page.route('**/api/offer/pdf', (route) => route.fulfill({ status: 422, json: { success: false } }));
  await opener(page).click();
  await drawer(page).getByRole('button', { name: 'PDF olarak indir' }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('PDF şu anda hazırlanamadı.');
  const foot = drawer(page).locator('.offer-foot');
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await drawer(page).getByRole('button', { name: 'Teklif listesini kapat' }).focus();
    for (let n = 0; n < 50; n += 1) {
      await page.keyboard.press('Tab');
      const hidden = await foot.evaluate((element) => {
        const { activeElement: focused } = document;
        if (!focused || element.contains(focused)) return 0;
        return focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top;
      });
      expect(hidden, `after ${n + 1} presses of Tab at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('questions by WhatsApp and phone name the product and count as leads @desk', async ({
  page,
  server,
}) => {
  await openSite(page, product);
  const whatsapp = page.getByRole('link', { name: 'WhatsApp’tan sorun' });
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain('Klasik Dilli Toka (TK-11)');
  expect(text).toContain(server.url + product);
  const phone = page.getByRole('link', { name: /^Arayın: / });
  await expect(phone).toHaveAttribute('href', /^tel:\+90\d+$/);
  for (const [link, kind] of [
    [whatsapp, 'whatsapp'],
    [phone, 'phone'],
  ] as const) {
    await link.evaluate((anchor) => anchor.addEventListener('click', (event) => event.preventDefault()));
    const answer = page.waitForResponse('**/api/leads');
    await link.click();
    const response = await answer;
    expect(response.ok()).toBe(true);
    const sent = new URLSearchParams(response.request().postData() ?? '');
    expect(Object.fromEntries(sent)).toEqual({
      kind,
      product_id: expect.stringMatching(/^\d+$/),
      page: product,
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product leads to the contact page, and nothing of the offer list is shown @desk', async ({
    page,
  }) => {
    await page.goto(product);
    await expect(page.getByRole('button', { name: /teklif listesi/i })).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Teklif isteyin' });
    await expect(link).toHaveAttribute('href', '/iletisim?topic=offer');
  });
});
