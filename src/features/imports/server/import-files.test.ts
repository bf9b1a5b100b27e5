import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { importCalls, workbook } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const categoryId = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;

const getProduct = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, calls.editor)).body;
const picturesOf = async (id: number) => (await getProduct(id)).files.map(({ picture }) => picture.media_id);

function zip(entries: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return new Response(file.outputStream as never).arrayBuffer().then((bytes) => Buffer.from(bytes));
}

/** A workbook whose sheet has this XML between its rows. */
async function rawWorkbook(sheetData: string): Promise<Buffer> {
  const types = 'http://schemas.openxmlformats.org';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${types}/package/2006/content-types"/>`,
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${types}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  });
}
const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

describe('a cell with a formula', () => {
  it('counts as its stored result and is a problem without one; nothing is computed', async () => {
    const product = await buildProduct(app.ctx, { code: 'F-1', name: 'Ad', category_id: categoryId });
    await buildProduct(app.ctx, { code: 'F-2', name: 'Ad', category_id: categoryId });
    await buildProduct(app.ctx, { code: 'F-3', name: 'Ad', category_id: categoryId });
    const bytes = await rawWorkbook(`<row r="1">${text('A1', 'Kod')}${text('B1', 'Kısa açıklama (TR)')}</row>
      <row r="2">${text('A2', 'F-1')}<c r="B2" t="str"><f>"1"&amp;"2"</f><v>12</v></c></row>
      <row r="3">${text('A3', 'F-2')}<c r="B3"><f>1+1</f></c></row>
      <row r="4">${text('A4', 'F-3')}<c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`);
    const { record } = (await calls.upload(bytes)) as Required<Awaited<ReturnType<typeof calls.put>>>;
    expect(record.counts).toMatchObject({ update: 1, problem: 2 });
    const rows = await calls.rows(record.id);
    expect(rows[0]?.changes).toEqual([{ column: 'Kısa açıklama (TR)', before: '', after: '12' }]);
    expect(rows.slice(1).flatMap(({ problems }) => problems.map(({ cell }) => cell))).toEqual(['B3', 'B4']);
    expect((await getProduct(product.id)).summary_tr ?? '').toBe('');
  });
});

describe('a file', () => {
  it('is what its content says, whatever its name', async () => {
    expect((await calls.upload(Buffer.from('Kod;Ad'), 'urunler.xlsx')).status).toBe(415);
    expect((await calls.upload(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'urunler.xlsx')).status).toBe(422);
    expect((await calls.upload(Buffer.from('PK\x03\x04broken'), 'urunler.xlsx')).status).toBe(422);
    const sheet = await workbook([['Kod'], ['F-1']]);
    expect(await calls.upload(sheet, 'resimler.zip')).toMatchObject({
      status: 201,
      record: { kind: 'sheet' },
    });
  });

  it('that unfolds to more than is allowed is refused before it fills the memory', async () => {
    const bomb = await rawWorkbook(`<row r="1">${' '.repeat(420 * 1024 * 1024)}</row>`);
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await calls.upload(bomb);
    expect(answer).toMatchObject({
      record: { state: 'failed', message: expect.stringContaining('açılmış hali çok büyük') as string },
    });
  }, 60_000);
});

describe('pictures', () => {
  it('of a ZIP get the places that their names say, and come back by undoing', async () => {
    const first = await buildMedium(app.ctx, { name: 'eski.jpg' });
    const product = await buildProduct(app.ctx, { code: 'R-1', category_id: categoryId, images: [first.id] });
    const sent = { variants: [{ code: 'R-1-N', size_id: null, finish_id: null }] };
    await app.call('PUT', `/api/admin/products/${product.id}/variants`, sent, calls.editor);
    const jpeg = (width: number) => createJpeg({ width, height: 600 });
    const bytes = await zip({
      'resimler/R-1.jpg': await jpeg(801),
      'R-1_2.jpg': await jpeg(802),
      'R-1-N.JPG': await jpeg(803),
      'R-1-N_2.jpg': await jpeg(804),
      'YOK-1.jpg': await jpeg(805),
      'R-1_3.jpg': 'kein Bild',
      'notlar.txt': 'a',
      '__MACOSX/._R-1.jpg': 'x',
    });
    const answer = await calls.upload(bytes, 'resimler.zip');
    if (!('record' in answer)) throw new Error(answer.body.message);
    const { record } = answer;
    expect(record).toMatchObject({ kind: 'pictures', state: 'checked', counts: { update: 3, problem: 4 } });
    expect(await picturesOf(product.id)).toEqual([first.id]);
    const applied = await calls.put(record.id, 'apply', { skip_problems: 1 });
    expect(applied.record).toMatchObject({ state: 'applied', message: '' });
    const after = await picturesOf(product.id);
    expect(after).toHaveLength(2);
    expect(after).not.toContain(first.id);
    const variants = await app.call<{ variants: { image: { media_id: number } | null }[] }>(
      'GET',
      `/api/admin/products/${product.id}/variants`,
      undefined,
      calls.editor,
    );
    expect(variants.body.variants[0]?.image).not.toBeNull();

    const again = await calls.upload(bytes, 'resimler.zip');
    expect(again).toMatchObject({ record: { counts: { same: 3, update: 0 } } });
    expect((await calls.put(record.id, 'undo')).record).toMatchObject({
      state: 'undone',
      counts: { kept: 0 },
    });
    expect(await picturesOf(product.id)).toEqual([first.id]);
  });

  it('of the library are matched by the names of their files', async () => {
    const product = await buildProduct(app.ctx, { code: 'R-2', category_id: categoryId });
    const medium = await buildMedium(app.ctx, { name: 'R-2.jpg', width: 900 });
    const answer = await calls.post({ pictures: [{ media_id: medium.id, name: 'R-2.jpg' }] });
    if (!('record' in answer)) throw new Error(answer.body.message);
    await calls.put(answer.record.id, 'apply');
    expect(await picturesOf(product.id)).toEqual([medium.id]);
  });
});

it('an import is deleted with its file after 30 days', async () => {
  const record = await calls.check([['Kod'], ['F-1']]);
  app.clock.advance(31 * 86_400_000);
  const { ensureDailyJob } = await import('#server/jobs/daily-job.ts');
  const { importRetentionKind } = await import('./imports.jobs.ts');
  await ensureDailyJob(app.ctx, importRetentionKind);
  await calls.work();
  expect(
    (await app.call('GET', `/api/admin/imports/${record.id}`, undefined, await app.signIn('editor'))).status,
  ).toBe(404);
});
