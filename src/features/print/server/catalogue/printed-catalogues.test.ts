import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PrintedCatalogue, PrintRun } from '../../printed-catalogue.ts';
import type { SiteContent } from '#features/site-api/site-content.ts';
import { dayMs, hourMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildMedium, buildProduct, buildVariants } from '#test/factories.ts';
import { readPdfText } from '#test/files/pdf-text.ts';
import { recordContract } from '#test/record-contract.ts';
import { TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { privateFileJobs } from '#features/private-files/server/private-files.jobs.ts';
import { fileFolders } from '#server/context/file-stores.ts';
import { toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { printJobs } from './print.jobs.ts';
import { filesOf, selectRun, updateRun, type StoredPrint } from './print-runs.queries.ts';
import { forgetDeletedRuns } from './print-runs.service.ts';
import { volumesOf, type Chapter } from './chosen-products.read.ts';

/** Tests of drawn pages and their files, which no database changes. */
const onSqlite = it.runIf(process.env.TEST_DATABASE === 'sqlite');

await recordContract(await openTestApp(), {
  url: 'printed-catalogues',
  mainText: 'name',
  isPlain: true,
  fields: () => ({ lang: 'tr' }),
});

const app = await openTestApp({ environment: { PUBLIC_URL: 'https://ornek.example' } });
let editor = await app.signIn('editor');
const url = '/api/admin/printed-catalogues';
const call = <Body = { data: PrintedCatalogue; message?: string }>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => app.call<Body>(method, url + path, body, editor);
const runs = async () => (await call<PrintRun[]>('GET', '/runs')).body;
const runOf = async (id: number) => (await runs()).find((run) => run.printed_catalogue_id === id);
const create = async (settings: object = {}) =>
  (await call('POST', '', { name: 'Genel Katalog', lang: 'tr', ...settings })).body.data;
const make = async (id: number) => {
  expect((await call('POST', `/${id}/make`)).status).toBe(200);
  await runDueJobs(app.ctx, printJobs(app.ctx));
};
const download = async (id: number, number = 1) =>
  app.app.inject({ url: `${url}/${id}/files/${number}`, headers: editor });
const publish = async (id: number) =>
  (await call<{ data: { catalogue_ids: number[] } }>('POST', `/${id}/publish`)).body.data.catalogue_ids;
const textOf = async (id: number) => (await readPdfText((await download(id)).rawPayload)).join('\n');

const buckles = await buildCategory(app.ctx, { name: { tr: 'Şık Tokalar', en: 'Buckles' } });
const rings = await buildCategory(app.ctx, { name: 'Halkalar' });
const medium = await buildMedium(app.ctx);
const buckle = await buildProduct(app.ctx, {
  code: 'TK-1',
  name: { tr: 'Işıklı Toka', en: 'Shiny Buckle' },
  category_id: buckles.id,
});
await buildVariants(app.ctx, buckle, [{ code: 'TK-1-NI', weight: 5 }]);
await app.call(
  'POST',
  `/api/admin/products/${buckle.id}/files`,
  { gallery_type: 'images', media_id: medium.id },
  editor,
);
const ring = await buildProduct(app.ctx, { code: 'HL-1', name: 'Gizli Halka', category_id: rings.id });
const hide = (is_active: boolean) => app.call('PUT', `/api/admin/products/${ring.id}`, { is_active }, editor);

describe('a printed catalogue', () => {
  it('shows the visible products of the chosen categories with contents, pages and an index of codes', async () => {
    await hide(false);
    const { id } = await create({ second_lang: 'en', has_ordering: true, has_bleed: true, layout: 'pages' });
    await make(id);
    const run = await runOf(id);
    expect(run).toMatchObject({ state: 'made', done: 1, total: 1, is_outdated: false, message: '' });
    expect(run?.files).toMatchObject([{ name: 'genel-katalog.pdf' }]);
    const pages = await readPdfText((await download(id)).rawPayload);
    const text = pages.join('\n');
    for (const shown of [
      'Genel Katalog',
      'İçindekiler',
      'Şık Tokalar',
      'Buckles',
      'Işıklı Toka',
      'Shiny Buckle',
      'TK-1-NI',
    ])
      expect(text).toContain(shown);
    expect(text).not.toContain('Gizli Halka');
    const shownOn = pages.findIndex((page) => page.includes('Shiny Buckle')) + 1;
    const index = pages.find((page) => page.includes('Kod dizini'));
    expect(index).toMatch(new RegExp(`TK-1-NI\\s*${shownOn}\\b`));
    // A product that became visible changes it, and a new run shows it.
    await hide(true);
    expect((await runOf(id))?.is_outdated).toBe(true);
    await make(id);
    expect((await runOf(id))?.is_outdated).toBe(false);
    expect(await textOf(id)).toContain('Gizli Halka');
    await buildVariants(app.ctx, ring, [{ code: 'HL-1-AA' }]);
    expect((await runOf(id))?.is_outdated).toBe(true);
  });

  it('is divided by category, paper and layout, and previewed before it is saved', async () => {
    for (const settings of [
      { layout: 'cards', format: 'a5' },
      { layout: 'rows', quality: 'mail' },
    ]) {
      const { id } = await create({ category_ids: [rings.id], ...settings });
      await make(id);
      const text = await textOf(id);
      expect([text.includes('Gizli Halka'), text.includes('Işıklı Toka')]).toEqual([true, false]);
    }
    const preview = await app.app.inject({
      method: 'POST',
      url: `${url}/preview`,
      headers: editor,
      payload: { name: 'Taslak', lang: 'en', category_ids: [buckles.id] },
    });
    expect((await readPdfText(preview.rawPayload)).join('\n')).toMatch(/Taslak[^]*Contents[^]*Shiny Buckle/);
  });

  onSqlite('is published by one call, and again with new files when it is made each month', async () => {
    const { id } = await create({ name: 'Aylık Katalog', is_monthly: true });
    await make(id);
    const [catalogueId] = await publish(id);
    const shown = async () =>
      (
        await app.call<SiteContent['catalogue']>('GET', '/api/pages/content?page=catalogue')
      ).body.catalogues.find((one) => one.id === catalogueId);
    const first = await shown();
    expect(first).toMatchObject({ name: 'Aylık Katalog', page_count: (await runOf(id))?.files[0]?.pages });
    await app.call('PUT', `/api/admin/products/${ring.id}`, { name_tr: 'Yeni Halka' }, editor);
    app.clock.advance(31 * dayMs);
    // The session has ended meanwhile.
    editor = await app.signIn('editor');
    const handlers = printJobs(app.ctx);
    await handlers.get('print.monthly')?.({ day: '2026-01-01' }, new AbortController().signal);
    expect(await textOf(id)).toContain('Yeni Halka');
    expect((await shown())?.file.media_id).not.toBe(first?.file.media_id);
  });

  onSqlite(
    'is published as one catalogue for each volume, and one of a volume that is gone is deleted',
    async () => {
      const { id } = await create({ name: 'Ciltli' });
      await make(id);
      const made = filesOf((await selectRun(app.ctx.db, id)) ?? { files: '[]' });
      const setFiles = (files: StoredPrint[]) =>
        inOperationalTransaction(app.ctx, (tx) => updateRun(tx.db, id, { files: toJson(files) }));
      await setFiles([...made, ...made.map((file) => ({ ...file, name: 'ikinci.pdf' }))]);
      const both = await publish(id);
      const listed = async () => {
        const path = '/api/pages/content?page=catalogue';
        const { catalogues } = (await app.call<SiteContent['catalogue']>('GET', path)).body;
        return catalogues.filter((one) => both.includes(one.id)).map((one) => [one.id, one.name]);
      };
      const [first = 0, second = 0] = both;
      expect(await listed()).toEqual([
        [first, 'Ciltli, cilt 1'],
        [second, 'Ciltli, cilt 2'],
      ]);
      expect((await runOf(id))?.catalogue_ids).toEqual(both);
      expect(await publish(id)).toEqual(both);
      await setFiles(made);
      expect(await publish(id)).toEqual([first]);
      expect(await listed()).toEqual([[first, 'Ciltli, cilt 1']]);
    },
  );

  it('is published once by two at the same time', async () => {
    const { id } = await create({ name: 'İki kişi' });
    await make(id);
    const path = `${url}/${id}/publish`;
    const answers = await Promise.all([1, 2].map(() => app.call('POST', path, {}, editor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await app.ctx.db.selectFrom('catalogues').select('name').execute();
    expect(stored.filter(({ name }) => name.includes('İki kişi'))).toHaveLength(1);
  });

  onSqlite(
    'leaves no file behind when it is made again, when making is cut off, or when it was deleted',
    async () => {
      const jobs = new Map([...printJobs(app.ctx), ...privateFileJobs(app.ctx)]);
      const folder = join(app.ctx.config.dataDir, fileFolders.private, 'printed');
      await mkdir(folder, { recursive: true });
      const kept = () => readdir(folder);
      const others = await kept();
      const own = async () => (await kept()).filter((key) => !others.includes(key));
      const { id } = await create();
      await make(id);
      const [first] = await own();
      await make(id);
      await runDueJobs(app.ctx, jobs);
      const again = await own();
      expect(again).toHaveLength(1);
      expect(again).not.toContain(first);
      // The process ends after the file was stored.
      const { put } = app.ctx.privateFiles;
      app.ctx.privateFiles.put = async (...file) => {
        await put(...file);
        throw new Error('cut off');
      };
      await make(id);
      app.ctx.privateFiles.put = put;
      expect(await own()).toHaveLength(2);
      app.clock.advance(2 * hourMs);
      await runDueJobs(app.ctx, jobs);
      expect(await own()).toEqual(again);
      editor = await app.signIn('editor');
      await app.call('DELETE', `${url}/${id}`, {}, editor);
      app.clock.advance(29 * dayMs);
      await forgetDeletedRuns(app.ctx);
      await runDueJobs(app.ctx, jobs);
      expect(await own()).toEqual(again);
      app.clock.advance(2 * dayMs);
      await forgetDeletedRuns(app.ctx);
      await runDueJobs(app.ctx, jobs);
      expect(await own()).toEqual([]);
      editor = await app.signIn('editor');
    },
  );

  onSqlite('tells why it cannot be made, keeps the finished files, and is made once at a time', async () => {
    const { id } = await create();
    await make(id);
    const before = (await download(id)).rawPayload;
    const { typesetBook } = app.ctx.typesetter;
    app.ctx.typesetter.typesetBook = () => Promise.reject(new TypesetterOverloaded('too large'));
    await make(id);
    app.ctx.typesetter.typesetBook = typesetBook;
    expect(await runOf(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('çok büyük') as string,
    });
    expect((await download(id)).rawPayload.equals(before)).toBe(true);
    const empty = await create({ category_ids: [(await buildCategory(app.ctx)).id] });
    await make(empty.id);
    expect((await runOf(empty.id))?.message).toBe('Seçilenlerde sitede görünen ürün yok.');
    // A second start waits with the first; while one runs, another is refused.
    for (let count = 0; count < 2; count += 1) expect((await call('POST', `/${id}/make`)).status).toBe(200);
    let refusal: string | undefined;
    app.ctx.typesetter.typesetBook = async (...task) => {
      refusal = (await call('POST', `/${id}/make`)).body.message;
      return typesetBook(...task);
    };
    await runDueJobs(app.ctx, printJobs(app.ctx));
    app.ctx.typesetter.typesetBook = typesetBook;
    expect(refusal).toBe('Bu katalog zaten hazırlanıyor.');
    expect((await runOf(id))?.state).toBe('made');
    for (const path of ['/999/make', '/999/publish', `/${empty.id}/publish`])
      expect((await call('POST', path)).status).toBe(404);
    expect((await call('POST', '/preview', { name: '', lang: 'tr' })).status).toBe(422);
    expect((await download(id, 2)).statusCode).toBe(404);
  });
});

it('volumes hold whole categories where they fit, and a larger category goes on in the next', () => {
  const products = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id })) as Chapter['parts'][0]['products'];
  const chapter = (...counts: number[]) =>
    ({
      category: {},
      parts: counts.map((count) => ({ category: {}, products: products(count) })),
    }) as Chapter;
  const sizes = volumesOf([chapter(3, 4), chapter(5)], 5).map((volume) =>
    volume.map(({ parts }) => parts.map((part) => part.products.length)),
  );
  expect(sizes).toEqual([[[3, 2]], [[2], [3]], [[2]]]);
});
