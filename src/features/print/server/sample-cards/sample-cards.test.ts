import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesSize, readSides } from '#features/sample-cards/sample-cards.rules.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { TypesetterBusy } from '#server/ports/typesetter/typesetter.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildFinish, buildProduct, buildSize, buildVariants } from '#test/factories.ts';
import { fileForm } from '#test/files/file-form.ts';
import { readPdfText } from '#test/files/pdf-text.ts';

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
const { ctx } = app;
const editor = await app.signIn('editor');

type Input = {
  boards: {
    title: string;
    fields: {
      code: string;
      outline: { width: number; height: number; page_width: number } | null;
      frame: { width: number; height: number } | null;
      told: string;
      finishes: { name: string }[];
    }[];
  }[];
};
const inputs: Input[] = [];
let problem: Error | undefined;
const { typeset } = ctx.typesetter;
ctx.typesetter = {
  ...ctx.typesetter,
  typeset: async (task) => {
    if (problem) throw problem;
    inputs.push(JSON.parse(await readFile(join(task.workspace, 'input.json'), 'utf8')) as Input);
    return typeset(task);
  },
};

const family = await buildCategory(ctx, { name: 'Kancalar ğş' });
const small = await buildSize(ctx, { name: '30 mm' });
const large = await buildSize(ctx, { name: '14 mm' });
const nickel = await buildFinish(ctx, { name: 'Işıltılı nikel' });
const gold = await buildFinish(ctx, { name: 'Altın' });
const hook = await buildProduct(ctx, { name: 'Şişme Kanca İĞ', code: 'KN', category_id: family.id });
await buildVariants(ctx, hook, [
  { code: 'KN-30-N', size_id: small.id, finish_id: nickel.id },
  { code: 'KN-14-N', size_id: large.id, finish_id: nickel.id },
  { code: 'KN-30-A', size_id: small.id, finish_id: gold.id },
]);
const hidden = await buildProduct(ctx, {
  name: 'Gizli',
  code: 'GIZLI',
  category_id: family.id,
  is_active: false,
});
const plain = await buildProduct(ctx, { name: 'Ölçüsüz', code: 'SADE', category_id: family.id });

/** Attaches a technical drawing of the example, which states its scale, to the hook. */
async function attach(file: string, title: string): Promise<void> {
  const bytes = await readFile(`demo/documents/drawings/${file}`);
  const { body } = await app.call<{ data: { media_id: number } }>(
    'POST',
    '/api/admin/media',
    fileForm(bytes, file),
    editor,
  );
  const added = await app.call<{ data: { id: number } }>(
    'POST',
    `/api/admin/products/${hook.id}/files`,
    { gallery_type: 'drawings', media_id: body.data.media_id },
    editor,
  );
  const changed = { title_tr: title };
  const path = `/api/admin/products/files/${added.body.data.id}`;
  expect((await app.call('PUT', path, changed, editor)).status).toBe(200);
}
await attach('KG-4242.pdf', 'Çizim, 114 mm');
await attach('TK-1530.pdf', 'Çizim, 30 mm');

const order = (fields: object) => ({ paper: 'a4', lang: 'tr', ...fields });
const print = (fields: object, headers = editor) =>
  app.app.inject({
    method: 'POST',
    url: '/api/admin/sample-cards',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken(ctx), ...headers },
    payload: order(fields),
  });
const textOf = async (pdf: Buffer) => (await readPdfText(pdf)).map((page) => page.replace(/\s+/g, ' '));

