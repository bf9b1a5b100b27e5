import { beforeEach, describe, expect, it } from 'vitest';
import type { Variants } from '#features/variants/variant.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { importCalls } from '#test/import-calls.ts';

let app: TestApp;
let calls: Awaited<ReturnType<typeof importCalls>>;
let model: { id: number };

const grid = async (id: number) =>
  (await app.call<Variants>('GET', `/api/admin/products/${id}/variants`, undefined, calls.editor)).body;
const store = (id: number, body: object) =>
  app.call('PUT', `/api/admin/products/${id}/variants`, body, calls.editor);
const problems = async (id: number) =>
  (await calls.rows(id)).flatMap((row) =>
    row.problems.map(({ column, cell }) => [row.position, column, cell].join(' ')),
  );

const ordering = {
  status: 'replaced',
  successor: 'TK-1',
  minimum_order: 500,
  carton_quantity: 2000,
  length: 35.5,
  width: 24,
  height: 5,
  gross_weight: 12.5,
  lead_time: { tr: '3 hafta', en: '3 weeks' },
  origin: 'TR',
  hs_code: '830810000000',
  gtin: '4006381333931',
};

beforeEach(async () => {
  app = await openTestApp();
  calls = await importCalls(app);
  const category = await buildCategory(app.ctx, { name: 'Tokalar' });
  model = await buildProduct(app.ctx, { code: 'TK-1', name: 'Toka', category_id: category.id });
  await store(model.id, {
    variants: [
      { code: 'TK-1-N', ordering },
      { code: 'TK-1-25', is_active: false, size_id: await addSize() },
    ],
    own: { origin: 'TR', weight: 4.5, pack_quantity: 100 },
  });
});

const addSize = async () =>
  (await app.call<{ data: { id: number } }>('POST', '/api/admin/sizes', { name_tr: '25 mm' }, calls.editor))
    .body.data.id;

it('an unchanged export has no difference, and clearing it and importing it brings everything back', async () => {
  const { bytes, rows } = await calls.download();
  expect(rows[0]).toEqual(expect.arrayContaining(['GTIN', 'GTİP', 'Menşe', 'Temin süresi (EN)', 'Durum']));
  const same = await calls.upload(bytes);
  expect(same).toMatchObject({ record: { counts: { same: 3, update: 0, problem: 0 } } });

  const before = await grid(model.id);
  const fields =
    rows[0]?.slice(2, -1).filter((title) => !/^(Ad|Kategori|Ölçü|Yayın)/.test(String(title))) ?? [];
  const head = ['Kod', ...fields];
  const emptied = rows.slice(1).map(([code]) => [code ?? null, ...fields.map(() => null)]);
  const cleared = await calls.check([head, ...emptied]);
  expect(await problems(cleared.id)).toEqual([`2 Öne çıkan ${columnOf(head, 'Öne çıkan')}2`]);
  expect((await calls.put(cleared.id, 'apply', { skip_problems: 1 })).record.state).toBe('applied');
  expect((await grid(model.id)).variants[0]?.ordering).toMatchObject({
    gtin: '',
    status: 'normal',
    lead_time: {},
  });
  const undone = await calls.put(cleared.id, 'undo');
  expect(undone.record).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  expect((await grid(model.id)).own).toEqual(before.own);
  expect((await grid(model.id)).variants.map((row) => row.ordering)).toEqual(
    before.variants.map((row) => row.ordering),
  );
});

const columnOf = (head: readonly unknown[], title: string) => String.fromCharCode(65 + head.indexOf(title));

