import type { Locator, Page } from '@playwright/test';
import type { MediumWritten } from '#shared/schema/media.ts';
import type { PostPage, PublicPosts } from '#features/posts/post.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeInBothModes, test, expect } from '../fixtures.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const save = (page: Page) => page.keyboard.press('Control+s');

async function addPicture(page: Page, button: Locator): Promise<void> {
  await button.click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bilgisayardan yükle' }).click();
  const buffer = await createJpeg({ width: 1600, height: 1000 });
  await (await chooser).setFiles({ name: 'kaplama.jpg', mimeType: 'image/jpeg', buffer });
}

test('a blog post with a picture and a video is written and published', async ({ staff }) => {
  const title = `Kaplama ${test.info().project.name} ${Date.now()}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');

  await test.step('the list shows states, and a save without a title is refused', async () => {
    await staff.goto('/admin/pages/blog');
    await expect(staff.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
    await expect(staff.getByRole('row').filter({ hasText: 'Numuneden seri üretime' })).toContainText(
      'İleri tarihli',
    );
    await axeInBothModes(staff);
    await staff.getByRole('link', { name: 'Yeni Yazı' }).click();
    await field(staff, 'Yazar').fill('Deniz Kaya');
    await save(staff);
    await expect(staff.getByText('* Bu Alan Zorunlu')).toBeVisible();
    await expect(field(staff, 'Başlık')).toBeFocused();
  });

  await test.step('a picture without alternative text is named, with a way to its field', async () => {
    await field(staff, 'Başlık').fill(title);
    await field(staff, 'Metin').click();
    await addPicture(staff, staff.getByRole('button', { name: 'Görsel ekle' }));
    await staff.getByRole('switch', { name: 'Yayında' }).click();
    await expect(staff.getByText('Alternatif metin eksik (Türkçe)')).toBeVisible();
    await axe(staff);
    await staff.getByRole('button', { name: 'Metne Git' }).click();
    await expect(field(staff, 'Görselin alternatif metni')).toBeFocused();
    await field(staff, 'Görselin alternatif metni').fill('Altı kaplamada D halka');
    await expect(staff.getByText('Alternatif metin eksik (Türkçe)')).toBeHidden();
    await staff.getByRole('button', { name: 'Video ekle' }).click();
    await field(staff, 'YouTube adresi').fill('https://example.com/video');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Bir YouTube videosunun adresini yapıştırın.')).toBeVisible();
    await field(staff, 'YouTube adresi').fill('https://youtu.be/aqz-KE-bpKQ');
    await staff.keyboard.press('Enter');
    await expect(staff.getByText('Video · https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toBeVisible();
    await save(staff);
    await expect(notice(staff, 'Başarılı!')).toBeVisible();
    await expect(staff).toHaveURL(/\/admin\/pages\/blog$/);
  });

  await test.step('visitors get it with the files of the picture', async () => {
    const answer = await staff.request.get(`/api/pages/blog/blog/${slug}?lang=tr`);
    const { body, author } = (await answer.json()) as PostPage;
    expect(author).toBe('Deniz Kaya');
    expect(body).toMatch(/<picture>.*src="\/media\/[^"]+\.jpg".*alt="Altı kaplamada D halka"/);
    expect(body).toContain('<figure data-video="aqz-KE-bpKQ">');
  });

  await test.step('the edit screen has no unsaved change, and hides the post', async () => {
    await staff.getByRole('link', { name: title, exact: true }).click();
    await expect(staff).toHaveURL(/\/admin\/pages\/blog\/update$/);
    await field(staff, 'Metin').click();
    await expect(field(staff, 'Görselin alternatif metni')).toHaveValue('Altı kaplamada D halka');
    await expect(staff.getByText('Değişiklik yok')).toBeVisible();
    await staff.getByRole('switch', { name: 'Yayında' }).click();
    await save(staff);
    await expect(notice(staff, 'Güncellendi!')).toBeVisible();
    expect((await staff.request.get(`/api/pages/blog/blog/${slug}?lang=tr`)).status()).toBe(404);
    await axe(staff);
  });
});

test('a fair is entered with its days, and is listed among the upcoming ones', async ({ staff }) => {
  const title = `Fuar ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/fairs');
  await expect(staff.getByText('Geçmiş fuarlar')).toBeVisible();
  await staff.getByRole('link', { name: 'Yeni Fuar' }).click();
  await field(staff, 'Başlık').fill(title);
  await field(staff, 'Yer').fill('İstanbul, 9. salon');
  await field(staff, 'Başlangıç').fill('18.11.2031');
  await field(staff, 'Bitiş').fill('17.11.2031');
  await staff.getByRole('switch', { name: 'Yayında' }).click();
  await save(staff);
  await expect(staff.getByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeVisible();
  await staff.getByRole('button', { name: 'Tamam' }).click();
  await field(staff, 'Bitiş').fill('20.11.2031');
  await axe(staff);
  await save(staff);
  await expect(notice(staff, 'Başarılı!')).toBeVisible();
  await expect(staff.getByRole('row').filter({ hasText: title })).toContainText('18.11.2031 – 20.11.2031');
  const { data } = (await (await staff.request.get('/api/pages/blog/fairs?lang=tr')).json()) as PublicPosts;
  const fair = data.find((one) => one.title === title)?.fair;
  expect(fair).toMatchObject({ is_past: false, starts_on: '2031-11-18', ends_on: '2031-11-20' });
  expect(await (await staff.request.get(fair?.calendar ?? '')).text()).toContain(
    'DTSTART;VALUE=DATE:20311118',
  );
});

test('the form of a video shows how the site will play it, and videos have an order', async ({ staff }) => {
  const title = `Video ${test.info().project.name} ${Date.now()}`;
  await staff.goto('/admin/pages/videos');
  await staff.getByRole('link', { name: 'Yeni Video' }).click();
  await field(staff, 'Başlık').fill(title);
  await field(staff, 'ya da video adresi').fill('https://vimeo.com/76979871');
  await expect(staff.getByText('Bu adres sitede oynatılamaz')).toBeVisible();
  await field(staff, 'ya da video adresi').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  await expect(staff.getByText('Video sitede oynar.')).toBeVisible();
  await axe(staff);
  await save(staff);
  await expect(notice(staff, 'Başarılı!')).toBeVisible();
  await expect(staff.getByRole('row').nth(1)).toContainText(title);
  await staff.getByRole('button', { name: 'Sırala' }).click();
  await expect(staff.getByRole('heading', { name: 'Videoları Sırala' })).toBeVisible();
  await axe(staff);
});

test('a cover without alternative text is named above the form, and its text is written there', async ({
  staff,
  server,
}) => {
  const name = `kapak ${test.info().project.name} ${Date.now()}`;
  const buffer = await createJpeg({ width: 900, height: 700 });
  const cover = staff.getByRole('region', { name: 'Kapak' });
  const missing = staff.getByRole('status').filter({ hasText: 'Kapak görseli: Türkçe, ' });
  const dialog = staff.getByRole('dialog', { name: 'Alternatif metin' });
  const text = dialog.getByRole('textbox', { name: 'Alternatif metin (Türkçe)' });
  await staff.goto('/admin/pages/blog');
  await staff.getByRole('link', { name: 'Yeni Yazı' }).click();
  await field(staff, 'Başlık').fill(name);
  const upload = staff.waitForResponse('**/api/admin/media');
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
  await cover.getByRole('button', { name: 'Görsel seç' }).setInputFiles(file);
  const { media_id: id } = ((await (await upload).json()) as MediumWritten).data;

  await test.step('a draft may lack it; the notice of a public post leads to the field', async () => {
    await expect(missing).toBeHidden();
    await staff.getByRole('switch', { name: 'Yayında' }).click();
    await expect(missing).toBeVisible();
    await axe(staff);
    await staff.getByRole('button', { name: 'Kapak görseli: alana git' }).click();
    await expect(cover.getByRole('button', { name: 'Kapak görseli: alternatif metni yaz' })).toBeFocused();
  });

  await test.step('a text that somebody else stored meanwhile is shown beside the typed one', async () => {
    await staff.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await text.fill('Altın D halka');
    await axe(staff);
    const other = await signInTo(server.url, server.account);
    await other.call('POST', `/api/admin/media/${id}`, { _method: 'PUT', alt_tr: 'Başkasının metni' });
    await save(staff);
    const conflict = staff.getByRole('dialog', { name: 'Bu kayıt siz düzenlerken değişti' });
    await expect(conflict).toContainText('Başkasının metni');
    await conflict.getByRole('button', { name: 'Benimkini Kaydet' }).click();
    await expect(dialog).toBeHidden();
    await expect(cover.getByRole('status')).toHaveText(/metin: \S+ eksik$/);
    await expect(missing).toBeHidden();
    await expect(field(staff, 'Başlık')).toHaveValue(name);
  });
});
