import type { Page } from '@playwright/test';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, axeAtBothWidths, expect, openSite, test } from '../fixtures.ts';

const player = 'https://www.youtube-nocookie.com';

/** Answers the requests of the video player, and records all requests to other hosts. */
async function watchOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oynatıcı</title>' });
    },
  );
  return asked;
}

test('a visitor finds blog, fairs and videos in the menu, and reads from post to post @desk', async ({
  page,
}) => {
  await openSite(page, '/');
  await page.getByRole('navigation', { name: 'Ana menü' }).getByText('Keşfet').click();
  const inMenu = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect(inMenu('Fuarlar')).toHaveAttribute('href', '/fuarlar');
  await expect(inMenu('Videolar')).toHaveAttribute('href', '/videolar');
  await inMenu('Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await axeAtBothWidths(page);
  // The post is found by name, because other journeys add posts before it.
  const title = 'Bir kaplama nasıl yapılır?';
  const posts = page.getByRole('region', { name: 'Yazılar' }).getByRole('article');
  await posts.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(/^\d+ dk okuma$/).first()).toBeVisible();
  await axeAtBothWidths(page);
  const further = page.getByRole('region', { name: 'Diğer yazılar' }).getByRole('article');
  await expect(further).toHaveCount(3);
  await further.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('upcoming fairs come before past ones, with a calendar file each @desk', async ({ page }) => {
  await openSite(page, '/fuarlar');
  await axe(page);
  const headings = page.getByRole('heading', { level: 2, name: /fuarlar$/ });
  await expect(headings).toHaveText(['Yaklaşan fuarlar', 'Geçmiş fuarlar']);
  const fair = page.getByRole('region', { name: 'Yaklaşan fuarlar' }).getByRole('article').first();
  await expect(fair.getByText(/^\d+(–\d+)? \p{L}+ .*\d{4}$/u)).toBeVisible();
  await expect(fair.getByText(/^Stant /)).toBeVisible();
  const id = (await fair.getAttribute('id')) ?? '';
  expect(id).toMatch(/^fuar-\d+$/);
  const calendar = fair.getByRole('link', { name: /^Takvime ekle/ });
  await expect(calendar).toHaveAttribute('href', `/dosya/${id}.ics`);
  const file = await page.request.get(`/dosya/${id}.ics`);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const past = page.getByRole('region', { name: 'Geçmiş fuarlar' });
  await expect(past.getByRole('link', { name: /^Takvime ekle/ })).toHaveCount(0);
});

test('a video asks no other host before the click and plays in place; a film that does not load says so @desk', async ({
  page,
}) => {
  const asked = await watchOtherHosts(page);
  await openSite(page, '/videolar');
  const video = page
    .getByRole('article')
    .filter({ has: page.locator('[data-video]') })
    .first();
  const play = video.getByRole('link', { name: /^Videoyu izle: / });
  await play.scrollIntoViewIfNeeded();
  await axeAtBothWidths(page);
  expect(asked).toEqual([]);
  await play.click();
  const frame = video.locator('iframe');
  await expect(frame).toHaveAttribute('src', new RegExp(`^${player}/embed/`));
  await expect(frame).toHaveAccessibleName(await video.getByRole('heading').innerText());
  await expect(frame).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
  await expect(video.frameLocator('iframe').locator('html')).toBeAttached();

  // A film of the company that does not load can be tried again.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'media'
      ? route.fulfill({ contentType: 'video/mp4', body: 'no film' })
      : route.continue(),
  );
  const film = page.locator('a.video-play:not([data-video] *)').first();
  await film.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Video oynatılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  );
  await expect(film).toBeFocused();
  await axe(page);
  await page.unrouteAll();
  await film.press('Enter');
  await expect(page.locator('video')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a video in a post plays in place too, after the blog was read without one @desk', async ({ page }) => {
  const asked = await watchOtherHosts(page);
  await openSite(page, '/blog');
  await page.getByRole('link', { name: 'Perçin çakarken yapılan beş hata' }).click();
  const figure = page.locator('figure[data-video]');
  await figure.getByRole('link').click();
  await expect(figure.locator('iframe')).toHaveAttribute('src', new RegExp(`^${player}/embed/`));
  await expect.poll(() => asked.length).toBe(1);
});

test('only pages with a video may load the frame of the player @desk', async ({ page, server }) => {
  const { call } = await signInTo(server.url, server.account);
  const slug = `videolu-${test.info().project.name}-${Date.now()}`;
  const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  await call('POST', '/api/admin/posts/blog', {
    title_tr: 'Videolu yazı',
    seo_name: slug,
    body_tr: `<figure data-video="${watch}"></figure>`,
  });
  const frames = async (path: string) => {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
    return policy.split('; ').filter((rule) => rule.startsWith('frame-src'));
  };
  for (const path of ['/videolar', '/en/videolar', `/blog/${slug}`])
    expect(await frames(path), path).toEqual([`frame-src ${player}`]);
  for (const path of ['/', '/blog', '/fuarlar', '/blog/bir-kaplama-nasil-yapilir'])
    expect(await frames(path), path).toEqual([]);
});

test('a former address of a post redirects, and an unknown one leads to the page for unknown addresses @desk', async ({
  page,
  server,
}) => {
  const { call } = await signInTo(server.url, server.account);
  const slug = `eski-${test.info().project.name}-${Date.now()}`;
  const body = { title_tr: 'Yarım çevrilmiş yazı', summary_tr: 'Özet', seo_name: slug };
  const made = (await (await call('POST', '/api/admin/posts/blog', body)).json()) as {
    data: { id: number; version: number };
  };
  const { id, version } = made.data;
  await call('POST', `/api/admin/posts/blog/${id}`, {
    _method: 'PUT',
    version,
    title_en: 'Half translated',
    seo_name: `yeni-${slug}`,
  });
  const old = await page.request.get(`/blog/${slug}`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, `/blog/yeni-${slug}`]);
  const unknown = await page.request.get('/blog/boyle-bir-yazi-yok', { maxRedirects: 0 });
  expect(unknown.headers().location).toBe('/404');
  // The English page marks texts that are in Turkish.
  await page.goto(`/en/blog/yeni-${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Half translated' })).not.toHaveAttribute('lang');
  await expect(page.getByText('Özet', { exact: true })).toHaveAttribute('lang', 'tr');
  await axe(page);
});

test('a page past the end of a list leads back and is not for search engines @desk', async ({ page }) => {
  for (const path of ['/blog', '/fuarlar', '/videolar']) {
    expect((await page.goto(`${path}?page=999`))?.status()).toBe(404);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.getByRole('heading', { name: 'Listenin bu sayfası boş.' })).toBeVisible();
    if (path === '/blog') await axe(page);
    await page.getByRole('link', { name: 'İlk sayfaya dön' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts are read, and videos are links to their own page @desk', async ({ page }) => {
    await page.goto('/videolar');
    const link = page.locator('[data-video] a').first();
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
    // A film has its text for those who cannot see or hear it.
    const text = page.getByText('Film sessizdir').first();
    await expect(text).toBeHidden();
    await page.getByText('Videonun metni').first().click();
    await expect(text).toBeVisible();
    await page.goto('/en/blog');
    await page.getByRole('region', { name: 'Posts' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/blog\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/fuarlar');
    await expect(page.getByRole('region', { name: 'Yaklaşan fuarlar' })).toBeVisible();
  });
});
