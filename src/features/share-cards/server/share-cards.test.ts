import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PostPage } from '#features/posts/post.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { CategoryPage } from '#features/site-api/category-page.ts';
import { requiredKeys } from '#features/backups/server/required-keys.ts';
import type { PictureEncoder } from '#server/ports/picture-encoder.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildMedium, buildProduct } from '#test/factories.ts';
import { ensureShareCardJob, shareCardJobs } from './share-cards.job.ts';

const minute = 60_000;
const day = 86_400_000;

/** An app whose job starts when `pass` is called, and what its pages name. */
async function openSite(app?: TestApp) {
  const site = app ?? (await openTestApp({ environment: { PUBLIC_URL: 'https://firma.example' } }));
  const { ctx, clock, call } = site;
  let drawn = 0;
  const encoder: PictureEncoder = {
    ...ctx.encoder,
    drawShareCard: (card, folder) => {
      drawn += 1;
      return ctx.encoder.drawShareCard(card, folder);
    },
  };
  const handlers = shareCardJobs({ ...ctx, encoder });
  await ensureShareCardJob(ctx);
  const cardOf = (page: { share_card?: string | undefined }) => page.share_card;
  return {
    ...site,
    pass: async (after = minute) => {
      clock.advance(after);
      await runDueJobs(ctx, handlers);
    },
    drawn: () => drawn,
    product: async (seoName: string, lang = 'tr') =>
      cardOf((await call<ProductPage>('GET', `/api/pages/product/${seoName}?lang=${lang}`)).body),
    category: async (seoName: string, query = '') =>
      cardOf(
        (await call<CategoryPage>('GET', `/api/pages/products/${seoName}?lang=tr${query}`)).body
          .main_category,
      ),
    cards: () => ctx.db.selectFrom('share_cards').selectAll().orderBy('made_at').execute(),
    isStored: async (url = '') => Boolean(await ctx.publicFiles.find(url.replace('/media/', ''))),
    revision: () => ctx.connections.readRevision(),
  };
}

