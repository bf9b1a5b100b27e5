import { axe, expect, openSite, test } from '../fixtures.ts';

test('a model opens on request, turns by keyboard and asks no other host @desk', async ({ page, server }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openSite(page, '/urun/d-halka');
  const button = page.getByRole('button', { name: '3B görüntüle' });
  await expect(button).toBeVisible();
  expect(requests.filter((url) => /model|\.glb/.test(url))).toEqual([]);

  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'D Halka, 3B görünüm' });
  await expect(dialog.getByRole('button', { name: '3B görünümü kapat' })).toBeFocused();
  await expect(dialog.getByRole('status').filter({ hasText: 'Döndürmek için sürükleyin' })).toBeVisible();
  await axe(page);
  // A blocked request or style of the viewer is an error in the console, which fails the journey.
  const model = dialog.locator('model-viewer');
  const orbit = () => model.evaluate((viewer) => String((viewer as unknown as Viewer).getCameraOrbit().phi));
  const before = await orbit();
  await model.getByRole('img', { name: 'D Halka, 3B görünüm' }).press('ArrowUp');
  await expect.poll(orbit).not.toBe(before);
  expect(requests.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(server.url))).toEqual([]);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: /^GLB indir/ }).click();
  expect((await saved).suggestedFilename()).toBe('HL-20-3b-model.glb');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await button.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(/Tarayıcınız bu modeli açamadı/);
  await expect(dialog.getByRole('link', { name: /^GLB indir/ })).toBeVisible();
});

type Viewer = { getCameraOrbit: () => { phi: number } };
