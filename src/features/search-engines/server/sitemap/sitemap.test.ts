import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { attachFile } from '#features/galleries/server/attach-media.service.ts';
import { openTestApp } from '#test/app.ts';
import { buildCategory, buildMedium, buildProduct, buildVariants } from '#test/factories.ts';
import { openSitemapSite } from './sitemap-site.ts';
import { addressesPerPart, idsPerPart, listParts, openRecordPart } from './parts.ts';
import { entryXml } from './sitemap-xml.ts';
import { productBatch } from './sitemap.queries.ts';

const { ctx, clock } = await openTestApp({ environment: { PUBLIC_URL: 'https://www.ornek.test' } });
const category = await buildCategory(ctx);

/** Counts the rows of each query. */
function countRows() {
  const rows: number[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length);
      return result;
    },
  };
  return { rows, reading: { ...ctx, db: ctx.db.withPlugin(plugin) } as typeof ctx };
}

async function readPart(
  from: typeof ctx,
  number: number,
  sizes = { ids: 10_000, batch: 20 },
): Promise<string[]> {
  const pieces = await openRecordPart(await openSitemapSite(from), { part: 'products', number }, sizes);
  const read: string[] = [];
  for await (const piece of pieces ?? []) read.push(piece);
  return read;
}

it('a part reads its records in batches by their ids, and ranges without visible ones are no parts', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 45; n += 1) ids.push((await buildProduct(ctx, { category_id: category.id })).id);
  const { rows, reading } = countRows();
  const pieces = await readPart(reading, 1);
  expect(Math.max(...rows)).toBeLessThanOrEqual(20);
  expect(pieces.join('').match(/<loc>/g)).toHaveLength(45);
  expect(Math.max(...pieces.map((piece) => piece.match(/<loc>/g)?.length ?? 0))).toBe(20);

  const site = await openSitemapSite(ctx);
  const sizes = { ids: 10, batch: 4 };
  const last = Math.ceil((ids.at(-1) ?? 0) / sizes.ids);
  const first = Math.ceil((ids[0] ?? 0) / sizes.ids);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  expect(await listParts(site, [], sizes)).toEqual(numbers.map((number) => `products-${number}`));
  const found = [];
  for (const number of numbers) found.push(...(await readPart(ctx, number, sizes)));
  expect(found.join('').match(/<loc>/g)).toHaveLength(45);
  expect(await readPart(ctx, last + 1, sizes)).toEqual([]);
  const gone = await ctx.connections.writer
    .updateTable('products')
    .set({ is_active: 0 })
    .where('id', '>', (first + 1) * sizes.ids)
    .where('id', '<=', (first + 2) * sizes.ids)
    .executeTakeFirst();
  expect(gone.numUpdatedRows).toBe(10n);
  expect(await listParts(site, [], sizes)).toEqual(
    numbers.filter((number) => number !== first + 2).map((number) => `products-${number}`),
  );
});

it('the last change is that of the texts, a picture, a variant or the publication, whichever is latest', async () => {
  clock.set('2026-03-10T10:00:00.000Z');
  const { id } = await buildProduct(ctx, { category_id: category.id, name: 'Tarihli' });
  const lastChange = async () => {
    const [part] = (await listParts(await openSitemapSite(ctx), [])).filter((name) =>
      name.startsWith('products'),
    );
    const xml = (await readPart(ctx, Number(part?.split('-')[1]))).join('');
    return /urun\/tarihli<\/loc><lastmod>([^<]*)/.exec(xml)?.[1];
  };
  expect(await lastChange()).toBe('2026-03-10T10:00:00.000Z');
  clock.set('2026-03-11T10:00:00.000Z');
  await buildVariants(ctx, { id }, [{}]);
  expect(await lastChange()).toBe('2026-03-11T10:00:00.000Z');
  clock.set('2026-03-12T10:00:00.000Z');
  const { id: medium } = await buildMedium(ctx);
  await attachFile(ctx, null, ofProduct(id), { gallery: 'images', mediaId: medium });
  expect(await lastChange()).toBe('2026-03-12T10:00:00.000Z');
  await ctx.connections.writer
    .updateTable('products')
    .set({ published_at: '2026-03-13T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  expect(await lastChange()).toBeUndefined();
  clock.set('2026-03-14T10:00:00.000Z');
  expect(await lastChange()).toBe('2026-03-13T00:00:00.000Z');
});

it.runIf(ctx.connections.dialect === 'sqlite')('a batch follows the ids and stops early', async () => {
  const visible = { db: ctx.db, now: clock.now().toISOString(), categoryIds: [category.id] };
  const { sql, ...query } = productBatch(visible, { after: 0, to: 10, limit: 5 }).compile();
  const { rows } = await ctx.connections.reader.executeQuery<{ detail: string }>({
    ...query,
    sql: `explain query plan ${sql}`,
  });
  const plan = rows.map(({ detail }) => detail).join();
  expect(plan).toContain('USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
  expect(plan).not.toContain('TEMP B-TREE');
});

it('no part can have more than 50,000 addresses or 50 MB', () => {
  const languages = Array.from({ length: 30 }, (_, index) => ({
    abbr: `l${index}`,
    lang: '',
    is_main: false,
  }));
  for (const count of [1, 2, 6, 30]) {
    const mediaUrl = 'https://cdn.resimler.ornek.test';
    const site = { publicUrl: 'https://www.ornek.test', mediaUrl, languages: languages.slice(0, count) };
    expect(idsPerPart(site) * count).toBeLessThanOrEqual(50_000);
    const address = `${site.publicUrl}/de/urun/${'a'.repeat(200)}`;
    const longest = entryXml({
      address,
      changedAt: '2026-03-10T10:00:00.000Z',
      alternates: Array.from({ length: count + 1 }, () => ({ hreflang: 'x-default', href: address })),
      pictures: Array.from({ length: 10 }, () => `${site.mediaUrl}/media/ab/${'0'.repeat(16)}-1600-v1.jpg`),
    });
    expect(longest.length * addressesPerPart(site)).toBeLessThanOrEqual(50 * 1024 * 1024);
  }
});

it('texts cannot break the XML', () => {
  const film = { title: '</x>&"', description: '<b>', thumbnail: 'https://a', publishedAt: '2026-01-01' };
  const xml = entryXml({ address: 'https://a?b&c', alternates: [], pictures: [], films: [film] });
  expect(xml).toContain('<loc>https://a?b&amp;c</loc>');
  expect(xml).toContain('<video:title>&lt;/x&gt;&amp;&quot;</video:title>');
});
