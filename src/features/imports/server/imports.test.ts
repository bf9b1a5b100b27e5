import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { ImportUndo } from '../import.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { importCalls, workbook } from '#test/import-calls.ts';

let app: TestApp;
let calls: Awaited<ReturnType<typeof importCalls>>;
let categoryId: number;
let sizes: number[];
let finishes: number[];

beforeEach(async () => {
  app = await openTestApp();
  calls = await importCalls(app);
  categoryId = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;
  const create = async (list: string, name: string) =>
    (await app.call<{ data: { id: number } }>('POST', `/api/admin/${list}`, { name_tr: name }, calls.editor))
      .body.data.id;
  sizes = [await create('sizes', '25 mm'), await create('sizes', '30 mm')];
  finishes = [await create('finishes', 'Nikel'), await create('finishes', 'Altın')];
});

type Row = { id: number; code: string; version: number; weight: number | null };
const getProduct = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, calls.editor)).body;
const getVariants = async (id: number) =>
  (await app.call<{ variants: Row[] }>('GET', `/api/admin/products/${id}/variants`, undefined, calls.editor))
    .body.variants;
const setVariants = (id: number, variants: object[]) =>
  app.call('PUT', `/api/admin/products/${id}/variants`, { variants }, calls.editor);
const history = (batch: string | null) =>
  app.ctx.db.selectFrom('history').selectAll().where('batch', '=', batch).execute();
const batchOf = async (id: number) =>
  (await app.ctx.db.selectFrom('imports').select('batch').where('id', '=', id).executeTakeFirstOrThrow())
    .batch;

async function buildModel() {
  const product = await buildProduct(app.ctx, {
    code: 'TK-1140',
    name: 'Sürgülü toka',
    category_id: categoryId,
  });
  await setVariants(product.id, [
    { code: 'TK-1140-25-N', size_id: sizes[0], finish_id: finishes[0], weight: 4.5, pack_quantity: 100 },
    { code: 'TK-1140-30-N', size_id: sizes[1], finish_id: finishes[0] },
  ]);
  return product;
}

describe('an exported sheet', () => {
  it('has a row for each model and its variants, and imported unchanged has no difference', async () => {
    await buildModel();
    const { bytes, rows } = await calls.download();
    expect(rows[0]?.slice(0, 4)).toEqual(['Kod', 'Model kodu', 'Ad (TR)', 'Ad (EN)']);
    expect(rows.slice(1).map(([code, model]) => [code, model ?? null])).toEqual([
      ['TK-1140', null],
      ['TK-1140-25-N', 'TK-1140'],
      ['TK-1140-30-N', 'TK-1140'],
    ]);
    const answer = await calls.upload(bytes);
    expect(answer).toMatchObject({
      record: { state: 'checked', counts: { create: 0, update: 0, same: 3, problem: 0 } },
    });
  });

  it('keeps texts that Excel could take for something else', async () => {
    const nasty = [
      '=1+1',
      '+905',
      '-1',
      '@SUM(A1)',
      '007',
      '1E5',
      'a_x000D_b',
      '😀 çığ',
      'x\u2028y',
      '#N/A',
      '<b>&"\'',
    ];
    for (const [index, name] of nasty.entries())
      await buildProduct(app.ctx, {
        code: `00${index}=${index}`,
        name: { tr: name, en: `${name} ` },
        summary: 'ş'.repeat(500),
        category_id: categoryId,
        published_at: `2026-01-0${1 + (index % 9)}T09:59:59.999Z`,
      });
    const { bytes, rows } = await calls.download();
    expect(rows.slice(1).map((row) => row[2])).toEqual(nasty.toReversed());
    const answer = await calls.upload(bytes);
    expect(answer).toMatchObject({ record: { counts: { same: nasty.length, update: 0, problem: 0 } } });
  });

  it('leaves the date of a draft empty, which does not count as a difference', async () => {
    await buildProduct(app.ctx, { code: 'TASLAK', category_id: categoryId, is_active: false });
    const { bytes, rows } = await calls.download();
    const date = rows[0]?.indexOf('Yayın tarihi') ?? -1;
    expect(rows[1]?.[date] ?? null).toBeNull();
    expect(await calls.upload(bytes)).toMatchObject({ record: { counts: { same: 1, problem: 0 } } });
  });

  it('is noted in the audit and refused to viewers', async () => {
    await calls.download();
    const [line] = await app.ctx.db.selectFrom('audit').selectAll().where('action', '=', 'export').execute();
    expect(line).toMatchObject({ entity: 'product' });
    const viewer = await app.signIn('viewer');
    expect((await app.call('GET', '/api/admin/products/export', undefined, viewer)).status).toBe(403);
  });
});

