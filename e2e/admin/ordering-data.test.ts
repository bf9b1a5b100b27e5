import type { Variants } from '#features/variants/variant.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

const gtin = '4006381333931';

test('staff fill the ordering data of all variants and claim what a laboratory tested; visitors see and are offered what is public @desk', async ({
  staff,
  server,
}) => {
  const name = `Sipariş ${Date.now()}`;
  const code = `SP-${Date.now() % 1_000_000}`;
  const records = await staffRecords(server);
  const client = await signInTo(server.url, server.account);
  const send = async (path: string, body: object) => {
    const answer = await client.call('POST', `/api/admin/${path}`, { _method: 'PUT', ...body });
    expect(answer.ok, await answer.clone().text()).toBe(true);
  };
  const id = await records.addProduct(name);
  await records.changeProduct(id, { code });
  await send(`products/${id}/variants`, { variants: [{ code: `${code}-N`, ordering: { gtin } }] });

  await openProduct(staff, id);
  await staff.getByRole('tab', { name: 'Ölçüler ve Kaplamalar' }).click();
  await staff.getByText('Sipariş bilgileri', { exact: true }).click();
  await staff.getByRole('button', { name: 'Sütunu Doldur' }).click();
  await staff.getByRole('combobox', { name: 'Sütun' }).click();
  await staff.getByRole('option', { name: 'En az sipariş' }).click();
  await staff.getByLabel('Değer').fill('1.250');
  await expect(staff.getByText('1 satıra yazılacak')).toBeVisible();
  await axe(staff);
  await staff.getByRole('button', { name: 'Yaz', exact: true }).click();
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' }).first()).toBeVisible();
  const grid = (await (await client.call('GET', `/api/admin/products/${id}/variants`)).json()) as Variants;
  expect(grid.variants[0]?.ordering).toMatchObject({ minimum_order: 1250, gtin });

  await staff.getByRole('tab', { name: 'Ürün', exact: true }).click();
  await staff.getByRole('button', { name: 'Beyan Ekle' }).click();
  await staff.getByLabel('Değer').fill('Sınıf II');
  await axe(staff);
  await staff.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(staff.getByText('REACH nikel salımı: Sınıf II')).toBeVisible();

  const { seo_name: seoName } = await records.product(id);
  const html = async () => (await staff.request.get(`${server.url}/urun/${seoName}`)).text();
  const before = await html();
  expect(before).toContain('1.250 adet');
  expect(before).toContain('Sınıf II');
  expect(before).not.toContain(gtin);
  await staff.goto(`/urun/${seoName}`);
  const quantity = staff.getByRole('spinbutton', { name: 'Adet' });
  await expect(quantity).toHaveValue('1250');
  await quantity.fill('300');
  await expect(staff.getByText('En az sipariş 1.250 adet: 300 adet bunun altında.')).toBeVisible();
  await quantity.press('ArrowDown');
  await expect(quantity).toHaveValue('0');
  await quantity.press('ArrowUp');
  await staff.getByRole('button', { name: 'Teklif Listesine Ekle' }).click();
  await expect(staff.getByText('Listenizde 1.250 adet var.')).toBeVisible();

  const usual = ['status', 'minimum_order', 'pack_quantity', 'weight'];
  await send('configuration', { publicOrderingFields: [...usual, 'gtin'] });
  try {
    const [, thing = ''] =
      /<script type="application\/ld\+json"[^>]*>(\{[^<]*"ProductGroup"[^<]*)</.exec(await html()) ?? [];
    expect(thing).toContain(`"gtin":"${gtin}"`);
  } finally {
    await send('configuration', { publicOrderingFields: usual });
  }
  expect(await html()).not.toContain(gtin);
});
