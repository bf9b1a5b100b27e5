import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createCategory, updateCategory } from '#server/features/categories/categories.service.ts';
import { deleteProduct } from '#server/features/products/deletion.service.ts';
import { createProduct } from '#server/features/products/products.service.ts';
import { openTestApp, type TestApp } from '#test/app.ts';
import { buildCategory } from '#test/factories.ts';
import type { Delivery } from '#server/delivery/built-delivery.ts';

/**
 * The promise of the page cache (design.md §2.1): after a write was acknowledged, no answer of any
 * process is older than it. Random writes, moments of publication and reads through two instances
 * over one database are compared with what a model says that visitors see.
 */

/** A page that shows what the model knows: the categories' names and how many products each one has. */
const delivery: Delivery = {
  renderSite: async (_, { api }) => ({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: (await api.categories()).map(({ name, product_count }) => `${name}=${product_count}`).join(),
    isStored: true,
  }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

type Shown = { id: number; name: string; products: { id: number; from: number }[] };
type World = { apps: TestApp[]; categories: Shown[]; serial: number };

type Step =
  | { kind: 'create' | 'rename' | 'delete'; pick: number }
  | { kind: 'publish'; pick: number; after: number }
  | { kind: 'wait'; time: number }
  | { kind: 'read'; instance: number; json: boolean; noise: number };

const pick = fc.nat({ max: 50 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('create' as const, 'rename' as const, 'delete' as const), pick }),
  fc.record({ kind: fc.constant('publish' as const), pick, after: fc.integer({ min: -5, max: 60_000 }) }),
  fc.record({
    kind: fc.constant('wait' as const),
    time: fc.oneof(fc.nat({ max: 30_000 }), fc.constant(40_000_000)),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      instance: fc.nat({ max: 1 }),
      json: fc.boolean(),
      noise: pick,
    }),
  },
);

const texts = (name: string) => ({ name: { tr: name }, description: {}, seo_title: {}, seo_description: {} });

/** Newest first, as both the page and the model list them. */
function expected({ categories, apps }: World): string {
  const now = apps[0]?.clock.now().getTime() ?? 0;
  return categories
    .map(({ name, products }) => `${name}=${products.filter(({ from }) => from <= now).length}`)
    .join();
}

async function run(world: World, one: Step): Promise<void> {
  const [first] = world.apps;
  if (!first) return;
  const { ctx, clock } = first;
  const chosen = 'pick' in one ? world.categories[one.pick % (world.categories.length || 1)] : undefined;
  const name = `K${(world.serial += 1)}`;
  switch (one.kind) {
    case 'create': {
      const { id } = await createCategory(ctx, null, texts(name));
      world.categories.unshift({ id, name, products: [] });
      return;
    }
    case 'rename':
      if (!chosen) return;
      await updateCategory(ctx, null, chosen.id, texts(name));
      chosen.name = name;
      return;
    case 'publish': {
      if (!chosen) return;
      const from = clock.now().getTime() + one.after;
      const product = { ...texts(name), summary: {}, code: name, category_id: chosen.id };
      const { id } = await createProduct(ctx, null, {
        ...product,
        published_at: new Date(from).toISOString(),
      });
      chosen.products.push({ id, from });
      return;
    }
    case 'delete': {
      const gone = chosen?.products.pop();
      if (gone) await deleteProduct(ctx, null, gone.id);
      return;
    }
    case 'wait':
      clock.advance(one.time);
      return;
    case 'read':
      return expectFresh(world, one);
  }
}

async function expectFresh(
  world: World,
  { instance, json, noise }: Extract<Step, { kind: 'read' }>,
): Promise<void> {
  const app = world.apps[instance]?.app;
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
  expect(shown).toBe(expected(world));
}

async function openWorld(): Promise<World> {
  const first = await openTestApp({ delivery });
  const second = await openTestApp({ delivery, settings: first.settings, clock: first.clock });
  return { apps: [first, second], categories: [], serial: 0 };
}

it('never shows a stale byte, whatever is written, published and read in two processes', async () => {
  const world = await openWorld();
  // One world for all runs: what one leaves behind is where the next begins.
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const one of steps) await run(world, one);
    }),
    { numRuns: 25, endOnFailure: true },
  );
}, 120_000);

it('never keeps a page under a revision that is newer than what it was made from', async () => {
  const gate = { entered: Promise.withResolvers<undefined>(), open: Promise.withResolvers<undefined>() };
  let renders = 0;
  const slow: Delivery = {
    ...delivery,
    renderSite: async (path, values) => {
      renders += 1;
      const rendered = await delivery.renderSite(path, values);
      if (renders === 1) {
        gate.entered.resolve(undefined);
        await gate.open.promise;
      }
      return rendered;
    },
  };
  const { app, ctx } = await openTestApp({ delivery: slow });
  const racing = app.inject('/');
  await gate.entered.promise;
  await buildCategory(ctx, { name: 'Yeni' });
  const during = await app.inject('/');
  gate.open.resolve(undefined);
  expect((await racing).body).toBe('');
  expect(during.body).toBe('Yeni=0');
  expect((await app.inject('/')).body).toBe('Yeni=0');
});

/** What a page weighs, once in each encoding that it was asked for: bodies and headers as they were received. */
type Weighed = { url: string; bytes: Map<string, number> };

it('keeps the entries bounded in bytes, whatever is asked for in whatever encoding', async () => {
  const bound = 1024 * 1024;
  let renders = 0;
  const large: Delivery = {
    ...delivery,
    renderSite: async (path, values) => {
      renders += 1;
      const rendered = await delivery.renderSite(path, values);
      // As large as real pages, and half of it such that no compression makes it smaller.
      const noise = createHash('shake256', { outputLength: 5_000 + (path.length % 5) * 2_000 });
      return { ...rendered, body: noise.update(path).digest('hex') + '<li>halka</li>'.repeat(1_500) };
    },
  };
  const { app } = await openTestApp({ delivery: large, environment: { PAGE_CACHE_MB: '1' } });
  const ask = async ({ page, encoding }: { page: number; encoding: string }) => {
    const url = `/urunler/${'sayfa-'.repeat(page % 5)}${page}`;
    const { rawPayload, raw } = await app.inject({ url, headers: { 'accept-encoding': encoding } });
    return { url, encoding, bytes: rawPayload.length + raw.res.getHeaderNames().join().length };
  };
  /** The pages by use, the latest last: what no encoding was asked of since it was rendered anew is unknown. */
  const used = new Map<string, Weighed>();
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
}, 120_000);

it('is one entry and one render for 10,000 unknown parameters', async () => {
  let renders = 0;
  const counting: Delivery = {
    ...delivery,
    renderSite: (path, values) => {
      renders += 1;
      return delivery.renderSite(path, values);
    },
  };
  const { app } = await openTestApp({ delivery: counting });
  for (let i = 0; i < 10_000; i += 1) await app.inject(`/?x=${i}`);
  expect(renders).toBe(1);
}, 60_000);
