import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { importCalls, workbook, zip } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const categoryId = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;

const getProduct = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, calls.editor)).body;

const oneSheet = '<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets>';

/** A workbook whose only sheet contains this XML as its data. */
async function rawWorkbook(sheetData: string, { sheets = oneSheet, merged = '' } = {}): Promise<Buffer> {
  const types = 'http://schemas.openxmlformats.org';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${types}/package/2006/content-types"/>`,
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${types}/officeDocument/2006/relationships">${sheets}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${types}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData>${merged}</worksheet>`,
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
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

/** Imports a workbook with this XML; returns the import and its stored rows. */
async function checkRaw(...input: Parameters<typeof rawWorkbook>) {
  const answer = await calls.upload(await rawWorkbook(...input));
  if (!('record' in answer)) throw new Error(answer.body.message);
  return { record: answer.record, rows: await calls.rows(answer.record.id) };
}

const problemsIn = ({ rows }: Awaited<ReturnType<typeof checkRaw>>) =>
  rows.flatMap(({ problems }) => problems.map(({ cell, message }) => `${cell} ${message}`));
const titles = `<row r="1">${text('A1', 'Kod')}${text('B1', 'Kısa açıklama (TR)')}</row>`;

describe('what Excel makes of cells', () => {
  it('a formula with an empty result element has no result, in codes too; one that gives an empty text has', async () => {
    await buildProduct(app.ctx, { code: 'E-1', name: 'Ad', summary: '19', category_id: categoryId });
    await buildProduct(app.ctx, { code: 'E-2', name: 'Ad', summary: '19', category_id: categoryId });
    const checked = await checkRaw(`${titles}
      <row r="2">${text('A2', 'E-1')}<c r="B2"><f>10+12</f><v></v></c></row>
      <row r="3">${text('A3', 'E-2')}<c r="B3" t="str"><f>""</f><v></v></c></row>
      <row r="4"><c r="A4"><f>"E"&amp;"-9"</f><v/></c>${text('B4', 'x')}</row>`);
    expect(problemsIn(checked)).toEqual([
      expect.stringMatching(/^B2 Formülün sonucu dosyada yok/),
      expect.stringMatching(/^A4 Formülün sonucu dosyada yok/),
    ]);
    expect(checked.rows[1]?.changes).toEqual([{ column: 'Kısa açıklama (TR)', before: '19', after: '' }]);
  });

  it('a code that became a date or lost its digits is a problem, one that may have lost its zeros a warning', async () => {
    await buildProduct(app.ctx, { code: '007', name: 'Ad', category_id: categoryId });
    await buildProduct(app.ctx, { code: '7', name: 'Ad', category_id: categoryId });
    const checked = await checkRaw(`${titles}
      <row r="2"><c r="A2"><v>123456789012345700</v></c>${text('B2', 'x')}</row>
      <row r="3"><c r="A3" t="d"><v>2026-05-12</v></c>${text('B3', 'x')}</row>
      <row r="4"><c r="A4"><v>7</v></c>${text('B4', 'yeni')}</row>`);
    expect(problemsIn(checked)).toEqual([
      expect.stringMatching(/^A2 .*uzun kodun son basamakları/),
      expect.stringMatching(/^A3 Excel bu kodu tarihe çevirmiş/),
    ]);
    expect(checked.record.counts).toMatchObject({ update: 1, problem: 2 });
    expect(checked.record.message).toContain('A4 (7)');
  });

  it('a merged cell empties no other row', async () => {
    for (const code of ['M-1', 'M-2'])
      await buildProduct(app.ctx, { code, name: 'Ad', summary: 'Eski', category_id: categoryId });
    const checked = await checkRaw(
      `${titles}<row r="2">${text('A2', 'M-1')}${text('B2', 'Yeni')}</row>
      <row r="3">${text('A3', 'M-2')}<c r="B3"/></row>`,
      { merged: '<mergeCells><mergeCell ref="B2:B3"/></mergeCells>' },
    );
    expect(checked.record.counts).toMatchObject({ update: 1, problem: 1 });
    expect(problemsIn(checked)).toEqual([expect.stringMatching(/^B3 .*birleştirilmiş/)]);
  });

  it('the sheet of the export is read by its name, else the first visible one, which is named', async () => {
    await buildProduct(app.ctx, { code: 'S-1', name: 'Ad', category_id: categoryId });
    const sheet = (name: string, id: number, more = '') =>
      `<sheet name="${name}" sheetId="${id}" r:id="rId${id}" ${more}/>`;
    const row = `${titles}<row r="2">${text('A2', 'S-1')}${text('B2', 'x')}</row>`;
    const check = async (...sheets: string[]) =>
      (await checkRaw(row, { sheets: `<sheets><!-- ${sheet('A', 2)} -->${sheets.join('')}</sheets>` }))
        .record;
    expect(await check(sheet('Gizli', 2, 'state="hidden"'), sheet('Liste', 1))).toMatchObject({
      counts: { update: 1 },
      message: '“Liste” sayfası okundu.',
    });
    expect(await check(sheet('Notlar', 2), sheet('Ürünler', 1))).toMatchObject({
      counts: { update: 1 },
      message: '',
    });
    expect(await check(sheet('Liste', 1, 'state="veryHidden"'))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('görünür bir çalışma sayfası') as string,
    });
  });

  it('hidden rows are counted and left out unless staff choose them', async () => {
    for (const code of ['H-1', 'H-2'])
      await buildProduct(app.ctx, { code, name: 'Ad', category_id: categoryId });
    const { record } = await checkRaw(`${titles}<row r="2">${text('A2', 'H-1')}${text('B2', 'x')}</row>
      <row r="3" hidden="1">${text('A3', 'H-2')}${text('B3', 'x')}</row>`);
    expect(record).toMatchObject({ counts: { update: 1 }, hidden_rows: 1, with_hidden: false });
    const all = await calls.put(record.id, 'check', { with_hidden: 1 });
    expect(all.record).toMatchObject({ counts: { update: 2 }, hidden_rows: 1, with_hidden: true });
    const again = await calls.put(record.id, 'check', { with_hidden: 0 });
    expect(again.record).toMatchObject({ counts: { update: 1 }, with_hidden: false });
  });
});

