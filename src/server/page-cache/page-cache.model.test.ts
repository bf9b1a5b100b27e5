import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { content } from '#features/contents/content.ts';
import { post } from '#features/posts/post.ts';
import type { SiteApi } from '#features/site-api/site-api.ts';
import { categories } from '#features/categories/server/categories.service.ts';
import { contents } from '#features/contents/server/contents.ts';
import { postCalls } from '#features/posts/server/posts.service.ts';
import { deleteProduct } from '#features/products/server/deletion.service.ts';
import { createProduct } from '#features/products/server/products.service.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory, buildSize, buildVariants } from '#test/factories.ts';
import type { Frontend } from '#program/entries/frontend.ts';

/**
 * After an acknowledged write, no process sends an older answer (docs/product.md, "Content revision"). Random
 * writes, publications and reads of two servers on one database are compared with a model.
 */

/** No database changes the results of the tests of memory and renders. */
const isSqlite = process.env.TEST_DATABASE === 'sqlite';

/** Renders pages that contain only what `read` returns. */
const frontendOf = (read: (api: SiteApi, path: string) => Promise<string>): Frontend => ({
  renderSite: async (path, { api }) => ({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: await read(api, path),
    isStored: true,
  }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
});

/** The names of the categories with their numbers of products. */
const readCategories = async (api: SiteApi) =>
  (await api.categories()).map(({ name, product_count }) => `${name}=${product_count}`).join();
const frontend = frontendOf(readCategories);

/**
 * The content that the model predicts: for a product page its variants, otherwise also the numbers of posts
 * and slides.
 */
const dated = frontendOf(async (api, path) => {
  const [, seoName] = /^\/urun\/([a-z0-9-]+)/.exec(path) ?? [];
  if (seoName !== undefined) return codesOf(await api.product(seoName));
  const { total: posts } = await api.posts('blog', 1);
  const { slider } = await api.content('home');
  return `${await readCategories(api)} posts=${posts} slides=${slider.length}`;
});

/** The time span in which a record is visible, in milliseconds since 1970. */
type Times = { from: number; until: number };
type Model = { id: number; seoName: string; from: number; variants: { code: string; is_active: boolean }[] };
type Shown = { id: number; name: string; products: Model[] };
type World = {
  apps: TestApp[];
  categories: Shown[];
  posts: Times[];
  slides: Times[];
  sizes: number[];
  serial: number;
};

type Step =
  | { kind: 'create' | 'rename' | 'delete'; pick: number }
  | { kind: 'publish'; pick: number; after: number }
  | { kind: 'variants'; pick: number; isActive: boolean[] }
  | { kind: 'post' | 'slide'; after: number; length: number }
  | { kind: 'wait'; time: number }
  /** Reads, lets time pass until a record appears or ends, and reads again. */
  | { kind: 'pass'; instance: number }
  | { kind: 'read'; instance: number; json: boolean; noise: number; product: number | null };

const pick = fc.nat({ max: 50 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('create' as const, 'rename' as const, 'delete' as const), pick }),
  fc.record({ kind: fc.constant('publish' as const), pick, after: fc.integer({ min: -5, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('variants' as const),
    pick,
    isActive: fc.array(fc.boolean(), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('post' as const, 'slide' as const),
    after: fc.integer({ min: -5, max: 60_000 }),
    length: fc.integer({ min: 1, max: 60_000 }),
  }),
  fc.record({
    kind: fc.constant('wait' as const),
    time: fc.oneof(fc.nat({ max: 30_000 }), fc.constant(40_000_000)),
  }),
  fc.record({ kind: fc.constant('pass' as const), instance: fc.nat({ max: 1 }) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      instance: fc.nat({ max: 1 }),
      json: fc.boolean(),
      noise: pick,
      product: fc.option(pick),
    }),
  },
);

const texts = (name: string) => ({ name: { tr: name }, description: {}, seo_title: {}, seo_description: {} });

/** The variant codes that visitors see. */
const codesOf = (product: { variants: readonly { code: string }[] } | null) =>
  product ? product.variants.map(({ code }) => code).join() : 'gizli';

const nowOf = ({ apps }: World) => apps[0]?.clock.now().getTime() ?? 0;

function expectedCodes(world: World, { from, variants }: Model): string {
  return codesOf(from <= nowOf(world) ? { variants: variants.filter((one) => one.is_active) } : null);
}

/** The content that the model expects, newest category first. */
function expected({ categories, posts, slides, apps }: World) {
  const now = apps[0]?.clock.now().getTime() ?? 0;
  const visible = (times: Times[]) => times.filter(({ from, until }) => from <= now && now < until).length;
  const names = categories
    .map(({ name, products }) => `${name}=${products.filter(({ from }) => from <= now).length}`)
    .join();
  return { names, page: `${names} posts=${visible(posts)} slides=${visible(slides)}` };
}

async function run(world: World, one: Step): Promise<void> {
  const [first] = world.apps;
  if (!first) return;
  const { ctx, clock } = first;
  const chosen = 'pick' in one ? world.categories[one.pick % (world.categories.length || 1)] : undefined;
  const name = `K${(world.serial += 1)}`;
  switch (one.kind) {
    case 'create': {
      const { id } = (await categories.create(ctx, null, texts(name))).data;
      world.categories.unshift({ id, name, products: [] });
      return;
    }
    case 'rename':
      if (!chosen) return;
      await categories.update(ctx, null, chosen.id, texts(name));
      chosen.name = name;
      return;
    case 'publish': {
      if (!chosen) return;
      const from = clock.now().getTime() + one.after;
      const product = { ...texts(name), summary: {}, code: name, category_id: chosen.id };
      const { id, seo_name: seoName } = await createProduct(ctx, null, {
        ...product,
        published_at: new Date(from).toISOString(),
      });
      chosen.products.push({ id, seoName, from, variants: [] });
      return;
    }
    case 'variants': {
      const model = chosen?.products.at(-1);
      if (!model) return;
      const rows = one.isActive.map((isActive, at) => ({
        code: `${name}-${at}`,
        size_id: world.sizes[at] ?? null,
        is_active: isActive,
      }));
      for (const instance of [0, 1]) await expectFreshProduct(world, model, { instance, variant: 0 });
      model.variants = await buildVariants(ctx, model, rows);
      for (const instance of [0, 1]) await expectFreshProduct(world, model, { instance, variant: 0 });
      return;
    }
    case 'post':
    case 'slide':
      return addDated(world, ctx, one.kind, { from: clock.now().getTime() + one.after, length: one.length });
    case 'delete': {
      const gone = chosen?.products.pop();
      if (gone) await deleteProduct(ctx, null, gone.id);
      return;
    }
    case 'wait':
      clock.advance(one.time);
      return;
    case 'pass': {
      const page = { instance: one.instance, json: false, noise: 0, product: 0 };
      await expectFresh(world, page);
      clock.advance(untilNextChange(world));
      return expectFresh(world, page);
    }
    case 'read':
      return expectFresh(world, one);
  }
}

/** Milliseconds until the next planned change in the model; 0 if none is planned. */
function untilNextChange({ categories, posts, slides, apps }: World): number {
  const now = apps[0]?.clock.now().getTime() ?? 0;
  const starts = categories.flatMap(({ products }) => products.map(({ from }) => from));
  const times = [...starts, ...[...posts, ...slides].flatMap(({ from, until }) => [from, until])];
  const next = Math.min(...times.filter((time) => time > now));
  return Number.isFinite(next) ? next - now : 0;
}

async function addDated(
  { posts, slides }: World,
  ctx: TestApp['ctx'],
  kind: 'post' | 'slide',
  { from, length }: { from: number; length: number },
): Promise<void> {
  const start = new Date(from).toISOString();
  if (kind === 'post') {
    await postCalls('blog').create(ctx, null, post.create.parse({ title_tr: 'Yazı', published_at: start }));
    posts.push({ from, until: Infinity });
    return;
  }
  const until = from + length;
  const times = { starts_at: start, ends_at: new Date(until).toISOString() };
  const slide = { page: 'home', section: 'slider', title_tr: 'Slayt', ...times };
  await contents.create(ctx, null, content.create.parse(slide));
  slides.push({ from, until });
}

async function expectFresh(
  world: World,
  { instance, json, noise, product }: Omit<Extract<Step, { kind: 'read' }>, 'kind'>,
): Promise<void> {
  const app = world.apps[instance]?.app;
  const models = world.categories.flatMap(({ products }) => products);
  const model = product === null ? undefined : models[product % (models.length || 1)];
  if (model) await expectFreshProduct(world, model, { instance, variant: noise });
  const url = json ? `/api/pages/categories?x=${noise}&lang=tr` : `/?x=${noise}`;
  const answer = await app?.inject({
    url,
    headers: { 'accept-encoding': noise % 2 ? 'identity' : 'gzip;q=0' },
  });
  const body = answer?.body ?? '';
  const shown = json
    ? (JSON.parse(body) as { name: string; product_count: number }[])
        .map((one) => `${one.name}=${one.product_count}`)
        .join()
    : body;
  const { names, page } = expected(world);
  expect(shown).toBe(json ? names : page);
}

/**
 * Reads a product's page, the page with a variant of present or past, and the JSON; each must show the
 * present state.
 */
async function expectFreshProduct(
  world: World,
  model: Model,
  { instance, variant }: { instance: number; variant: number },
): Promise<void> {
  const codes = expectedCodes(world, model);
  const { app } = world.apps[instance] ?? {};
  const chosen = `?v=${model.variants[variant % 4]?.code ?? ''}`;
  for (const query of ['', chosen])
    expect((await app?.inject(`/urun/${model.seoName}${query}`))?.body).toBe(codes);
  const answer = await app?.inject(`/api/pages/product/${model.seoName}?lang=tr`);
  expect(answer?.statusCode === 404 ? codesOf(null) : codesOf(answer?.json() ?? null)).toBe(codes);
}

async function openWorld(): Promise<World> {
  const first = await openTestApp({ frontend: dated });
  const second = await openTestApp({ frontend: dated, settings: first.settings, clock: first.clock });
  const sizes = [];
  for (let at = 0; at < 3; at += 1) sizes.push((await buildSize(first.ctx)).id);
  return { apps: [first, second], categories: [], posts: [], slides: [], sizes, serial: 0 };
}

it('two processes never send a stale answer, after any writes, publications and reads', async () => {
  const world = await openWorld();
  // All runs share one world: each run starts with the content that the previous one left.
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const one of steps) await run(world, one);
    }),
    // A run takes five times as long on PostgreSQL.
    { numRuns: isSqlite ? 25 : 6, endOnFailure: true },
  );
}, 120_000);

