import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axe, expect, test } from '../fixtures.ts';

/** A program on this machine that is told what happens; it collects the types of events. */
async function startReceiver() {
  const told: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      told.push((JSON.parse(text) as { type: string }).type);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { told, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('an admin connects programs: a key, an address that is told, a feed that is edited, a sheet @desk', async ({
  staff,
  server,
}) => {
  const receiver = await startReceiver();
  const name = `ERP ${Date.now()}`;
  const drawer = staff.getByRole('dialog');
  const field = (label: string) => drawer.getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });
  const save = () => drawer.getByRole('button', { name: 'Kaydet' }).click();
  const tab = (label: string) => staff.getByRole('tab', { name: label }).click();
  const choose = async (item: string) => {
    await staff.getByRole('button', { name: `${name}: işlemler` }).click();
    await staff.getByRole('menuitem', { name: item }).click();
  };
  const secretOf = async (label: string) => {
    const secret = await drawer.getByLabel(label).inputValue();
    await axe(staff);
    await drawer.getByRole('button', { name: 'Tamam' }).click();
    await expect(drawer).toHaveCount(0);
    return secret;
  };

  await staff.goto('/admin/connections');
  await staff.getByRole('button', { name: 'Yeni Anahtar' }).first().click();
  await field('Ad').fill(name);
  await save();
  const key = await secretOf('API anahtarı');
  const headers = { authorization: `Bearer ${key}` };
  const products = await fetch(`${server.url}/api/v1/products?limit=1`, { headers });
  expect(products.status).toBe(200);

  await tab('Bildirim adresleri');
  await staff.getByRole('button', { name: 'Yeni Adres' }).first().click();
  await field('Ad').fill(name);
  await field('Adres').fill(receiver.url);
  await drawer.getByRole('checkbox', { name: 'Mesaj silindi' }).check();
  await save();
  const first = await secretOf('İmza anahtarı');
  await choose('Deneme Gönder');
  await expect.poll(() => receiver.told).toEqual(['webhook.test']);
  await expect(staff.getByText('Program bildirimi aldı')).toBeVisible();
  await choose('İmza Anahtarını Yenile');
  await staff.getByRole('button', { name: 'Yenile', exact: true }).click();
  const second = await secretOf('İmza anahtarı');
  expect([second.startsWith('whsec_'), second === first]).toEqual([true, false]);

  await tab('Veri akışları');
  await staff.getByRole('button', { name: 'Yeni Akış' }).first().click();
  await field('Ad').fill(name);
  await save();
  const address = await secretOf('Akışın adresi');
  const fetched = async () => (await (await fetch(address)).json()) as object;
  const all = JSON.stringify(await fetched());
  await choose('Düzenle');
  await drawer.getByRole('combobox', { name: 'Kategori' }).click();
  await staff
    .getByRole('option', { name: /Zincir/ })
    .first()
    .click();
  await save();
  await expect(drawer).toHaveCount(0);
  await expect(staff.getByRole('row').filter({ hasText: name })).toContainText('Zincir');
  await expect.poll(async () => JSON.stringify(await fetched()).length).toBeLessThan(all.length);

  await tab('Zamanlanmış aktarmalar');
  await staff.getByRole('button', { name: /^Yeni/ }).first().click();
  await field('Ad').fill(name);
  await field('Adres').fill(`${receiver.url}/liste.csv`);
  await save();
  await expect(drawer).toHaveCount(0);
  await expect(staff.getByRole('row').filter({ hasText: name })).toContainText('Her gün 06:00');
  receiver.close();
});