describe('a board', () => {
  it('of a family has a field for each size with its true outline, or a frame that says that it is none', async () => {
    const answer = await print({ category_id: family.id });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const text = (await textOf(answer.rawPayload)).join(' ');
    for (const shown of ['Kancalar ğş', 'Şişme Kanca İĞ', 'SADE', 'Dikili numune', 'Işıltılı nikel'])
      expect(text).toContain(shown);
    expect(text).not.toContain('Gizli');
    const [board] = inputs.at(-1)?.boards ?? [];
    expect(board?.fields.map(({ code, frame, told }) => [code, frame, told])).toEqual(
      expect.arrayContaining([
        ['KN', null, 'Çizim gerçek boyutundadır (1:1).'],
        ['KN-14-N', { width: 14, height: 14 }, 'Çizimin ölçeği bilinmiyor; çerçeve 14 mm ölçüsündedir.'],
        ['SADE', null, 'Gerçek boyutu bilinmiyor.'],
      ]),
    );
    // The drawing is an A4 sheet in the scale 2:1; the buckle for 30 mm is 30 mm wide and 41 mm high.
    const outline = board?.fields.find(({ code }) => code === 'KN')?.outline;
    expect(outline?.page_width).toBeCloseTo(297 / 2, 0);
    expect(outline?.width).toBeCloseTo(30.25, 0);
    expect(outline?.height).toBeCloseTo(41.25, 0);
  });

  it('of a finish has the articles in that finish; each finish begins a page', async () => {
    const { rawPayload } = await print({ finishes: `${gold.key},${nickel.key}`, paper: 'a5' });
    const pages = await textOf(rawPayload);
    expect(pages[0]).toMatch(/Altın[^]*KN-30-A/);
    expect(pages[0]).not.toContain('KN-30-N');
    expect(pages.slice(1).join(' ')).toMatch(/Işıltılı nikel[^]*KN-14-N[^]*KN-30-N/);
    expect(inputs.at(-1)?.boards.map(({ title, fields }) => [title, fields.length])).toEqual([
      ['Altın', 1],
      ['Işıltılı nikel', 2],
    ]);
  });

  it('has a ruler of 100 mm and 4 in on every page', async () => {
    for (const paper of ['a4', 'a5']) {
      const { rawPayload } = await print({ finishes: nickel.key, paper });
      const pages = await textOf(rawPayload);
      for (const page of pages) expect(page).toContain('Yazdırırken %100 ölçek (gerçek boyut) seçin');
      const { paths } = await inTemporaryFolder(ctx.config.dataDir, async (folder) => {
        const file = join(folder, 'board.pdf');
        await writeFile(file, rawPayload);
        return ctx.encoder.readDrawing(file);
      });
      const ticks = paths.filter(({ width, height }) => width < 0.8 && height > 1 && height < 4.5);
      /** The length of the ruler with so many marks, which begin or end on one line. */
      const lengthOf = (count: number, edge: (tick: (typeof ticks)[number]) => number) => {
        const ruler = [...Map.groupBy(ticks, (tick) => Math.round(edge(tick))).values()];
        const middles = ruler
          .filter((marks) => marks.length === count)
          .flatMap((marks) => marks.map(({ x, width }) => x + width / 2));
        return Math.max(...middles) - Math.min(...middles);
      };
      expect(Math.abs(lengthOf(101, ({ y, height }) => y + height) - 100)).toBeLessThan(0.1);
      expect(Math.abs(lengthOf(33, ({ y }) => y) - 101.6)).toBeLessThan(0.1);
    }
  });
});

it('sample cards are made from visible products, for those who may change products', async () => {
  const refuse = async (fields: object) => {
    const { status, body } = await app.call<Failure>(
      'POST',
      '/api/admin/sample-cards',
      order(fields),
      editor,
    );
    return [status, ...Object.values(body.errors ?? { message: [body.message] }).flat()];
  };
  expect(await refuse({})).toEqual([422, 'En az bir kaplama ya da bir kategori seçin.']);
  expect(await refuse({ id_list: [plain.id], category_id: family.id })).toEqual([
    422,
    'Ya ürün ya kategori seçin.',
  ]);
  expect(await refuse({ id_list: [hidden.id] })).toEqual([422, 'Seçilenlerde sitede görünen ürün yok.']);
  expect(await refuse({ id_list: [plain.id], lang: 'xx' })).toEqual([422, 'Sitede böyle bir dil yok.']);
  const viewer = await app.signIn('viewer');
  expect((await print({ id_list: [plain.id] }, viewer)).statusCode).toBe(403);
  problem = new TypesetterBusy('full');
  const busy = await print({ id_list: [plain.id] });
  problem = undefined;
  expect([busy.statusCode, busy.json<Failure>().message]).toEqual([
    503,
    'Numune kartları şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.',
  ]);
});

it('sizes are read from their names, and titles name a size only whole', () => {
  expect(readSides('25 mm')).toEqual({ width: 25, height: 25 });
  expect(readSides('12,5 × 8 mm')).toEqual({ width: 12.5, height: 8 });
  expect(readSides('4 cm')).toEqual({ width: 40, height: 40 });
  for (const other of ['No. 5', 'Büyük', '30 mmHg']) expect(readSides(other)).toBeUndefined();
  for (const title of ['7 mm', 'Çizim, 7 mm', 'Çizim: 7 mm (A)']) expect(namesSize(title, '7 mm')).toBe(true);
  for (const title of ['27 mm', '1,7 mm', '10 × 7 mm', '10x7 mm', 'Çizim'])
    expect(namesSize(title, '7 mm')).toBe(false);
});