it('a page is never stored under a newer revision than its content', async () => {
  const gate = { entered: Promise.withResolvers<undefined>(), open: Promise.withResolvers<undefined>() };
  let renders = 0;
  const slow: Frontend = {
    ...frontend,
    renderSite: async (path, values) => {
      renders += 1;
      const rendered = await frontend.renderSite(path, values);
      if (renders === 1) {
        gate.entered.resolve(undefined);
        await gate.open.promise;
      }
      return rendered;
    },
  };
  const { app, ctx } = await openTestApp({ frontend: slow });
  const racing = app.inject('/');
  await gate.entered.promise;
  await buildCategory(ctx, { name: 'Yeni' });
  const during = await app.inject('/');
  gate.open.resolve(undefined);
  expect((await racing).body).toBe('');
  expect(during.body).toBe('Yeni=0');
  expect((await app.inject('/')).body).toBe('Yeni=0');
});

/** The received bytes of a page by encoding, including headers. */
type PageBytes = { url: string; bytes: Map<string, number> };

it.runIf(isSqlite)(
  'the entries stay within the memory limit, for any pages in any encodings',
  async () => {
    const bound = 1024 * 1024;
    let renders = 0;
    const large: Frontend = {
      ...frontend,
      renderSite: async (path, values) => {
        renders += 1;
        const rendered = await frontend.renderSite(path, values);
        // The body is as large as that of a real page, and half of it does not compress.
        const noise = createHash('shake256', { outputLength: 5_000 + (path.length % 5) * 2_000 });
        return { ...rendered, body: noise.update(path).digest('hex') + '<li>halka</li>'.repeat(1_500) };
      },
    };
    const { app } = await openTestApp({ frontend: large, environment: { PAGE_CACHE_MB: '1' } });
    const ask = async ({ page, encoding }: { page: number; encoding: string }) => {
      const url = `/urunler/${'sayfa-'.repeat(page % 5)}${page}`;
      const { rawPayload, raw } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      return { url, encoding, bytes: rawPayload.length + raw.res.getHeaderNames().join().length };
    };
    /** The pages in the order of their last use, with the encodings requested since the last render. */
    const used = new Map<string, PageBytes>();
    const asked = fc.record({
      page: fc.nat({ max: 80 }),
      encoding: fc.constantFrom('br', 'gzip', 'identity'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 60, maxLength: 120 }), async (requests) => {
        for (const request of requests) {
          const before = renders;
          const { url, encoding, bytes } = await ask(request);
          const known = renders > before ? undefined : used.get(url);
          used.delete(url);
          used.set(url, { url, bytes: new Map(known?.bytes).set(encoding, bytes) });
        }
        let kept = 0;
        let sum = 0;
        for (const { url, bytes } of [...used.values()].reverse()) {
          const before = renders;
          await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': [...bytes.keys()][0] } });
          if (renders > before) break;
          kept += 1;
          for (const one of bytes.values()) sum += one;
        }
        expect(sum).toBeLessThanOrEqual(bound);
        expect(kept).toBeGreaterThan(10);
      }),
      { numRuns: 10, endOnFailure: true },
    );
  },
  120_000,
);

it.runIf(isSqlite)(
  '10,000 unknown parameters cause one render',
  async () => {
    let renders = 0;
    const counting: Frontend = {
      ...frontend,
      renderSite: (path, values) => {
        renders += 1;
        return frontend.renderSite(path, values);
      },
    };
    const { app } = await openTestApp({ frontend: counting });
    for (let i = 0; i < 10_000; i += 1) await app.inject(`/?x=${i}`);
    expect(renders).toBe(1);
  },
  60_000,
);
