import { axe, expect, test } from '../fixtures.ts';

test('staff make a kit, its receiver downloads it with a password, and after closing it is gone @desk', async ({
  staff,
  browser,
}) => {
  const name = `Basın kiti ${Date.now()}`;
  const drawer = staff.getByRole('dialog', { name: /Yeni Kit|Kitin Bağlantısı/ });
  await staff.goto('/admin/kits');
  await staff.getByRole('button', { name: 'Yeni Kit' }).first().click();
  await drawer.getByRole('textbox', { name: 'Ad', exact: false }).first().fill(name);
  await drawer.getByRole('textbox', { name: 'Not' }).fill('Kaynak gösterin.');
  await drawer.getByRole('combobox', { name: 'Ürün ekle' }).fill('TK-11');
  await staff.getByRole('option', { name: /TK-11\)/ }).click();
  await expect(drawer.getByRole('textbox', { name: 'Ürün kodları' })).toHaveValue('TK-11');
  await drawer.getByRole('textbox', { name: 'Ürün kodları' }).fill('TK-11\nYOK-1');
  await axe(staff);
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await expect(drawer.getByText('Bu kodlarda ürün yok: YOK-1.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Ürün kodları' }).fill('TK-11\nTK-12');
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer).toHaveCount(0);

  const row = staff.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /Bağlantı Oluştur/ }).click();
  await expect(drawer.getByText(/2 ürün, \d+ görsel, teknik föyler, Excel listesi/)).toBeVisible();
  await drawer.getByLabel('Parola (isteğe bağlı)').fill('bahar-2027');
  await axe(staff);
  await drawer.getByRole('button', { name: 'Bağlantı Oluştur' }).click();
  const address = await drawer.getByLabel('Kitin adresi').inputValue();
  await drawer.getByRole('button', { name: 'Tamam' }).click();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bu kit parolayla korunuyor');
  await visitor.getByLabel('Parola').fill('yanlış-parola');
  await visitor.getByRole('button', { name: 'Aç' }).click();
  await expect(visitor.getByText('Parola yanlış.')).toBeVisible();
  await visitor.getByLabel('Parola').fill('bahar-2027');
  await visitor.getByRole('button', { name: 'Aç' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(visitor.url()).pathname).toBe(new URL(address).pathname);
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Tümünü indir (ZIP)' }).click();
  const download = await downloading;
  expect([download.suggestedFilename().endsWith('.zip'), await download.failure()]).toEqual([true, null]);
  expect((await context.request.get(`${address}/xlsx`)).status()).toBe(200);

  await staff.reload();
  await expect(row.getByText(/Son gün .* · parolalı/)).toBeVisible();
  await row.getByRole('button', { name: /Bağlantıyı Yönet/ }).click();
  await expect(drawer.getByText(/1 görüntülenme .*, 2 indirme/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
  const question = staff.getByRole('dialog', { name: 'Bağlantı kapatılsın mı?' });
  await question.getByRole('button', { name: 'Bağlantıyı Kapat' }).click();
  await expect(row.getByText('Bağlantı kapalı')).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bu bağlantı açılmıyor');
  await context.close();
});

test('the page of a kit can be read in both modes and fits every width @desk', async ({
  staff,
  page,
  server,
}) => {
  const call = async (path: string, data: object) => {
    const token = await staff.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    return (
      await staff.request.post(`${server.url}/api/admin/kits${path}`, { data, headers })
    ).json() as Promise<{
      data: { id: number; address: string };
    }>;
  };
  const ends_on = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const fields = {
    name: 'Uzunadlarındayeriolmalı '.repeat(4).trim(),
    lang: 'en',
    codes: 'TK-11\nTK-12',
    ends_on,
  };
  const { id } = (await call('', fields)).data;
  const { address } = (await call(`/${id}/link`, {})).data;
  await page.goto(address);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
