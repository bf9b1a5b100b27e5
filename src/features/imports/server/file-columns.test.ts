import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Product } from '#features/products/product.ts';
import type { Variants } from '#features/variants/variant.ts';
import { deleteMedium } from '#features/media/server/media-deletion.service.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { importCalls } from '#test/import-calls.ts';

const app = await openTestApp();
const calls = await importCalls(app);
const staff = <Body>(method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
  app.call<Body>(method, `/api/admin/${path}`, body, calls.editor);

let count = 0;
const picture = (name: string) => buildMedium(app.ctx, { name, width: 80 + (count += 1) });
async function pdf(name: string): Promise<{ id: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, validPdf({ text: `sheet ${(count += 1)}` }));
    return await storeLocalDocument(app.ctx, null, { path, name });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const front = await picture('ön.jpg');
const back = await picture('arka.jpg');
const drawn = await picture('çizim.jpg');
const sheet = await pdf('ölçü.pdf');
const report = await pdf('Rapor; 1|2.pdf');
const twin = await pdf('ikiz.pdf');
const twins = await pdf('ikiz.pdf');
let model: Product;
let category = 0;
const stored = async () => {
  const { body } = await staff<Product>('GET', `products/${model.id}`);
  const { variants } = (await staff<Variants>('GET', `products/${model.id}/variants`)).body;
  const media = (file: Product['drawings'][number]) =>
    'picture' in file ? file.picture.media_id : file.document.media_id;
  return {
    model: [body.files, body.drawings, body.documents].map((files) => files.map(media)),
    drawing: body.drawings[0],
    variants: variants.map(({ pictures, drawings, documents }) =>
      [pictures, drawings, documents].map((files) => files.map(({ media_id: id }) => id)),
    ),
    titles: variants[0]?.documents.map(({ title }) => title),
  };
};
const problems = async (id: number) =>
  (await calls.rows(id)).flatMap((row) => row.problems.map(({ cell, message }) => `${cell} ${message}`));
const head = ['Kod', 'Görseller', 'Teknik çizimler', 'Belgeler'];

beforeAll(async () => {
  category = (await buildCategory(app.ctx, { name: 'Tokalar' })).id;
  model = await buildProduct(app.ctx, { code: 'TK-1', category_id: category, images: [front.id, back.id] });
  await staff('POST', `products/${model.id}/files`, { gallery_type: 'drawings', media_id: sheet.id });
  const { drawings } = (await staff<Product>('GET', `products/${model.id}`)).body;
  const texts = { title_tr: 'Ölçüler; mm', title_en: 'Sizes' };
  await staff('PUT', `products/files/${drawings[0]?.id ?? 0}`, texts);
  await buildVariants(app.ctx, model, [
    {
      code: 'TK-1-N',
      size_id: (await buildSize(app.ctx)).id,
      picture_ids: [back.id, front.id],
      documents: [
        { media_id: report.id, title: { tr: 'Rapor', en: 'Report' } },
        { media_id: twin.id, title: {} },
      ],
    },
    { code: 'TK-1-A' },
  ]);
});

it('an unchanged export has no difference; names that are not clear get the number of the file', async () => {
  const { bytes, rows } = await calls.download();
  const places = head.map((title) => rows[0]?.indexOf(title) ?? -1);
  expect(rows.slice(1).map((row) => places.map((place) => row[place] ?? ''))).toEqual([
    ['TK-1', 'ön.jpg; arka.jpg', 'ölçü.pdf | Ölçüler, mm', ''],
    ['TK-1-N', 'arka.jpg; ön.jpg', '', `Rapor, 1,2.pdf (#${report.id}) | Rapor; ikiz.pdf (#${twin.id})`],
    ['TK-1-A', '', '', ''],
  ]);
  expect(await calls.upload(bytes)).toMatchObject({ record: { counts: { same: 3, update: 0, problem: 0 } } });
});

it('files are named in the order of the cell, labels are kept or changed, and undoing brings back everything', async () => {
  const before = await stored();
  const { id } = await calls.check([
    head,
    ['TK-1', 'ARKA.jpg; çizim.jpg; arka.jpg', 'çizim.jpg; ölçü.pdf', 'ölçü.pdf | Föy'],
    ['TK-1-N', '', 'ölçü.pdf', 'ikiz.pdf; Rapor, 1,2.pdf ' + `(#${report.id}) | Yeni rapor`],
    ['TK-1-A', 'ön.jpg', null, null],
  ]);
  expect(await problems(id)).toEqual([]);
  const changes = (await calls.rows(id)).map((row) =>
    row.changes.map(({ column, after }) => `${column}: ${after}`),
  );
  expect(changes[0]).toEqual([
    'Görseller: arka.jpg; çizim.jpg',
    'Teknik çizimler: çizim.jpg; ölçü.pdf | Ölçüler, mm',
    'Belgeler: ölçü.pdf | Föy',
  ]);
  expect((await calls.put(id, 'apply')).record).toMatchObject({ state: 'applied', message: '' });
  const after = await stored();
  expect(after.model).toEqual([[back.id, drawn.id], [drawn.id, sheet.id], [sheet.id]]);
  expect(after.variants).toEqual([
    [[], [sheet.id], [twin.id, report.id]],
    [[front.id], [], []],
  ]);
  expect(after.titles).toEqual([{}, { tr: 'Yeni rapor', en: 'Report' }]);
  const { body } = await staff<Product>('GET', `products/${model.id}`);
  expect(body.drawings[1]).toMatchObject({ title_tr: 'Ölçüler; mm', title_en: 'Sizes' });
  expect((await calls.put(id, 'undo')).record).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  const { drawing, ...undone } = await stored();
  expect(undone).toEqual({ model: before.model, variants: before.variants, titles: before.titles });
  expect(drawing).toMatchObject({ title_tr: 'Ölçüler; mm', title_en: 'Sizes' });
});

it('names that mean no file, or several, are problems of their cells, and nothing changes', async () => {
  const before = await stored();
  const { id } = await calls.check([
    head,
    ['TK-1', 'yok.jpg', 'ikiz.pdf', 'ön.jpg'],
    ['TK-1-N', 'ölçü.pdf', 'ölçü.pdf | ' + 'a'.repeat(201), 'ikiz.pdf (#99999)'],
    ['TK-1-A', 'ön.jpg | Ön', null, null],
  ]);
  expect(await problems(id)).toEqual([
    'B2 “yok.jpg” kütüphanede yok. Önce “Görseller” ekranından yükleyin ya da adını düzeltin.',
    `C2 “ikiz.pdf” adında 2 dosya var; numarasıyla yazın: “ikiz.pdf (#${twin.id})” ya da “ikiz.pdf (#${twins.id})”.`,
    'D2 “ön.jpg” bu sütuna yazılamaz; burada PDF’ler ve CAD dosyaları olur.',
    'C3 Etiket en çok 200 karakter olabilir: “ölçü.pdf”.',
    'B3 “ölçü.pdf” bu sütuna yazılamaz; burada yalnız görseller olur.',
    'D3 “ikiz.pdf (#99999)” kütüphanede yok. Önce “Görseller” ekranından yükleyin ya da adını düzeltin.',
    'B4 Görsellerin etiketi olmaz; “|” işaretini ve sonrasını silin.',
  ]);
  expect((await calls.put(id, 'apply', { skip_problems: 1 })).status).not.toBe(200);
  expect(await stored()).toEqual(before);
});

it('a new model and its variant get their files; a gallery that changed since the check stops the import', async () => {
  const created = await calls.check([
    ['Kod', 'Model kodu', 'Ad (TR)', 'Kategori', 'Görseller', 'Belgeler'],
    ['YN-1', null, 'Yeni', 'Tokalar', 'ön.jpg', 'ölçü.pdf | Föy'],
    ['YN-1-N', 'YN-1', null, null, 'arka.jpg; ön.jpg', null],
  ]);
  expect(await problems(created.id)).toEqual([]);
  expect((await calls.put(created.id, 'apply')).record).toMatchObject({ state: 'applied' });
  const { rows } = await calls.download('?search=YN-1');
  const place = (title: string) => rows[0]?.indexOf(title) ?? -1;
  expect([rows[1]?.[place('Belgeler')], rows[2]?.[place('Görseller')]]).toEqual([
    'ölçü.pdf | Föy',
    'arka.jpg; ön.jpg',
  ]);

  const { id } = await calls.check([head, ['TK-1', 'arka.jpg', null, null]]);
  await staff('POST', `products/${model.id}/files`, { gallery_type: 'images', media_id: drawn.id });
  expect((await calls.put(id, 'apply')).record).toMatchObject({ state: 'checked' });
  expect((await stored()).model[0]).toEqual([front.id, back.id, drawn.id]);
});

it('a file that was deleted since the check stops the import', async () => {
  const lost = await picture('kayıp.jpg');
  const { id } = await calls.check([head, ['TK-1', 'kayıp.jpg', null, null]]);
  await deleteMedium(app.ctx, null, lost.id);
  const before = await stored();
  const { record } = await calls.put(id, 'apply');
  expect(record).toMatchObject({ state: 'checked' });
  expect(record.message).toContain('“kayıp.jpg” artık kütüphanede yok');
  expect(await stored()).toEqual(before);
});