describe('share cards', () => {
  it('are made for products, categories and posts in each language after they were published', async () => {
    const site = await openSite();
    const editor = await site.signIn('editor');
    const { id: image } = await buildMedium(site.ctx);
    const category = await buildCategory(site.ctx, { name: 'Tokalar' });
    const product = await buildProduct(site.ctx, {
      category_id: category.id,
      name: { tr: 'Dilli Toka', en: 'Prong Buckle' },
      images: [image],
    });
    await site.call('POST', '/api/admin/posts/blog', { title_tr: 'Kaplama', seo_name: 'kaplama' }, editor);
    expect(await site.product(product.seo_name)).toBeUndefined();
    const before = await site.revision();
    await site.pass();
    expect(await site.revision(), 'all cards are one content write').toBe(before + 1);
    const turkish = await site.product(product.seo_name);
    const english = await site.product(product.seo_name, 'en');
    expect(turkish).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{32}-card\.jpg$/);
    expect(english).not.toBe(turkish);
    const post = await site.call<PostPage>('GET', '/api/pages/blog/blog/kaplama?lang=tr');
    const all = [turkish, english, post.body.share_card, await site.category(category.seo_name)];
    for (const url of all) expect(await site.isStored(url)).toBe(true);
    expect(new Set(all).size).toBe(4);
    const answer = await site.app.inject({ url: turkish ?? '' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('are not made again while nothing that they show changes', async () => {
    const site = await openSite();
    const { seo_name, category_id } = await buildProduct(site.ctx, { name: 'Toka' });
    await site.pass();
    const drawn = site.drawn();
    const revision = await site.revision();
    const card = await site.product(seo_name);
    await buildProduct(site.ctx, { category_id, name: 'Toka', code: 'T-AYNI' });
    await site.pass();
    await site.pass();
    expect([site.drawn(), await site.revision()]).toEqual([drawn, revision + 1]);
    expect(await site.product(seo_name)).toBe(card);
  });

  it('of a renamed product and of other colours are new, and until then the page names the photograph', async () => {
    const site = await openSite();
    const admin = await site.signIn('admin');
    const { id, seo_name, version } = await buildProduct(site.ctx, { name: 'Toka' });
    await site.pass();
    const first = await site.product(seo_name);
    await site.call('PUT', `/api/admin/products/${id}`, { name_tr: 'Büyük Toka', version }, admin);
    expect(await site.product(seo_name)).toBeUndefined();
    await site.pass();
    const second = await site.product(seo_name);
    await site.call('PUT', '/api/admin/configuration', { mainColor: '#0a5c36', version: 1 }, admin);
    expect(await site.product(seo_name)).toBeUndefined();
    await site.pass();
    const third = await site.product(seo_name);
    expect(new Set([first, second, third, undefined]).size).toBe(4);
  });

  it('of a scheduled product are made when it appears, without a write', async () => {
    const site = await openSite();
    await site.pass();
    const { seo_name } = await buildProduct(site.ctx, {
      name: 'Yarınki Toka',
      published_at: new Date(site.clock.now().getTime() + 10 * minute).toISOString(),
    });
    await site.pass();
    const drawn = site.drawn();
    await site.pass(10 * minute);
    expect(site.drawn()).toBeGreaterThan(drawn);
    expect(await site.product(seo_name)).toBeDefined();
  });

  it('that no page shows are removed after a month, and a backup needs the others', async () => {
    const site = await openSite();
    const admin = await site.signIn('admin');
    const { id, seo_name, version } = await buildProduct(site.ctx, { name: 'Toka' });
    await site.pass();
    const old = await site.product(seo_name);
    await site.call('PUT', `/api/admin/products/${id}`, { name_tr: 'Yeni Toka', version }, admin);
    await site.pass(day);
    expect(await site.isStored(old)).toBe(true);
    await site.pass(29 * day);
    expect(await site.isStored(old)).toBe(true);
    await site.pass(2 * day);
    expect(await site.isStored(old)).toBe(false);
    const cards = await site.cards();
    expect(cards.map(({ key }) => `/media/${key}`)).not.toContain(old);
    expect(await site.isStored(await site.product(seo_name))).toBe(true);
    const needed = requiredKeys();
    needed.collect(
      { name: 'share_cards', columns: ['hash', 'key'] },
      cards.map(({ hash, key }) => [hash, key]),
    );
    expect(needed.sorted()).toHaveLength(cards.length);
  });

  it('cannot show every script: such a product keeps its photograph, and the others get theirs', async () => {
    const site = await openSite();
    const foreign = await buildProduct(site.ctx, { name: 'Пряжка' });
    const other = await buildProduct(site.ctx, { name: 'Toka' });
    await site.pass();
    expect(await site.product(foreign.seo_name)).toBeUndefined();
    expect(await site.product(other.seo_name)).toBeDefined();
    const drawn = site.drawn();
    await buildProduct(site.ctx, { name: 'Halka' });
    await site.pass();
    expect(site.drawn(), 'it is not tried again').toBeLessThanOrEqual(drawn + 2);
  });

  it('of a category without a picture show its first product, and only its first page names them', async () => {
    const site = await openSite();
    const { id: image } = await buildMedium(site.ctx);
    const category = await buildCategory(site.ctx, { name: 'Halkalar' });
    await buildProduct(site.ctx, { category_id: category.id, name: 'Halka', images: [image] });
    await site.pass();
    expect(await site.category(category.seo_name)).toBeDefined();
    expect(await site.category(category.seo_name, '&page=2')).toBeUndefined();
  });

  it('are not made without a public address, because pages then name no picture', async () => {
    const site = await openSite(await openTestApp());
    await buildProduct(site.ctx, { name: 'Toka' });
    await site.pass();
    expect(await site.cards()).toEqual([]);
  });
});