describe('checking', () => {
  it('shows every difference before anything is written', async () => {
    const { id } = await buildModel();
    const record = await calls.check([
      ['Ad (TR)', 'Kod', 'Ağırlık (g)', 'Kategori'],
      ['Yeni ad', 'TK-1140', null, 'tokalar'],
      [null, 'TK-1140-25-N', '5,25', null],
      [null, 'TK-1140-30-N', null, null],
    ]);
    expect(record.counts).toMatchObject({ update: 2, same: 1, problem: 0 });
    const rows = await calls.rows(record.id);
    expect(rows).toMatchObject([
      { position: 2, result: 'update', code: 'TK-1140', product_id: id },
      { position: 3, result: 'update', name: 'Sürgülü toka' },
    ]);
    expect(rows.map(({ changes }) => changes)).toEqual([
      [{ column: 'Ad (TR)', before: 'Sürgülü toka', after: 'Yeni ad' }],
      [{ column: 'Ağırlık (g)', before: '4,5', after: '5,25' }],
    ]);
    expect((await getProduct(id)).name_tr).toBe('Sürgülü toka');
  });

  it('names every problem with its cell', async () => {
    await buildModel();
    const record = await calls.check([
      ['Kod', 'Model kodu', 'Ad (TR)', 'Kategori', 'Ölçü', 'Ağırlık (g)', 'Yayında', 'Sürüm', 'Renk'],
      ['TK-1140', null, null, 'Yok', '25 mm', null, 'belki', null, 'x'],
      ['TK-1140-25-N', 'BASKA', 'Ad', null, '99 mm', 'ağır', null, null, null],
      ['TK-9', null, null, null, null, null, null, null, null],
      ['TK-10', 'YOK-1', null, null, '25 mm', null, null, null, null],
      ['TK-11', null, 'A', 'Tokalar', null, null, null, 7, null],
      ['TK-11', null, 'A', 'Tokalar', null, null, null, null, null],
      [null, null, 'A', null, null, null, null, null, null],
      ['TK-12', 'TK-1140', null, null, '25 mm', null, null, null, null],
      ['TK-13', 'TK-1140', null, null, '25 mm', null, null, null, null],
    ]);
    const cells = (await calls.rows(record.id)).flatMap(({ problems }) => problems.map(({ cell }) => cell));
    expect(record.message).toContain('“Renk”');
    const english = /value|must|length|required/i;
    for (const { problems } of await calls.rows(record.id))
      for (const { message } of problems) expect(message).not.toMatch(english);
    expect(cells.filter(Boolean)).toEqual([
      'C2',
      'D2',
      'E2',
      'G2',
      'C3',
      'E3',
      'F3',
      'G3',
      'B3',
      'C4',
      'D4',
      'B5',
      'A6',
      'A7',
      'A8',
    ]);
    expect(record.counts).toMatchObject({ problem: 9, create: 0, update: 0 });
  });

  it('counts a problem that several rows have once', async () => {
    const { id } = await calls.check([
      ['Kod', 'Ad (TR)', 'Kategori'],
      ['Y-1', 'Yeni', 'yok'],
      ['Y-2', 'Yeni', 'yok'],
      ['Y-3', null, 'tokalar'],
    ]);
    const { body } = await app.call<object[]>(
      'GET',
      `/api/admin/imports/${id}/problems`,
      undefined,
      calls.editor,
    );
    expect(body).toEqual([
      { column: 'Kategori', message: expect.stringContaining('“yok”') as string, rows: 2 },
    ]);
  });

  it('refuses a row that was changed after the export, but not one that changes nothing', async () => {
    const { id } = await buildModel();
    const { rows } = await calls.download();
    await app.call('PUT', `/api/admin/products/${id}`, { name_tr: 'Elle yazılan' }, calls.editor);
    const record = await calls.check(rows);
    expect(record.counts).toMatchObject({ problem: 1, same: 2 });
    const [row] = await calls.rows(record.id);
    expect(row?.problems).toMatchObject([{ column: 'Sürüm' }]);
  });

  it('fails with a text for a sheet without codes', async () => {
    expect(await calls.check([['Ad (TR)'], ['A']])).toMatchObject({ state: 'failed' });
  });
});

