import type { Page } from '@playwright/test';
import type { Product } from '#features/products/product.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';
import { drag } from './drag.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const gallery = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const picture = async (name: string, width?: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await createJpeg(width === undefined ? {} : { width }),
});
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: validPdf({ text: name }),
});

async function openOwnProduct(page: Page, server: Parameters<typeof staffRecords>[0]) {
  const records = await staffRecords(server);
  const name = `Galeri ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await openProduct(page, id);
  return { name, id, product: () => records.product(id), records };
}

/** Uploads four pictures while the server delays the first one. */
async function uploadFirstLast(staff: Page, product: () => Promise<Product>): Promise<void> {
  const widths = [300, 320, 340, 360];
  const others = Promise.withResolvers<undefined>();
  await staff.route(
    '**/products/*/files',
    async (route) => {
      await others.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await staff
    .getByRole('button', { name: 'Görsel ekle' })
    .setInputFiles(await Promise.all(widths.map((width) => picture(`${width}.jpg`, width))));
  await expect.poll(async () => (await product()).files.length).toBe(3);
  others.resolve(undefined);
  await expect.poll(async () => (await product()).files.map((file) => file.picture.width)).toEqual(widths);
}

test('three galleries take several files at once, in order, and refuse other file types', async ({
  staff,
  server,
}) => {
  const { product } = await openOwnProduct(staff, server);
  await test.step('the first file arrives last and stays first', () => uploadFirstLast(staff, product));
  await expect(gallery(staff, 'Görseller').getByRole('img', { name: /^Görsel \d$/ })).toHaveCount(4);
  await staff
    .getByRole('button', { name: 'Çizim ekle' })
    .setInputFiles([await picture('kesit.jpg', 360), pdf('plan.pdf')]);
  await expect(gallery(staff, 'Teknik çizimler').getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  await expect(gallery(staff, 'Teknik çizimler').getByRole('img', { name: 'Çizim 1' })).toBeVisible();
  await staff
    .getByRole('button', { name: 'Belge ekle' })
    .setInputFiles([pdf('katalog.pdf'), await picture('resim.jpg', 380)]);
  const documents = gallery(staff, 'Belgeler');
  await expect(documents.getByRole('link', { name: /katalog\.pdf/ })).toBeVisible();
  await expect(documents.getByRole('alert')).toContainText('PDF');
  await gallery(staff, 'Arama motorları')
    .getByRole('textbox', { name: 'Arama motoru başlığı' })
    .fill('uzun '.repeat(30));
  await axeInBothModes(staff);
  const { files, drawings, documents: stored } = await product();
  expect([files.length, drawings.length, stored.length]).toEqual([4, 2, 1]);

  await test.step('a gallery is sorted by keyboard, twice in a row', async () => {
    const before = files.map(({ id }) => id);
    const moveFirst = async (times: number) => {
      await gallery(staff, 'Görseller').getByRole('button', { name: 'Görsel 1: taşı' }).focus();
      await staff.keyboard.press('Space');
      for (let n = 0; n < times; n += 1) await staff.keyboard.press('ArrowRight');
      await staff.keyboard.press('Space');
    };
    await moveFirst(1);
    await expect(notice(staff, 'Sıra Düzeni Değiştirildi.').first()).toBeVisible();
    await expect
      .poll(async () => (await product()).files.map(({ id }) => id))
      .toEqual([before[1], before[0], ...before.slice(2)]);
    await moveFirst(1);
    await expect.poll(async () => (await product()).files.map(({ id }) => id)).toEqual(before);
  });

  await test.step('by position number', async () => {
    const before = files.map(({ id }) => id);
    const pictures = gallery(staff, 'Görseller');
    await pictures.getByRole('button', { name: 'Görsel 1: sıraya taşı…' }).click();
    await staff.getByRole('textbox', { name: 'Yeni sıra (1–4)' }).fill('3');
    await axe(staff);
    await staff.keyboard.press('Enter');
    await expect
      .poll(async () => (await product()).files.map(({ id }) => id))
      .toEqual([before[1], before[2], before[0], before[3]]);
  });

  await test.step('by pointer', async () => {
    const before = (await product()).files.map(({ id }) => id);
    const pictures = gallery(staff, 'Görseller');
    await drag(
      staff,
      pictures.getByRole('button', { name: 'Görsel 1: taşı' }),
      pictures.getByRole('img', { name: 'Görsel 2' }),
    );
    await expect
      .poll(async () => (await product()).files.map(({ id }) => id))
      .toEqual([before[1], before[0], ...before.slice(2)]);
  });

  await test.step('a file is removed after the question', async () => {
    await documents.getByRole('button', { name: 'Belge 1: kaldır' }).click();
    await staff
      .getByRole('dialog', { name: 'Emin Misin?!' })
      .getByRole('button', { name: 'Evet, Sil!' })
      .click();
    await expect(documents.getByRole('link', { name: /katalog\.pdf/ })).toBeHidden();
    expect((await product()).documents).toEqual([]);
  });
});

test('a failed upload can be retried, leaving asks while one is running, and a picture gets texts', async ({
  staff,
  server,
  pageErrors,
}) => {
  const { product } = await openOwnProduct(staff, server);
  const uploads = '**/api/admin/products/*/files';
  await staff.route(uploads, (route) => route.abort(), { times: 1 });
  await staff
    .getByRole('button', { name: 'Görsel ekle' })
    .setInputFiles([await picture('kopan.jpg', 300), await picture('gelen.jpg', 320)]);
  const pictures = gallery(staff, 'Görseller');
  await expect(pictures.getByRole('img', { name: 'Görsel 1' })).toBeVisible();
  await expect(pictures.getByRole('alert')).toContainText('Bağlantınızı denetleyip tekrar deneyin');
  await pictures.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(pictures.getByRole('img', { name: 'Görsel 2' })).toBeVisible();
  expect((await product()).files).toHaveLength(2);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await staff.route(uploads, async (route) => {
    await held;
    await route.continue();
  });
  await staff.getByRole('button', { name: 'Belge ekle' }).setInputFiles([pdf('yolda.pdf')]);
  await staff.getByRole('link', { name: 'Ürünlere dön' }).click();
  const question = staff.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Sayfada Kal' }).click();
  release();
  await expect(gallery(staff, 'Belgeler').getByRole('link', { name: /yolda\.pdf/ })).toBeVisible();
  // The browser logs the aborted call.
  expect(pageErrors.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  pageErrors.length = 0;

  await test.step('a picture has texts in every language, and the form below does not change', () =>
    writePictureTexts(staff, product));
});

/** Writes the texts of the first picture while the form below has an unsaved name. */
async function writePictureTexts(staff: Page, product: () => Promise<Product>): Promise<void> {
  const name = staff.getByRole('textbox', { name: 'Ad', exact: true });
  await name.fill('Henüz kaydedilmedi');
  const edit = gallery(staff, 'Görseller').getByRole('button', { name: 'Görsel 1: metinleri düzenle' });
  await edit.click();
  const dialog = staff.getByRole('dialog', { name: 'Görsel 1: metinler' });
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill('Önden');
  await dialog.getByRole('textbox', { name: 'Alternatif metin' }).fill('Nikel kaplı toka, önden');
  await dialog.getByRole('tab', { name: /English/ }).click();
  await dialog.getByRole('textbox', { name: 'Alternatif metin' }).fill('Nickel-plated buckle, front');
  await axe(staff);

  await test.step('leaving asks only about these texts', async () => {
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    const question = staff.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' });
    await question.getByRole('button', { name: 'Sayfada Kal' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Alternatif metin' })).toHaveValue(/Nickel/);
  });

  await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toHaveText('Önden');
  const stored = await product();
  expect(stored.files[0]).toMatchObject({
    title_tr: 'Önden',
    alt_tr: 'Nikel kaplı toka, önden',
    alt_en: 'Nickel-plated buckle, front',
  });
  // Saving the texts does not save the product.
  expect(stored.name_tr).not.toBe('Henüz kaydedilmedi');
  await expect(name).toHaveValue('Henüz kaydedilmedi');
  await expect(staff.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
}

test('the save bar and its menu do not scroll the page; the search result is previewed while typing', async ({
  staff,
  server,
}) => {
  const { name } = await openOwnProduct(staff, server);
  const scrollTop = () => staff.evaluate(() => window.scrollY);
  await staff.evaluate(() => window.scrollTo(0, 300));
  const actions = staff.getByRole('button', { name: /: işlemler$/ });
  await actions.focus();
  expect(await scrollTop()).toBe(300);
  await staff.keyboard.press('Enter');
  const remove = staff.getByRole('menuitem', { name: 'Sil' });
  await expect(staff.getByRole('menuitem', { name: 'Kopyasını Oluştur' })).toBeFocused();
  await staff.keyboard.press('End');
  await expect(remove).toBeFocused();
  expect(await scrollTop()).toBe(300);

  // The menu stays beside its button while the page scrolls.
  const place = () => remove.evaluate((item) => item.getBoundingClientRect().top);
  const before = await place();
  const after = await staff.evaluate(() => {
    window.scrollTo(0, 340);
    return document.querySelector('[role=menu] [role=menuitem]:last-of-type')?.getBoundingClientRect().top;
  });
  expect(after).toBe(before);
  await remove.click();
  await staff.getByRole('dialog', { name: 'Emin Misin?!' }).getByRole('button', { name: 'Cancel' }).click();
  expect(await scrollTop()).toBe(340);
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).focus();
  expect(await scrollTop()).toBe(340);

  const preview = staff.getByRole('figure', { name: 'Arama sonucu önizlemesi' });
  await expect(preview).toContainText(name);
  // Without a short description the page has that of its kind in the page titles.
  await expect(preview).toContainText('Ölçüsü, kaplaması ve paket adediyle');
  await staff.getByRole('textbox', { name: 'Kısa açıklama' }).fill('Deri kemer için.');
  await expect(preview).toContainText('Deri kemer için.');
  const seo = gallery(staff, 'Arama motorları');
  await seo
    .getByRole('textbox', { name: 'Arama motoru başlığı' })
    .fill(`Zamak toka ${'çok uzun '.repeat(8)}başlık`);
  await expect(preview).toContainText(/uzun çok…|çok uzun…/);
  await expect(preview).toContainText('sonu kesilir');
  await staff.getByRole('textbox', { name: 'Sayfa adresi' }).fill('zamak-toka');
  await expect(preview).toContainText('/urun/zamak-toka');
  await staff.getByRole('tab', { name: /English/ }).click();
  // Without an English title and name, visitors see the Turkish name.
  await expect(preview).toContainText('/en/urun/zamak-toka');
  await expect(preview).toContainText(name);
});

test('transporter types are managed beside the field, and a used one is not deleted', async ({
  staff,
  server,
}) => {
  const { id, records } = await openOwnProduct(staff, server);
  const typeName = `Halat ${test.info().project.name} ${Date.now()}`;
  const drawer = staff.getByRole('dialog', { name: /Taşıyıcı Türleri|Yeni Tür|Türü Düzenle/ });
  // Unsaved text in the form below does not prevent the drawer from closing.
  await staff.getByRole('textbox', { name: 'Kısa açıklama' }).fill(typeName);
  await staff.getByRole('button', { name: 'Türleri Yönet' }).click();
  await drawer.getByRole('button', { name: 'Yeni Tür' }).click();
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer.getByRole('textbox', { name: 'Ad (Türkçe)' })).toBeFocused();
  await drawer.getByRole('textbox', { name: 'Ad (Türkçe)' }).fill(typeName);
  await drawer.getByRole('textbox', { name: 'Ad (English)' }).fill('Rope');
  await staff.keyboard.press('Control+s');
  await expect(drawer.getByRole('button', { name: `${typeName}: işlemler` })).toBeVisible();
  await axe(staff);
  await drawer.getByRole('button', { name: 'Kapat' }).click();

  const field = staff.getByRole('combobox', { name: 'Taşıyıcı türleri' });
  await field.click();
  await staff.getByRole('option', { name: typeName }).click();
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(notice(staff, 'Güncellendi!')).toBeVisible();
  const { code } = await records.product(id);

  await staff.getByRole('button', { name: 'Türleri Yönet' }).click();
  const remove = async () => {
    await drawer.getByRole('button', { name: `${typeName}: işlemler` }).click();
    await staff.getByRole('menuitem', { name: 'Sil' }).click();
    await staff
      .getByRole('dialog', { name: 'Emin Misin?!' })
      .getByRole('button', { name: 'Evet, Sil!' })
      .click();
  };
  await remove();
  const refusal = staff.getByRole('dialog', { name: 'Başarısız!' });
  await expect(refusal).toContainText('Silme İşleminde Hata Oldu. Tekrar Deneyiniz!');
  await expect(refusal).toContainText(code);
  await refusal.getByRole('button', { name: 'Tamam' }).click();
  await records.changeProduct(id, { transporter_types: [] });
  await remove();
  await expect(drawer.getByRole('button', { name: `${typeName}: işlemler` })).toBeHidden();
});