describe('a sheet', () => {
  it('writes the data of variants and of models, old and new, and undoes it row by row', async () => {
    const record = await calls.check([
      [
        'Kod',
        'Model kodu',
        'Ad (TR)',
        'Kategori',
        'En az sipariş',
        'GTIN',
        'GTİP',
        'Menşe',
        'Temin süresi (TR)',
      ],
      ['TK-1', null, 'Toka', 'Tokalar', 10, null, null, 'de', 'Hemen'],
      ['TK-1-N', 'TK-1', null, null, '1.250', 40170725, '8308.10', 'TR', '4 hafta'],
      ['YENI', null, 'Yeni', 'Tokalar', 7, '036000291452', null, 'TR', null],
      ['YENI-1', 'YENI', null, null, 8, null, null, 'IT', null],
    ]);
    expect(await problems(record.id)).toEqual([]);
    expect((await calls.put(record.id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
    const after = await grid(model.id);
    expect(after.own).toMatchObject({
      minimum_order: 10,
      origin: 'DE',
      weight: 4.5,
      lead_time: { tr: 'Hemen' },
    });
    expect(after.variants[0]?.ordering).toMatchObject({
      minimum_order: 1250,
      gtin: '40170725',
      hs_code: '830810',
      carton_quantity: 2000,
      lead_time: { tr: '4 hafta', en: '3 weeks' },
    });
    const created = await app.ctx.db.selectFrom('products').select('id').where('code', '=', 'YENI').execute();
    const added = await grid(created[0]?.id ?? 0);
    expect(added.own).toMatchObject({ minimum_order: 7, gtin: '036000291452' });
    expect(added.variants[0]?.ordering).toMatchObject({ minimum_order: 8, origin: 'IT' });

    await store(model.id, {
      variants: after.variants.map((row) =>
        row.code === 'TK-1-N' ? { ...row, ordering: { ...row.ordering, minimum_order: 99 } } : row,
      ),
    });
    const { record: undone } = await calls.put(record.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { kept: 1 } });
    expect((await grid(model.id)).own).toMatchObject({ minimum_order: null, origin: 'TR', weight: 4.5 });
    expect((await grid(model.id)).variants[0]?.ordering.minimum_order).toBe(99);
    const [gone] = await app.ctx.db.selectFrom('products').selectAll().where('code', '=', 'YENI').execute();
    expect(gone?.deleted_at).not.toBeNull();
  });

  it('names values of the wrong form with their cells', async () => {
    const record = await calls.check([
      ['Kod', 'GTIN', 'GTİP', 'Menşe', 'En az sipariş', 'Boy (mm)', 'Durum', 'Yerine geçen kod'],
      ['TK-1-N', '4006381333932', '83', 'Anadolu', '0', 'uzun', 'belki', null],
      ['TK-1-25', null, null, null, '1,5', null, 'Yeni', 'TK-1'],
      ['TK-1', null, null, null, null, null, 'Yerine yenisi geldi', 'TK-1'],
    ]);
    expect(await problems(record.id)).toEqual([
      '2 Durum G2',
      '2 En az sipariş E2',
      '2 Boy (mm) F2',
      '2 GTIN B2',
      '2 GTİP C2',
      '2 Menşe D2',
      '2 Yerine geçen kod H2',
      '3 En az sipariş E3',
      '3 Yerine geçen kod H3',
      '4 Yerine geçen kod H4',
    ]);
    for (const { problems: all } of await calls.rows(record.id))
      for (const { message } of all) expect(message).not.toMatch(/value|must|invalid|expected/i);
  });

  it('names GTINs that two articles would have, and successors that do not exist', async () => {
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Kategori', 'GTIN', 'Durum', 'Yerine geçen kod'],
      ['TK-1-25', null, null, '04006381333931', null, null],
      ['X', 'Ad', 'Tokalar', '40170725', 'Yerine yenisi geldi', 'Y'],
      ['Y', 'Ad', 'Tokalar', '40170725', 'Yerine yenisi geldi', 'YOK'],
    ]);
    expect(await problems(record.id)).toEqual(['2 GTIN ', '4 GTIN ', '4 Yerine geçen kod ']);
  });

  it('may give the GTIN of one article to another one that it writes too', async () => {
    const record = await calls.check([
      ['Kod', 'GTIN'],
      ['TK-1-25', '4006381333931'],
      ['TK-1-N', null],
    ]);
    expect(record.counts).toMatchObject({ update: 2, problem: 0 });
    expect((await calls.put(record.id, 'apply')).record.state).toBe('applied');
    expect((await grid(model.id)).variants.map(({ ordering: { gtin } }) => gtin)).toEqual([
      '',
      '4006381333931',
    ]);
  });

  it('is refused where somebody changed the data of a model’s own code after the export', async () => {
    const { rows } = await calls.download();
    const own = { ...(await grid(model.id)).own, origin: 'IT' };
    await store(model.id, { variants: (await grid(model.id)).variants, own });
    const record = await calls.check(rows);
    expect(record.counts).toMatchObject({ problem: 1, same: 2 });
    expect((await calls.rows(record.id))[0]?.problems).toMatchObject([{ column: 'Sürüm' }]);
    await store(model.id, { variants: (await grid(model.id)).variants, own: { ...own, origin: 'TR' } });
    expect((await calls.check(rows)).counts).toMatchObject({ same: 3 });
    const [, ...others] = rows;
    const renamed = others.map((row) => row.map((cell) => (cell === 'Toka' ? 'Yeni ad' : cell)));
    expect((await calls.check([rows[0] ?? [], ...renamed])).counts).toMatchObject({ update: 1, problem: 0 });
  });
});
