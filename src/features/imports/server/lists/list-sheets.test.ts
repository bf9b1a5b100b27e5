import { describe, expect, it } from 'vitest';
import type { Finish } from '#features/finishes/finish.ts';
import type { Size } from '#features/sizes/size.ts';
import { openTestApp } from '#test/app.ts';
import { buildProduct, buildVariants } from '#test/factories.ts';
import { importCalls, type SheetRows } from '#test/import-calls.ts';

const app = await openTestApp();
const { editor, check, put, rows, download } = await importCalls(app);

type Listed = { sizes: Size; finishes: Finish };
const list = async <Name extends keyof Listed>(name: Name): Promise<Listed[Name][]> =>
  (await app.call<Listed[Name][]>('GET', `/api/admin/${name}`, undefined, editor)).body;
const create = async (name: keyof Listed, body: object) =>
  (await app.call<{ data: Size & Finish }>('POST', `/api/admin/${name}`, body, editor)).body.data;
const exported = async (name: keyof Listed): Promise<SheetRows> => (await download('', name)).rows;
const column = (sheet: SheetRows, title: string) => sheet[0]?.indexOf(title) ?? -1;
const changed = (sheet: SheetRows, row: number, title: string, value: string | number | null): SheetRows =>
  sheet.map((cells, index) => (index === row ? cells.with(column(sheet, title), value) : cells));

describe('the sheet of the sizes', () => {
  it('comes back unchanged, is renamed, extended and undone, and keeps the order of new rows', async () => {
    await create('sizes', { name_tr: '25 mm', name_en: '25 mm', number: 25 });
    const sheet = await exported('sizes');
    expect(sheet[0]).toEqual(['Kod', 'Ölçü (TR)', 'Ölçü (EN)', 'Sayı', 'Sürüm']);
    const same = await check(sheet);
    expect(same).toMatchObject({
      kind: 'sizes',
      counts: { same: 1, update: 0, create: 0, problem: 0 },
      message: '',
    });

    const edited = [
      ...changed(sheet, 1, 'Ölçü (TR)', '25 milimetre'),
      [null, '30 mm', '', '30,5', null],
      ['kirk', '40 mm', '', 40, null],
    ];
    const { id } = await check(edited);
    expect(await rows(id)).toMatchObject([
      { result: 'update', code: '25-mm', name: '25 mm', product_id: null },
      { result: 'create', code: '30-mm', name: '30 mm', product_id: null },
      { result: 'create', code: 'kirk' },
    ]);
    expect((await put(id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
    expect((await list('sizes')).map(({ key, name_tr, number }) => [key, name_tr, number])).toEqual([
      ['30-mm', '30 mm', 30.5],
      ['kirk', '40 mm', 40],
      ['25-mm', '25 milimetre', 25],
    ]);
    // The new size without a code is found by its name when the same file comes again.
    expect(
      (
        await check([
          ['Kod', 'Ölçü (TR)'],
          [null, '30 mm'],
        ])
      ).counts,
    ).toMatchObject({ same: 1 });

    const used = (await list('sizes')).find(({ key }) => key === 'kirk');
    const product = await buildProduct(app.ctx, {});
    await buildVariants(app.ctx, product, [{ size_id: used?.id ?? 0 }]);
    expect((await put(id, 'undo')).record).toMatchObject({ state: 'undone', counts: { kept: 1 } });
    expect((await list('sizes')).map(({ key, name_tr }) => [key, name_tr])).toEqual([
      ['kirk', '40 mm'],
      ['25-mm', '25 mm'],
    ]);
  });

  it.each([
    ['a code that no address can have', ['Kırk mm', '44 mm', null], 'küçük harf, rakam'],
    ['a known name with another code’s key', [null, '25  mm', null], 'başka bir kayıtta'],
    ['a version of an unknown code', ['yok', '45 mm', 1], 'Bu kod listede yok'],
    ['an old version', ['25-mm', 'Yeni ad', 1], 'panelde değişti'],
    ['an empty name', ['25-mm', null, null], 'Boş bırakılamaz'],
    ['a new row without a name', ['yeni', null, null], 'Yeni satır için gerekli'],
  ])('refuses %s', async (_, row, message) => {
    const { id, counts } = await check([['Kod', 'Ölçü (TR)', 'Sürüm'], row]);
    expect(counts).toMatchObject({ problem: 1 });
    const [{ problems } = { problems: [] }] = await rows(id);
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
  });
});

describe('the sheet of the finishes', () => {
  it('carries colours and claims, and a claim changed since is not overwritten', async () => {
    const { id: finish } = await create('finishes', { name_tr: 'Nikel', color: '#C0C0C0' });
    const sheet = await exported('finishes');
    const { id } = await check(changed(changed(sheet, 1, 'OEKO-TEX', 'Sınıf II'), 1, 'Renk', '#aabbcc'));
    await put(id, 'apply');
    const claims = async () =>
      (await app.call<{ claims: object[] }>('GET', `/api/admin/finishes/${finish}/claims`, undefined, editor))
        .body.claims;
    expect(await claims()).toMatchObject([{ value: 'Sınıf II' }]);
    expect(await list('finishes')).toMatchObject([{ key: 'nikel', color: '#aabbcc' }]);
    expect((await check(await exported('finishes'))).counts).toMatchObject({ same: 1, update: 0 });

    // The first export is older than the claim.
    const stale = await check(changed(sheet, 1, 'OEKO-TEX', 'Sınıf I'));
    expect(stale.counts).toMatchObject({ problem: 1 });
    const fresh = await check(changed(await exported('finishes'), 1, 'OEKO-TEX', 'Sınıf I'));
    const body = { claims: [{ kind: 'oeko_tex', value: 'Sınıf III' }] };
    await app.call('PUT', `/api/admin/finishes/${finish}/claims`, body, editor);
    expect((await put(fresh.id, 'apply')).record).toMatchObject({ state: 'checked', counts: { problem: 1 } });
    expect(await claims()).toMatchObject([{ value: 'Sınıf III' }]);

    expect((await put(id, 'undo')).record).toMatchObject({ counts: { kept: 1 } });
    expect(await list('finishes')).toMatchObject([{ color: '#aabbcc' }]);
  });
});