describe('a CSV file', () => {
  const check = async (content: string | Buffer) => {
    const answer = await calls.upload(Buffer.from(content), 'urunler.csv');
    if (!('record' in answer)) throw new Error(answer.body.message);
    return answer.record;
  };

  it('is read with semicolons, commas or tabs, in UTF-8 or the Turkish code page', async () => {
    await buildProduct(app.ctx, { code: '00C', name: 'Ad', category_id: categoryId });
    const lines = ['Kod;Kısa açıklama (TR)', '00C;"Şık; iğne"', ''].join('\r\n');
    const turkish: Readonly<Record<string, number>> = { ı: 0xfd, ş: 0xfe, Ş: 0xde, ğ: 0xf0, ç: 0xe7 };
    const inTurkish = Buffer.from(Array.from(lines).map((sign) => turkish[sign] ?? sign.charCodeAt(0)));
    for (const file of [
      lines,
      `\ufeff${lines}`,
      `sep=;\r\n${lines}`,
      'Kod\tKısa açıklama (TR)\n00C\tŞık; iğne',
      '"Kod","Kısa açıklama (TR)"\n"00C","Şık; iğne"',
      inTurkish,
      Buffer.from(`\ufeff${lines}`, 'utf16le'),
    ]) {
      const record = await check(file);
      expect(record).toMatchObject({ kind: 'sheet', counts: { update: 1, problem: 0 } });
      expect((await calls.rows(record.id))[0]).toMatchObject({
        code: '00C',
        changes: [{ after: 'Şık; iğne' }],
      });
    }
  });

  it('is not any text with commas, and an .ods file is named as such', async () => {
    const other = await calls.upload(Buffer.from('Toka; kırmızı olan\nve bir halka'), 'liste.csv');
    expect(other).toMatchObject({ status: 415 });
    const ods = await zip({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': '<x/>',
    });
    const answer = await calls.upload(ods, 'liste.ods');
    expect(answer).toMatchObject({ status: 415 });
    expect(answer.body.message).toContain('OpenDocument');
  });

  it('names rows by their numbers in Excel, also after empty lines', async () => {
    const record = await check('Kod;Ağırlık (g)\n\n;\n"YOK\n1";x\nYOK-2;x\n');
    const rows = await calls.rows(record.id);
    expect(rows.map(({ position }) => position)).toEqual([4, 5]);
  });

  it('is exported as it is read: leading zeros, decimal commas, formulas as texts', async () => {
    const product = await buildProduct(app.ctx, {
      code: '00D',
      name: { tr: '=1+1', en: "'quoted" },
      summary: { tr: ' =1+1', en: "' =x" },
      category_id: categoryId,
    });
    const sent = { variants: [{ code: '-D', size_id: null, finish_id: null, weight: 1.125 }] };
    await app.call('PUT', `/api/admin/products/${product.id}/variants`, sent, calls.editor);
    const answer = await app.app.inject({
      method: 'GET',
      url: '/api/admin/products/export?format=csv',
      headers: calls.editor,
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.payload).toContain("00D;;'=1+1;''quoted;");
    expect(answer.payload).toContain(";' =1+1;'' =x;");
    expect(answer.payload).toContain("'-D;00D;");
    expect(answer.payload).toContain(';1,125;');
    const record = await check(answer.payload);
    expect(record.counts).toMatchObject({ update: 0, create: 0, problem: 0 });
  });
});

it('a sheet that needs too much memory fails with a text, and the server keeps running', async () => {
  const { readSheet } = await import('./files/sheet-reader.process.ts');
  const { inTemporaryFolder } = await import('#server/ports/temporary-folder.ts');
  const { writeFile } = await import('node:fs/promises');
  await inTemporaryFolder(app.ctx.config.dataDir, async (folder) => {
    const path = `${folder}/bomb.xlsx`;
    // The parser keeps a whole comment in memory, so this one exceeds the limit.
    await writeFile(path, await rawWorkbook(`<!--${randomBytes(40_000_000).toString('base64')}-->`));
    const read = readSheet({
      path,
      spool: `${folder}/rows`,
      kind: 'xlsx',
      withHidden: false,
      signal: new AbortController().signal,
      log: app.ctx.log,
      limit: 24,
    });
    await expect(read).rejects.toThrow('çok büyük ya da bozuk');
  });
}, 60_000);

describe('a file', () => {
  it('is what its content says, whatever its name', async () => {
    expect((await calls.upload(Buffer.from('Ad;Renk'), 'urunler.xlsx')).status).toBe(415);
    expect(await calls.upload(Buffer.from('Kod;Ad'), 'urunler.xlsx')).toMatchObject({
      record: { kind: 'sheet' },
    });
    expect((await calls.upload(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'urunler.xlsx')).status).toBe(422);
    expect((await calls.upload(Buffer.from('PK\x03\x04broken'), 'urunler.xlsx')).status).toBe(422);
    const sheet = await workbook([['Kod'], ['F-1']]);
    expect(await calls.upload(sheet, 'resimler.zip')).toMatchObject({
      status: 201,
      record: { kind: 'sheet' },
    });
  });

  it('that decompresses to more than is allowed is refused before it fills the memory', async () => {
    const bomb = await rawWorkbook(`<row r="1">${' '.repeat(420 * 1024 * 1024)}</row>`);
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await calls.upload(bomb);
    expect(answer).toMatchObject({
      record: { state: 'failed', message: expect.stringContaining('açılmış hali çok büyük') as string },
    });
  }, 60_000);
});
