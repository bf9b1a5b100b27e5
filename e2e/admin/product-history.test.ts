import { createJpeg } from '#test/files/pictures.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

test('the history of a product shows formatting, and its galleries', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const name = `Geçmişli ${test.info().project.name} ${Date.now()}`;
  const id = await records.addProduct(name);
  await records.changeProduct(id, { description_tr: '<p>Mat siyah toka.</p>' });
  await records.changeProduct(id, { description_tr: '<p>Mat <strong>siyah</strong> toka.</p>' });
  await openProduct(staff, id);
  const jpeg = { name: 'toka.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() };
  await staff.getByRole('button', { name: 'Görsel ekle' }).setInputFiles([jpeg]);
  await expect(staff.getByRole('img', { name: 'Görsel 1' })).toBeVisible();

  await staff.getByRole('button', { name: 'Geçmiş', exact: true }).click();
  const history = staff.getByRole('dialog', { name: 'Geçmiş' });
  await expect(history.getByRole('listitem').first()).toContainText('Görseller: dosya eklendi');
  await expect(history).toContainText('Yalnız biçim değişti; sözler aynı kaldı.');
  await axe(staff);
  await history.getByRole('button', { name: 'Bu sürüme dön', exact: true }).last().click();
  await staff.getByRole('button', { name: 'Bu Sürüme Dön', exact: true }).click();
  await expect(history).toBeHidden();
  expect((await records.product(id)).description_tr).toBeFalsy();
});