describe('applying', () => {
  it('writes models and variants, new and old, with one batch of history', async () => {
    const { id } = await buildModel();
    const record = await calls.check([
      ['Kod', 'Model kodu', 'Ad (TR)', 'Ad (EN)', 'Kategori', 'Ölçü', 'Kaplama', 'Paket adedi', 'Yayında'],
      ['YENI-1', null, 'Halka', 'Ring', 'Tokalar', null, null, null, 'Hayır'],
      ['TK-1140', null, 'Yeni ad', null, 'Tokalar', null, null, null, 'Evet'],
      ['TK-1140-25-N', 'TK-1140', null, null, null, '30 mm', 'nikel', 250, 'Evet'],
      ['TK-1140-30-N', 'TK-1140', null, null, null, '25 mm', 'Nikel', null, 'Hayır'],
      ['YENI-1-25', 'YENI-1', null, null, null, '25 mm', 'Altın', 50, null],
    ]);
    expect(record.counts).toMatchObject({ create: 2, update: 3, problem: 0 });
    const { record: applied } = await calls.put(record.id, 'apply');
    expect(applied).toMatchObject({ state: 'applied', message: '' });
    expect(await getProduct(id)).toMatchObject({ name_tr: 'Yeni ad', version: 2 });
    expect(await getVariants(id)).toMatchObject([
      { code: 'TK-1140-25-N', size_id: sizes[1], pack_quantity: 250, weight: 4.5 },
      { code: 'TK-1140-30-N', size_id: sizes[0], is_active: false },
    ]);
    const list = await app.call<{ data: Product[] }>(
      'GET',
      '/api/admin/products?search=ring',
      undefined,
      calls.editor,
    );
    expect(list.body.data).toMatchObject([{ code: 'YENI-1', is_active: false, seo_name: 'halka' }]);
    expect(await getVariants(list.body.data[0]?.id ?? 0)).toMatchObject([
      { code: 'YENI-1-25', pack_quantity: 50 },
    ]);
    expect(await history(await batchOf(record.id))).toHaveLength(4);
  });

  it('refuses rows with problems unless staff leave them out', async () => {
    const { id } = await buildModel();
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Yayında'],
      ['TK-1140', 'Yeni ad', 'Evet'],
      ['TK-1140-25-N', null, 'belki'],
    ]);
    expect((await calls.put(record.id, 'apply')).status).toBe(422);
    expect((await getProduct(id)).name_tr).toBe('Sürgülü toka');
    expect((await calls.put(record.id, 'apply', { skip_problems: 1 })).record.state).toBe('applied');
    expect((await getProduct(id)).name_tr).toBe('Yeni ad');
  });

  it('writes nothing and names the rows when something changed since the check', async () => {
    const { id } = await buildModel();
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Ağırlık (g)'],
      ['TK-1140', 'Yeni ad', null],
      ['TK-1140-25-N', null, 9],
    ]);
    await app.call('PUT', `/api/admin/products/${id}`, { summary_tr: 'Elle' }, calls.editor);
    const refused = await calls.put(record.id, 'apply');
    expect(refused.status).toBe(409);
    expect(refused.record).toMatchObject({ state: 'checked', counts: { update: 1, problem: 1 } });
    expect((await getVariants(id))[0]?.weight).toBe(4.5);
    const { record: fresh } = await calls.put(record.id, 'check');
    expect(fresh.counts).toMatchObject({ update: 2, problem: 0 });
    expect((await calls.put(record.id, 'apply')).record.state).toBe('applied');
    expect(await getProduct(id)).toMatchObject({ name_tr: 'Yeni ad', summary_tr: 'Elle' });
  });

  it('checks the rows again when it writes', async () => {
    const { id } = await buildModel();
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Ağırlık (g)'],
      ['TK-1140', 'Yeni ad', null],
      ['TK-1140-25-N', null, 9],
    ]);
    const queued = await app.call('PUT', `/api/admin/imports/${record.id}/apply`, {}, calls.editor);
    expect(queued.status).toBe(200);
    await setVariants(id, [{ code: 'TK-1140-25-N', size_id: sizes[0], finish_id: finishes[0], weight: 4 }]);
    await calls.work();
    expect(await calls.get(record.id)).toMatchObject({ state: 'checked', counts: { update: 1, problem: 1 } });
    expect((await getProduct(id)).name_tr).toBe('Sürgülü toka');
  });

  it('is not possible after staff cancelled the import during the check', async () => {
    await buildModel();
    const form = fileForm(Buffer.from(await workbook([['Kod'], ['TK-1140']])), 'a.xlsx');
    const { body } = await app.call<{ data: { id: number } }>(
      'POST',
      '/api/admin/imports',
      form,
      calls.editor,
    );
    expect((await calls.put(body.data.id, 'cancel')).record).toMatchObject({
      state: 'cancelled',
      rows_done: 0,
    });
    expect((await calls.put(body.data.id, 'check')).status).toBe(409);
  });

  it('happens once', async () => {
    await buildModel();
    const record = await calls.check([
      ['Kod', 'Ad (TR)'],
      ['TK-1140', 'Yeni ad'],
    ]);
    await calls.put(record.id, 'apply');
    expect((await calls.put(record.id, 'apply')).status).toBe(409);
    expect((await calls.put(record.id, 'cancel')).status).toBe(409);
  });
});

