import { axe, test, expect } from '../fixtures.ts';

test('subscribers are found, exported and deleted after a question', async ({ staff }) => {
  const csrf = (await (await staff.request.get('/api/csrf-token')).json()) as { token: string };
  const email = `abone-${Date.now()}@ornek.example`;
  const answer = await staff.request.post('/api/newsletter-sub', {
    form: { email },
    headers: { 'X-CSRF-TOKEN': csrf.token },
  });
  expect(answer.status()).toBe(200);
  await staff.goto('/admin/newsletter-sub');
  await staff.getByRole('searchbox', { name: 'E-posta ara' }).fill(email.toUpperCase());
  await expect(staff.getByRole('row')).toHaveCount(2);
  await axe(staff);
  const download = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Excel İçin İndir (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('e-bulten-aboneleri.csv');
  await staff.getByRole('checkbox', { name: `${email}: seç` }).check();
  await staff.getByRole('button', { name: 'Sil', exact: true }).click();
  const question = staff.getByRole('dialog', { name: 'Emin Misin?!' });
  await expect(question).toContainText('Kalıcı Olarak Silinecek!');
  await question.getByRole('button', { name: 'Evet, Sil!' }).click();
  await expect(staff.getByText('Silindi!')).toBeVisible();
  await expect(staff.getByText('Eşleşen abone yok')).toBeVisible();
});

test('a support request is kept with its state, and can be closed', async ({ staff }) => {
  const subject = `Resim yüklenmiyor ${Date.now()}`;
  await staff.goto('/admin/support');
  await staff.getByRole('button', { name: 'Yeni Talep' }).first().click();
  const form = staff.getByRole('dialog', { name: 'Yeni Talep' });
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Konu' })).toBeFocused();
  await expect(form.getByText('* Bu Alan Zorunlu')).toHaveCount(2);
  await axe(staff);
  await form.getByRole('textbox', { name: 'Konu' }).fill(subject);
  await form.getByRole('textbox', { name: 'Mesaj' }).fill('Galeriye eklediğim resim bekliyor.');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toBeHidden();
  const row = staff.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('Açık');
  await axe(staff);
  await row.getByRole('button', { name: `${subject}: Kapat` }).click();
  await expect(row).toContainText('Kapandı');
});

test('the outbox says why mails wait; reply templates are written in every language', async ({ staff }) => {
  await staff.goto('/admin/contact');
  const menu = staff.getByRole('main').getByRole('button', { name: 'Diğer işlemler' });
  await menu.click();
  await staff.getByRole('menuitem', { name: /Giden E-postalar/ }).click();
  const outbox = staff.getByRole('dialog', { name: 'Giden E-postalar' });
  await expect(outbox.getByText('E-posta gönderimi ayarlı değil')).toBeVisible();
  await expect(outbox.getByText(/parolalarını e-postayla sıfırlayamaz/)).toBeVisible();
  await axe(staff);
  await staff.keyboard.press('Escape');
  await menu.click();
  await staff.getByRole('menuitem', { name: /Yanıt Şablonları/ }).click();
  const templates = staff.getByRole('dialog', { name: 'Yanıt Şablonları' });
  await templates.getByRole('button', { name: 'Teklif hazırlanıyor: işlemler' }).click();
  await staff.getByRole('menuitem', { name: 'Düzenle' }).click();
  await expect(staff.getByRole('dialog').getByRole('textbox', { name: 'Konu' })).toHaveValue(
    'Teklif isteğiniz',
  );
  await axe(staff);
});
