import { axe, test, expect } from '../fixtures.ts';

test('the title of a page is written with its search result beside it', async ({ staff }) => {
  const mark = test.info().project.name;
  const shown = async (lang: string) => {
    const answer = await staff.request.get(`/api/pages/page-meta?lang=${lang}`);
    return ((await answer.json()) as Record<string, { title: string }>).catalogue?.title;
  };
  const before = await shown('tr');
  await staff.goto('/admin/page-meta');
  await expect(staff.getByRole('heading', { level: 1, name: 'Sayfa Başlıkları' })).toBeVisible();
  await expect(staff.getByRole('img', { name: 'Türkçe: başlık ve açıklama yok' }).first()).toBeVisible();
  await staff.getByRole('button', { name: 'Katalog', exact: true }).click();
  const drawer = staff.getByRole('dialog', { name: 'Sayfa başlığı: Katalog' });
  const title = drawer.getByRole('textbox', { name: 'Başlık', exact: true });
  const preview = drawer.getByRole('figure', { name: 'Arama sonucu önizlemesi' });
  await title.fill('');
  await expect(preview).toContainText('Örnek Metal Aksesuar');
  await expect(drawer.getByText('Başlık boş: firma adı görünür.')).toBeVisible();
  await title.fill('Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine katalog');
  await expect(preview).toContainText('sonu kesilir');
  await axe(staff);
  await title.fill(`Katalog ${mark}`);
  await expect(preview).toContainText(`Katalog ${mark}`);
  await expect(drawer.getByRole('group', { name: 'Başlık önerisi' })).toContainText(
    `Katalog ${mark} | Örnek Metal Aksesuar`,
  );

  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: 'Sayfada Kal' }).click();
  await drawer.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(drawer).toBeHidden();
  expect(await shown('tr')).toBe(`Katalog ${mark}`);

  await staff.goto('/admin/page-meta?route=catalogue');
  await title.fill(before ?? '');
  await title.press('Control+s');
  await expect(drawer).toBeHidden();
  expect(await shown('tr')).toBe(before);
});

test('two people who change one title see both versions @desk', async ({ staff }) => {
  await staff.goto('/admin/page-meta?route=videos');
  const drawer = staff.getByRole('dialog', { name: 'Sayfa başlığı: Videolar' });
  const title = drawer.getByRole('textbox', { name: 'Başlık', exact: true });
  const stored = await title.inputValue();
  const other = await staff.context().newPage();
  await other.goto('/admin/page-meta?route=videos');
  const theirs = other.getByRole('textbox', { name: 'Başlık', exact: true });
  await theirs.fill('Onların başlığı');
  await theirs.press('Control+s');
  await expect(other.getByRole('dialog', { name: 'Sayfa başlığı: Videolar' })).toBeHidden();
  await title.fill(stored);
  await title.pressSequentially('!');
  await title.press('Control+s');
  const conflict = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
  await expect(conflict.getByRole('row', { name: /Başlık \(Türkçe\)/ })).toContainText('Onların başlığı');
  await axe(staff);
  await conflict.getByRole('button', { name: 'Benimkini Kaydet' }).click();
  await expect(drawer).toBeHidden();
});
