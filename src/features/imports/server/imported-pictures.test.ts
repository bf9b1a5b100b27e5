import { describe, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { Variants } from '#features/variants/variant.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { createJpeg } from '#test/files/pictures.ts';
import { importCalls, zip } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const categoryId = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;

const getProduct = async (id: number) =>
  (await app.call<Product>('GET', `/api/admin/products/${id}`, undefined, calls.editor)).body;
const picturesOf = async (id: number) => (await getProduct(id)).files.map(({ picture }) => picture.media_id);

describe('imported pictures', () => {
  it('of a ZIP get the places that their names say, and undoing restores the earlier ones', async () => {
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
    expect(record).toMatchObject({ kind: 'pictures', state: 'checked', counts: { update: 4, problem: 3 } });
    expect(await picturesOf(product.id)).toEqual([first.id]);
    const applied = await calls.put(record.id, 'apply', { skip_problems: 1 });
    expect(applied.record).toMatchObject({ state: 'applied', message: '' });
    const after = await picturesOf(product.id);
    expect(after).toHaveLength(2);
    expect(after).not.toContain(first.id);
    const pictures = async () => {
      const url = `/api/admin/products/${product.id}/variants`;
      const { body } = await app.call<Variants>('GET', url, undefined, calls.editor);
      return body.variants[0]?.pictures.map(({ width }) => width);
    };
    expect(await pictures()).toEqual([803, 804]);

    const again = await calls.upload(bytes, 'resimler.zip');
    expect(again).toMatchObject({ record: { counts: { same: 4, update: 0 } } });
    expect((await calls.put(record.id, 'undo')).record).toMatchObject({
      state: 'undone',
      counts: { kept: 0 },
    });
    expect(await picturesOf(product.id)).toEqual([first.id]);
    expect(await pictures()).toEqual([]);
  });

  it('with doubtful names are proposed, and written only when they are confirmed', async () => {
    const first = await buildMedium(app.ctx, { name: 'ilk.jpg' });
    const product = await buildProduct(app.ctx, { code: 'R-5', category_id: categoryId, images: [first.id] });
    const jpeg = (width: number) => createJpeg({ width, height: 500 });
    const bytes = await zip({
      'r5_9.jpg': await jpeg(811),
      'R-5 kopya.jpg': await jpeg(812),
      'R-5_arka.jpg': await jpeg(813),
    });
    const answer = await calls.upload(bytes, 'resimler.zip');
    if (!('record' in answer)) throw new Error(answer.body.message);
    const { id, counts } = answer.record;
    expect(counts).toMatchObject({ update: 1, proposed: 2, problem: 0 });
    const shown = async () =>
      (await calls.rows(id)).map(({ result, changes, is_proposal }) => [
        result,
        changes[0]?.column,
        is_proposal,
      ]);
    // The change is shown as it will be stored: the picture for place 9 becomes the second one of the gallery.
    expect(await shown()).toEqual([
      ['update', '2. resim', false],
      ['proposed', '3. resim', true],
      ['proposed', '3. resim', true],
    ]);
    expect((await calls.rows(id))[0]?.note).toContain('harf büyüklüğü ya da ayraçla');

    const confirm = (fields: Readonly<Record<string, unknown>>) => calls.put(id, 'proposals', fields);
    expect(await confirm({ positions: [1] })).toMatchObject({ status: 422 });
    expect((await confirm({})).record.counts).toMatchObject({ update: 3, proposed: 0 });
    const taken = await confirm({ positions: [2], is_confirmed: 0 });
    expect(taken.record.counts).toMatchObject({ update: 2, proposed: 1 });
    expect(await confirm({ positions: [2], is_confirmed: 0 })).toMatchObject({ status: 422 });
    expect(await shown()).toContainEqual(['update', '3. resim', true]);
    expect(await picturesOf(product.id)).toEqual([first.id]);

    expect((await calls.put(id, 'apply')).record).toMatchObject({
      state: 'applied',
      counts: { proposed: 1 },
    });
    expect(await picturesOf(product.id)).toHaveLength(3);
    expect(await confirm({})).toMatchObject({ status: 409 });
    await calls.put(id, 'undo');
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
