import { axe, expect, test } from '../fixtures.ts';

test('a backup is made, and its download asks for a passphrase', async ({ staff }) => {
  await staff.goto('/admin/settings/backups');
  await staff.getByRole('button', { name: 'Şimdi Yedekle' }).click();
  const download = staff.getByRole('button', { name: /yedeğini indir/ });
  await expect(download).toBeVisible({ timeout: 60_000 });
  await axe(staff);
  await download.click();
  const drawer = staff.getByRole('dialog', { name: 'Yedeği İndir' });
  await drawer.getByLabel('Dosyanın parolası *', { exact: true }).fill('gümüş toka 1976');
  await drawer.getByLabel('Dosyanın parolası (yeniden)').fill('gümüş toka 1976');
  await axe(staff);
  const waiting = staff.waitForEvent('download', { timeout: 60_000 });
  await staff.keyboard.press('Enter');
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^vitrin-\d{8}-\d{6}-[0-9a-f]{4}\.tar\.age$/);
  // backups.routes.test.ts reads such a file to its end and opens it.
  await file.cancel();
  await expect(drawer).toBeHidden();
});
