import { beforeEach, describe, expect, it } from 'vitest';
import type { Associations } from '#features/associations/association.ts';
import { maxAssociations } from '#features/associations/association-kinds.rules.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildProduct, buildVariants } from '#test/factories.ts';
import { importCalls, pick } from '#test/import-calls.ts';

let app: TestApp;
let calls: Awaited<ReturnType<typeof importCalls>>;
let ids: Record<string, number>;
let categoryId: number;

const kinds = {
  'Uyumlu ürünler': 'fits_with',
  'Yedek parçaları': 'spare_part',
  Alternatifleri: 'alternative',
  'Yerini aldıkları': 'replaces',
  'Birlikte alınanlar': 'sold_together',
} as const;

const build = async (code: string) => {
  const product = await buildProduct(app.ctx, { code, name: code, category_id: categoryId });
  ids[code] = product.id;
  return product;
};
/** The lists of a product that are not empty, as codes. */
const lists = async (code: string) => {
  const url = `/api/admin/products/${ids[code]}/associations`;
  const { body } = await app.call<Associations>('GET', url, undefined, calls.editor);
  return Object.fromEntries(
    Object.entries(body).flatMap(([side, products]) =>
      products.length > 0 ? [[side, products.map((product) => product.code).sort()]] : [],
    ),
  );
};
const say = (kind: string, one: string, other: string, method: 'POST' | 'DELETE' = 'POST') =>
  app.call(
    method,
    `/api/admin/products/${ids[one]}/associations`,
    { other_id: ids[other], kind },
    calls.editor,
  );
const problems = async (id: number) =>
  (await calls.rows(id)).flatMap((row) => row.problems.map(({ cell, message }) => `${cell} ${message}`));
const changes = async (id: number) =>
  (await calls.rows(id)).map((row) => [
    row.code,
    ...row.changes.map(({ column, before, after }) => `${column}: ${before} → ${after}`),
  ]);

beforeEach(async () => {
  app = await openTestApp();
  calls = await importCalls(app);
  ids = {};
  categoryId = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;
  for (const code of ['A', 'B', 'C']) await build(code);
  await say('fits_with', 'A', 'B');
  await say('spare_part', 'A', 'C');
  await say('replaces', 'B', 'C');
});

