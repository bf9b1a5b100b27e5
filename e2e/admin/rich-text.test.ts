import { richTextTags } from '#shared/rich-text-tags.ts';
import { axe, expect, test } from '../fixtures.ts';
import { openProduct, staffRecords } from './staff-records.ts';

/** The tags that the editor writes instead of other allowed tags. */
const written: Readonly<Record<string, string>> = { b: 'strong', i: 'em', thead: 'tbody' };
const stored = [
  '<h2>Bir</h2><h3>İki</h3><h4>Üç</h4><hr />',
  '<p>25 mm<sup>2</sup> ve H<sub>2</sub>O. Son.</p>',
  '<p><b>kalın</b> <strong>güçlü</strong> <i>eğik</i> <em>vurgu</em> <u>altı</u> <s>üstü</s><br />',
  '<a href="https://example.com">bağ</a></p>',
  '<ul><li><p>madde</p></li></ul><ol start="3"><li><p>üçüncü</p></li></ol><blockquote><p>söz</p></blockquote>',
  '<table><thead><tr><th colspan="2">Ölçü</th></tr></thead>',
  '<tbody><tr><td>2–4 mm</td><td>6 mm</td></tr></tbody></table>',
].join('');

test('the editor keeps every allowed format', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Tablolu ${test.info().project.name} ${Date.now()}`);
  await records.changeProduct(id, { description_tr: stored });
  await openProduct(staff, id);
  const text = staff.getByRole('textbox', { name: 'Açıklama', exact: true }).first();
  await expect(text.getByRole('cell', { name: '2–4 mm' })).toBeVisible();
  await text.getByText('Son.').click();
  await expect(staff.getByRole('button', { name: 'Tablo ekle' })).toBeVisible();
  // Opening the form must not count as a change.
  await expect(staff.getByText('Değişiklik yok')).toBeVisible();
  await staff.keyboard.press('End');
  await staff.keyboard.type(' Ek.');
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  const { description_tr: saved } = await records.product(id);
  for (const tag of richTextTags) {
    expect(stored, 'the test covers each tag').toMatch(new RegExp(`<${tag}[ >]`));
    expect(saved).toMatch(new RegExp(`<${written[tag] ?? tag}[ >]`));
  }
  expect(saved).toContain('<ol start="3">');
  expect(saved).toContain('25 mm<sup>2</sup> ve H<sub>2</sub>O. Son. Ek.');
  expect(saved).toMatch(/<th colspan="2">(<p>)?Ölçü/);
  expect(saved).toMatch(/<td>(<p>)?2–4 mm(<\/p>)?<\/td><td>(<p>)?6 mm/);
});

test('a table is inserted, filled with Tab, extended and deleted', async ({ staff, server }) => {
  const records = await staffRecords(server);
  const id = await records.addProduct(`Tablo ${test.info().project.name} ${Date.now()}`);
  await openProduct(staff, id);
  const text = staff.getByRole('textbox', { name: 'Açıklama', exact: true }).first();
  await text.click();
  await staff.getByRole('button', { name: 'Tablo ekle' }).click();
  for (const cell of ['Malzeme', 'Sap', '2–4 mm', '6 mm']) {
    await staff.keyboard.type(cell);
    await staff.keyboard.press('Tab');
  }
  await staff.getByRole('button', { name: 'Alta satır ekle' }).click();
  await staff.getByRole('button', { name: 'Satırı sil' }).click();
  await staff.getByRole('button', { name: 'Sağa sütun ekle' }).click();
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveCount(3);
  await staff.getByRole('button', { name: 'Geri al' }).click();
  await expect(text.getByRole('columnheader')).toHaveText(['Malzeme', 'Sap']);
  await expect(text.getByRole('row')).toHaveCount(3);
  await axe(staff);
  await staff.keyboard.press('Control+s');
  await expect(staff.getByRole('alert').filter({ hasText: 'Güncellendi!' })).toBeVisible();
  expect((await records.product(id)).description_tr).toMatch(
    /<tr><th>.*Malzeme.*<\/th><th>.*Sap.*<\/th><\/tr><tr><td>.*2–4 mm.*6 mm/,
  );
  await staff.getByRole('button', { name: 'Tabloyu sil' }).click();
  await expect(text.getByRole('table')).toHaveCount(0);
});
