import { axe, openSite, test, expect } from '../fixtures.ts';

test('an address asked for in vain is led on, also within the site, and its use is counted', async ({
  staff,
  request,
}) => {
  const old = '/eski-katalog-sayfası.html';
  for (let n = 0; n < 2; n += 1) {
    const answer = await request.get(encodeURI(`${old}?kisi=ali`), { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/404']);
  }
  await staff.goto('/admin/settings/redirects?tab=missing');
  await expect(staff.getByRole('row', { name: /eski-katalog-sayfasi\.html/ })).toBeVisible();
  await axe(staff);
  await staff.getByRole('button', { name: '/eski-katalog-sayfasi.html: yönlendir' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Yönlendirme' });
  await expect(drawer.getByRole('textbox', { name: 'Eski adres' })).toHaveValue('/eski-katalog-sayfasi.html');
  const target = drawer.getByRole('textbox', { name: 'Yeni adres' });
  await expect(target).toBeFocused();
  await target.fill('/katalok');
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
  await expect(drawer.getByText('Bu adreste yayında bir sayfa yok.')).toBeVisible();
  await axe(staff);
  await target.fill('/Katalog/');
  await target.press('Control+s');
  await expect(drawer).toBeHidden();
  await expect(staff.getByRole('row', { name: /eski-katalog/ })).toBeHidden();

  const led = await request.get(encodeURI(`${old}?kaynak=mail`), { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/katalog?kaynak=mail']);
  await staff.getByRole('tab', { name: 'Eski adresler' }).click();
  await expect(staff.getByRole('row', { name: /eski-katalog-sayfasi\.html \/katalog 1 / })).toBeVisible();
  await axe(staff);
});

test('pasted rows are written together, and a link within the site follows them @desk', async ({ staff }) => {
  await staff.goto('/admin/settings/redirects');
  await staff.getByRole('button', { name: 'Toplu Ekle' }).click();
  const drawer = staff.getByRole('dialog', { name: 'Toplu Yönlendirme Ekle' });
  const rows = drawer.getByRole('textbox', { name: 'Excel’den kopyaladığınız satırlar' });
  await rows.fill('Eski\tYeni\n/urun/eski-toka\t/fuarlar\n/kurumsal\t/blog');
  await drawer.getByRole('button', { name: 'Satırları Ekle' }).click();
  await expect(drawer.getByText('3. satır:')).toBeVisible();
  await axe(staff);
  await rows.fill('Eski\tYeni\n/urun/eski-toka\t/fuarlar');
  await drawer.getByRole('button', { name: 'Satırları Ekle' }).click();
  await expect(staff.getByText('1 yönlendirme eklendi.')).toBeVisible();
  await expect(staff.getByRole('row', { name: /eski-toka/ })).toBeVisible();

  await openSite(staff, '/katalog');
  // A step back moves within the site, as a link in a text does.
  await staff.evaluate(() => {
    history.pushState({}, '', '/urun/eski-toka');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(staff).toHaveURL(/\/fuarlar$/);
});
