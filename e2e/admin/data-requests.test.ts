import { axe, expect, test } from '../fixtures.ts';

test('an application is entered, leads to what is stored about the person, is closed only with identity and answer, and deleted', async ({
  staff,
}) => {
  await staff.goto('/admin/data-requests');
  await expect(staff.getByRole('heading', { name: 'KVKK Başvuruları' })).toBeVisible();
  await staff.getByRole('button', { name: 'Yeni Başvuru' }).first().click();
  const drawer = staff.getByRole('dialog', { name: 'Yeni Başvuru' });
  await drawer.getByLabel('Ad soyad').fill('Ayşe Yılmaz');
  await drawer.getByLabel('E-posta').fill('ayse@firma.example');
  await drawer.locator('input[aria-haspopup=listbox]').click();
  await staff.getByRole('option', { name: 'Verisinin silinmesi ya da yok edilmesi' }).click();
  await axe(staff);
  await drawer.getByRole('button', { name: 'Kaydet' }).click();
  await expect(drawer).toBeHidden();
  await expect(staff.getByRole('row', { name: /Ayşe Yılmaz.*30 gün kaldı/ })).toBeVisible();
  await axe(staff);

  await staff.getByRole('button', { name: 'Ayşe Yılmaz' }).click();
  const request = staff.getByRole('dialog', { name: 'Başvuru' });
  const close = request.getByRole('switch', { name: 'Kapandı' });
  await close.focus();
  await close.press('Space');
  await request.getByRole('button', { name: 'Kaydet' }).click();
  await staff.getByRole('dialog', { name: 'Hata!' }).getByRole('button', { name: 'Tamam' }).click();
  await expect(request.getByText('Kapatmadan önce verilen yanıtı yazın.')).toBeVisible();
  await request.getByRole('button', { name: 'Kişinin Verileri' }).click();
  await expect(staff.getByText('adresiyle kayıtlı olanlar:')).toBeVisible();
  await staff
    .getByRole('dialog', { name: 'Kişinin Verileri' })
    .getByRole('button', { name: 'Kapat' })
    .click();
  await request.getByRole('switch', { name: 'Kimliği doğrulandı' }).press('Space');
  await request.getByLabel('Verilen yanıt').fill('Silindi; 26.11.2026’da bildirildi.');
  await request.getByRole('button', { name: 'Kaydet' }).click();
  await expect(request).toBeHidden();
  const row = staff.getByRole('row', { name: /Ayşe Yılmaz.*Kapandı/ });
  await expect(row).toBeVisible();

  await row.getByRole('button', { name: 'Ayşe Yılmaz' }).click();
  // What is typed and not saved goes with the application.
  await request.getByLabel('Ad soyad').fill('Ayşe Yılmaz Taslak');
  const stored = () => staff.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain('Ayşe Yılmaz Taslak');
  await request.getByRole('button', { name: 'Sil', exact: true }).click();
  await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(request).toBeHidden();
  await expect(row).toBeHidden();
  expect(await stored()).not.toContain('Ayşe Yılmaz Taslak');
});