describe('undoing', () => {
  it('allows importing the same file again, but overwrites nothing that somebody else has changed', async () => {
    const { id } = await buildModel();
    const { rows } = await calls.download();
    const [head = []] = rows;
    const file = rows.map(([...row], index) => {
      if (index === 1) row[head.indexOf('Ad (TR)')] = 'Yeni ad';
      if (index === 2) row[head.indexOf('Ağırlık (g)')] = '1.250,5';
      return row;
    });
    const record = await calls.check(file);
    expect(record.counts).toMatchObject({ update: 2, problem: 0 });
    await calls.put(record.id, 'apply');
    expect((await getVariants(id))[0]?.weight).toBe(1250.5);
    await calls.put(record.id, 'undo');
    const again = await calls.check(file);
    expect(again.counts).toMatchObject({ update: 2, problem: 0 });
    await app.call('PUT', `/api/admin/products/${id}`, { summary_tr: 'Başkası' }, calls.editor);
    const [first, ...others] = await getVariants(id);
    await setVariants(id, [{ ...first, weight: 9 }, ...others]);
    expect((await calls.check(file)).counts).toMatchObject({ update: 0, problem: 2 });
  });

  it('reverts rows that are unchanged since the import and keeps the others', async () => {
    const { id } = await buildModel();
    const other = await buildProduct(app.ctx, { code: 'TK-2', name: 'Kanca', category_id: categoryId });
    const record = await calls.check([
      ['Kod', 'Model kodu', 'Ad (TR)', 'Kategori', 'Ölçü', 'Ağırlık (g)'],
      ['TK-1140', null, 'Yeni ad', 'Tokalar', null, null],
      ['TK-1140-25-N', 'TK-1140', null, null, '25 mm', 9],
      ['TK-2', null, 'Yeni kanca', 'Tokalar', null, null],
      ['YENI-1', null, 'Halka', 'Tokalar', null, null],
      ['YENI-1-25', 'YENI-1', null, null, '25 mm', 3],
    ]);
    await calls.put(record.id, 'apply');
    await app.call('PUT', `/api/admin/products/${other.id}`, { name_tr: 'Elle yazılan' }, calls.editor);
    await app.call('PUT', `/api/admin/products/${id}`, { summary_tr: 'Elle' }, calls.editor);
    const preview = await app.call<ImportUndo>(
      'GET',
      `/api/admin/imports/${record.id}/undo`,
      undefined,
      calls.editor,
    );
    expect(preview.body).toEqual({ undone: 4, kept: 1, kept_rows: [{ code: 'TK-2', name: 'Elle yazılan' }] });

    const { record: undone } = await calls.put(record.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { kept: 1 } });
    expect(await getProduct(id)).toMatchObject({ name_tr: 'Sürgülü toka', summary_tr: 'Elle' });
    expect((await getVariants(id))[0]).toMatchObject({ weight: 4.5, code: 'TK-1140-25-N' });
    expect((await getProduct(other.id)).name_tr).toBe('Elle yazılan');
    const { total } = (
      await app.call<{ total: number }>('GET', '/api/admin/products/deleted', undefined, calls.editor)
    ).body;
    expect(total).toBe(1);
    const free = await calls.check([
      ['Kod', 'Ad (TR)', 'Kategori'],
      ['YENI-1-25', 'A', 'Tokalar'],
    ]);
    expect(free.counts).toMatchObject({ create: 1 });
  });
});

it('a body without usable rows is refused with a text', async () => {
  const answer = await calls.post({ rows: { columns: 'Kod' } });
  expect(answer).toMatchObject({ status: 422, body: { success: false } });
});

it('the grid of the panel is imported by the same path', async () => {
  const { id } = await buildModel();
  const sheet = await app.call<{ columns: { title: string }[]; rows: string[][] }>(
    'GET',
    '/api/admin/products/sheet',
    undefined,
    calls.editor,
  );
  const columns = sheet.body.columns.map(({ title }) => title);
  const rows = sheet.body.rows.map((row) =>
    row.map((cell, index) => (columns[index] === 'Ad (TR)' && cell ? 'Yeni' : cell)),
  );
  const answer = await calls.post({ rows: { columns, rows } });
  expect(answer).toMatchObject({ status: 201, record: { kind: 'grid', counts: { update: 1, same: 2 } } });
  if (!('record' in answer)) return;
  await calls.put(answer.record.id, 'apply');
  expect((await getProduct(id)).name_tr).toBe('Yeni');
});