describe('a sheet', () => {
  it('has a column for each kind, and unchanged no difference, in whatever order the codes are', async () => {
    await say('fits_with', 'A', 'C');
    const { bytes, rows } = await calls.download();
    const shown = pick(rows, ['Kod', ...Object.keys(kinds)]).toSorted((a, b) =>
      String(a[0]) < String(b[0]) ? -1 : 1,
    );
    expect(shown.slice(0, 3)).toEqual([
      ['A', 'B; C', 'C', null, null, null],
      ['B', 'A', null, null, 'C', null],
      ['C', 'A', null, null, null, null],
    ]);
    const same = await calls.upload(bytes);
    expect(same).toMatchObject({ record: { counts: { same: 3, update: 0, problem: 0 } } });
    const turned = rows.map((row) => row.map((cell) => (cell === 'B; C' ? ' C ;B;; C' : cell)));
    expect((await calls.check(turned)).counts).toMatchObject({ same: 3, update: 0, problem: 0 });
  });

  it('shows what changes, writes both sides of a mutual kind, and undoes it row by row', async () => {
    const record = await calls.check([
      ['Kod', 'Uyumlu ürünler', 'Yedek parçaları', 'Birlikte alınanlar'],
      ['A', 'C', null, 'C'],
    ]);
    expect(await changes(record.id)).toEqual([
      ['A', 'Uyumlu ürünler: B → C', 'Yedek parçaları: C → ', 'Birlikte alınanlar:  → C'],
    ]);
    expect(await lists('A')).toEqual({ fits_with: ['B'], spare_part: ['C'] });
    expect((await calls.put(record.id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
    expect([await lists('A'), await lists('B'), await lists('C')]).toEqual([
      { fits_with: ['C'], sold_together: ['C'] },
      { replaces: ['C'] },
      { fits_with: ['A'], sold_together: ['A'], replaced_by: ['B'] },
    ]);
    expect((await calls.put(record.id, 'undo')).record).toMatchObject({
      state: 'undone',
      counts: { kept: 0 },
    });
    expect([await lists('A'), await lists('B'), await lists('C')]).toEqual([
      { fits_with: ['B'], spare_part: ['C'] },
      { fits_with: ['A'], replaces: ['C'] },
      { spare_part_of: ['A'], replaced_by: ['B'] },
    ]);
  });

  it('names products that it creates, whatever their order, and takes them away again', async () => {
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Kategori', 'Uyumlu ürünler', 'Yerini aldıkları'],
      ['YENI-1', 'Bir', 'Tokalar', 'YENI-2', 'B'],
      ['YENI-2', 'İki', 'Tokalar', 'YENI-1', 'YENI-1'],
    ]);
    expect(await problems(record.id)).toEqual([]);
    expect((await calls.put(record.id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
    const rows = await app.ctx.db.selectFrom('products').select(['id', 'code']).execute();
    for (const { id, code } of rows) ids[code] = id;
    expect(await lists('YENI-1')).toEqual({
      fits_with: ['YENI-2'],
      replaces: ['B'],
      replaced_by: ['YENI-2'],
    });
    expect(await lists('B')).toMatchObject({ replaced_by: ['YENI-1'] });
    expect((await calls.put(record.id, 'undo')).record).toMatchObject({
      state: 'undone',
      counts: { kept: 0 },
    });
    expect(await lists('B')).toEqual({ fits_with: ['A'], replaces: ['C'] });
  });

  it('keeps rows whose cells somebody changed since, or whose product is gone', async () => {
    const record = await calls.check([
      ['Kod', 'Uyumlu ürünler', 'Yedek parçaları'],
      ['A', null, null],
      ['C', null, 'B'],
      ['B', null, null],
    ]);
    expect((await calls.put(record.id, 'apply')).record.state).toBe('applied');
    await say('spare_part', 'C', 'B', 'DELETE');
    await deleteProduct(app.ctx, null, ids.B ?? 0);
    const { record: undone } = await calls.put(record.id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { kept: 3 } });
    expect([await lists('A'), await lists('C')]).toEqual([{}, {}]);
  });

  it('names the cells of unknown codes, of variants, of the product itself, and of too many', async () => {
    await buildVariants(app.ctx, { id: ids.C ?? 0 }, [{ code: 'C-1' }]);
    const many = Array.from({ length: maxAssociations + 1 }, (_, index) => `Ç-${index}`).join(';');
    const record = await calls.check([
      ['Kod', 'Uyumlu ürünler', 'Yedek parçaları', 'Alternatifleri'],
      ['A', 'B;YOK', 'C-1', many],
      ['C', null, 'C', 'B; ' + 'x'.repeat(51)],
    ]);
    expect(await problems(record.id)).toEqual([
      expect.stringMatching(/^D2 En çok 24 ürün .* 25 kod/),
      expect.stringMatching(/^B2 “YOK” kodlu ürün yok/),
      expect.stringMatching(/^C2 “C-1” bir varyantın kodu/),
      expect.stringMatching(/^D3 “x+” bir kod olamaz/),
      expect.stringMatching(/^C3 Bir ürün kendisiyle/),
    ]);
  });

  it('has a problem where two cells of a mutual kind disagree, and only there', async () => {
    const head = ['Kod', 'Uyumlu ürünler', 'Alternatifleri'];
    const check = async (...rows: (string | null)[][]) => problems((await calls.check([head, ...rows])).id);
    expect(await check(['A', null, null], ['B', 'A', null])).toEqual([
      expect.stringMatching(/^B2 “B” ürününün hücresinde \(B3\) “A” hâlâ yazıyor/),
    ]);
    expect(await check(['A', 'B', null], ['B', 'A', 'C'], ['C', null, null])).toEqual([
      expect.stringMatching(/^C3 “C” ürününün hücresinde \(C4\) “B” yazmıyor/),
    ]);
    expect(await check(['A', null, 'B'], ['B', null, 'A'])).toEqual([]);
    expect(await check(['A', null, 'B'])).toEqual([]);
    expect(await check(['A', 'B', null], ['B', 'C', null], ['C', 'B', null])).toEqual([
      expect.stringMatching(/^B3 “A” ürününün hücresinde \(B2\) “B” hâlâ yazıyor/),
    ]);
  });

  it('refuses products that replace each other, also over rows and over what is stored', async () => {
    const head = ['Kod', 'Yerini aldıkları'];
    const check = async (...rows: (string | null)[][]) => problems((await calls.check([head, ...rows])).id);
    const back = (cell: string) =>
      expect.stringMatching(new RegExp(`^${cell} .*birbirinin yerini`)) as string;
    expect(await check(['C', 'B'])).toEqual([back('B2')]);
    expect(await check(['A', 'B'], ['C', 'A'])).toEqual([back('B2'), back('B3')]);
    expect(await check(['C', 'B'], ['B', null])).toEqual([]);
  });

  it('leaves out what needs a row with a problem', async () => {
    const record = await calls.check([
      ['Kod', 'Model kodu', 'Ad (TR)', 'Kategori', 'Uyumlu ürünler', 'Yedek parçaları'],
      ['N-1', null, 'Bir', 'Yok böyle', null, null],
      ['N-2', null, 'İki', 'Tokalar', null, 'N-1'],
      ['N-3', null, 'Üç', 'Tokalar', null, 'N-2'],
      ['N-3-1', 'N-3', null, null, null, null],
      ['N-4', null, 'Dört', 'Tokalar', null, 'B'],
    ]);
    expect((await problems(record.id)).map((text) => text.split(' ')[0])).toEqual(['D2', 'F3', 'F4', 'B5']);
    const { record: applied } = await calls.put(record.id, 'apply', { skip_problems: 1 });
    expect(applied).toMatchObject({ state: 'applied', message: '' });
  });

  it('is refused where somebody changed what a product names after the export, and not after undoing that', async () => {
    const { rows } = await calls.download();
    const name = rows[0]?.indexOf('Ad (TR)');
    const renamed = rows.map((row) =>
      row.map((cell, at) => (cell === 'A' && at === name ? 'Yeni ad' : cell)),
    );
    await say('alternative', 'A', 'C');
    const record = await calls.check(renamed);
    expect(record.counts).toMatchObject({ problem: 2 });
    await say('alternative', 'A', 'C', 'DELETE');
    expect((await calls.check(rows)).counts).toMatchObject({ same: 3, problem: 0 });
  });

  it('writes nothing when a rule refuses it by now', async () => {
    const record = await calls.check([
      ['Kod', 'Ad (TR)', 'Yerini aldıkları'],
      ['A', 'Yeni ad', 'B'],
    ]);
    await say('replaces', 'C', 'A');
    const answer = await calls.put(record.id, 'apply');
    expect(answer.record).toMatchObject({ state: 'checked' });
    expect(answer.record.message).toMatch(/birbirinin yerini/);
    expect(await lists('A')).toMatchObject({ replaced_by: ['C'] });
  });
});
