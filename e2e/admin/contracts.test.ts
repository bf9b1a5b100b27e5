import type { Page } from '@playwright/test';
import type { ContractPage } from '#features/contracts/contract.ts';
import { axe, test, expect } from '../fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

test('a contract is written in two languages, and visitors read it at once', async ({ staff }) => {
  const mark = `${test.info().project.name} ${Date.now()}`;
  const shown = async (slug: string, lang: string) => {
    const answer = await staff.request.get(`/api/pages/contract/${slug}?lang=${lang}`);
    return answer.ok() ? ((await answer.json()) as ContractPage) : null;
  };
  const slug = `iade-${mark}`.toLowerCase().replaceAll(' ', '-');

  await test.step('a save without a name is refused and keeps what was typed', async () => {
    await staff.goto('/admin/contracts');
    await staff.getByRole('button', { name: 'Yeni Sözleşme' }).first().click();
    await expect(staff).toHaveURL(/\/admin\/contract-insert$/);
    await field(staff, 'Sayfa adresi').fill('Yanlış Adres');
    await saveButton(staff).click();
    await expect(field(staff, 'Ad')).toBeFocused();
    await expect(field(staff, 'Sayfa adresi')).toHaveValue('Yanlış Adres');
    await expect(staff.getByText('* Bu Alan Zorunlu')).toBeVisible();
    await axe(staff);
  });

  await test.step('it is created with a slug in each language', async () => {
    await field(staff, 'Ad').fill(`İade ${mark}`);
    await field(staff, 'Sayfa adresi').fill(slug);
    await field(staff, 'Metin').click();
    await expect(staff.getByRole('button', { name: 'Tablo ekle' })).toBeVisible();
    await staff.keyboard.type('Ürünü on dört gün içinde geri gönderebilirsiniz.');
    await staff.getByRole('tab', { name: /^English/ }).click();
    await field(staff, 'Ad').fill(`Returns ${mark}`);
    await axe(staff);
    await saveButton(staff).click();
    await expect(notice(staff, 'Sözleşme Eklendi!')).toBeVisible();
    await expect(staff).toHaveURL(/\/admin\/contracts$/);
    expect((await shown(slug, 'tr'))?.content).toContain('on dört gün');
    expect((await shown(slug, 'en'))?.page_seo_name).toMatch(/^returns-/);
    await expect(staff.getByRole('row').filter({ hasText: mark })).toContainText('Yayında');
  });

  await test.step('the form names no id in its address, and changes what visitors see', async () => {
    await staff.getByRole('link', { name: `İade ${mark}`, exact: true }).click();
    await expect(staff).toHaveURL(/\/admin\/contract-update$/);
    await staff.reload();
    await expect(field(staff, 'Sayfa adresi')).toHaveValue(slug);
    await field(staff, 'Sayfa adresi').fill(`${slug}-kosullari`);
    await saveButton(staff).click();
    await expect(notice(staff, 'Sözleşme Güncellendi!')).toBeVisible();
    expect((await shown(slug, 'tr'))?.page_seo_name).toBe(`${slug}-kosullari`);
    await staff.getByRole('button', { name: 'Geçmiş' }).click();
    await expect(
      staff.getByRole('dialog', { name: 'Geçmiş' }).getByText('Sayfa adresi (Türkçe)').first(),
    ).toBeVisible();
    await axe(staff);
    await staff.keyboard.press('Escape');
    await staff.getByRole('switch', { name: 'Yayında' }).click();
    await staff.keyboard.press('Control+s');
    await expect(staff.getByText('Yayında değil', { exact: true })).toBeVisible();
    expect(await shown(slug, 'tr')).toBeNull();
  });

  await test.step('it is sorted and deleted', async () => {
    await staff.goto('/admin/contracts?mode=sort');
    await expect(staff.getByRole('button', { name: `İade ${mark}: taşı`, exact: true })).toBeVisible();
    await axe(staff);
    await staff.getByRole('button', { name: 'Bitti' }).click();
    await staff.getByRole('button', { name: `İade ${mark}: işlemler` }).click();
    await staff.getByRole('menuitem', { name: 'Sil' }).click();
    await staff.getByRole('button', { name: 'Evet, Sil!' }).click();
    await expect(staff.getByRole('row').filter({ hasText: mark })).toBeHidden();
  });
});
