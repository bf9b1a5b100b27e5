import fc from 'fast-check';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import type { Frontend } from '#program/entries/frontend.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { buildCategory, buildProduct } from '#test/factories.ts';
import { startFakeCdn } from '#test/servers/fake-cdn.ts';
import { againAfter, cdnJobs } from './purge.job.ts';

/**
 * No visitor behind a CDN sees an old page longer than the purge takes (docs/product.md, "Content revision"). Random
 * writes, publications, visits and late answers are compared with the states that were current a moment ago.
 */

type Step =
  | { kind: 'write' }
  | { kind: 'publish'; after: number }
  | { kind: 'visit'; url: 0 | 1 | 2; lang: string }
  /** A visit whose answer reaches the memory of the CDN `seconds` later. */
  | { kind: 'late'; url: 0 | 1 | 2; seconds: number }
  | { kind: 'wait'; seconds: number };

const url = fc.constantFrom(0 as const, 1 as const, 2 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const) }),
  fc.record({ kind: fc.constant('publish' as const), after: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('visit' as const), url, lang: fc.constantFrom('', '', 'tr', 'en') }),
  fc.record({ kind: fc.constant('late' as const), url, seconds: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
);

const urls = ['/', '/en', '/api/pages/categories?lang=tr'];

/** In milliseconds: a purge is due a second after the write. */
const shortest = 1_000;

const frontend: Frontend = {
  renderSite: async (_, { api }) => ({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: JSON.stringify(await api.categories()),
    isStored: true,
  }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

type World = Awaited<ReturnType<typeof open>>;

async function open() {
  const clock = createClock();
  const now = () => clock.now().getTime();
  const cdn = await startFakeCdn({ kind: 'varnish', now });
  const { app, ctx } = await openTestApp({ environment: cdn.environment, clock, frontend });
  await app.listen({ port: 0, host: '127.0.0.1' });
  cdn.state.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const { id: category } = await buildCategory(ctx, { name: 'Grup' });
  return {
    ...cdn,
    ctx,
    clock,
    now,
    category,
    jobs: cdnJobs(ctx),
    serial: 0,
    /** When groups were written and products become visible. */
    groups: [now()],
    products: [] as number[],
    late: [] as { until: number; arrive: () => Promise<unknown> }[],
    /** Until the second purge an old answer that arrived late may be in the memory of the CDN. */
    lateUntil: -Infinity,
  };
}

/** The numbers of groups and products that visitors see at a time. */
const stateAt = ({ groups, products }: World, time: number) =>
  [groups, products].map((times) => times.filter((at) => at <= time).length);

function seenIn(body: string): number[] {
  const shown = JSON.parse(body) as { product_count: number }[];
  return [shown.length, shown.reduce((sum, { product_count: count }) => sum + count, 0)];
}

/** Nothing is ever removed, so a page of the last `grace` milliseconds has at least what was there then. */
async function visit(world: World, { url: index, lang }: { url: number; lang: string }): Promise<void> {
  const { status, body } = await world.get(
    urls[index] ?? '/',
    lang === '' ? {} : { cookie: `_lang=${lang}` },
  );
  if (lang === 'en' && index === 0) {
    expect(status).toBe(302);
    return;
  }
  const grace = world.now() <= world.lateUntil ? shortest + againAfter : shortest;
  const [earliest, latest] = [world.now() - grace, world.now()].map((time) => stateAt(world, time));
  for (const [at, seen] of seenIn(body).entries()) {
    expect(seen).toBeGreaterThanOrEqual(earliest?.[at] ?? 0);
    expect(seen).toBeLessThanOrEqual(latest?.[at] ?? 0);
  }
}

/** Visits a page whose answer has left the site, but does not reach the memory of the CDN yet. */
async function visitLate(
  world: World,
  { url: index, seconds }: { url: number; seconds: number },
): Promise<void> {
  const asked = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  world.state.beforeStoring = () => {
    asked.resolve(undefined);
    return held.promise;
  };
  const answer = world.get(urls[index] ?? '/');
  await Promise.race([asked.promise, answer]);
  world.state.beforeStoring = async () => undefined;
  const arrive = async () => {
    held.resolve(undefined);
    await answer;
  };
  world.late.push({ until: world.now() + seconds * 1_000, arrive });
}

async function pass(world: World, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    world.clock.advance(1_000);
    await runDueJobs(world.ctx, world.jobs);
    const due = world.late.filter(({ until }) => until <= world.now());
    world.late = world.late.filter(({ until }) => until > world.now());
    for (const { arrive } of due) await arrive();
    if (due.length > 0) world.lateUntil = world.now() + againAfter;
  }
}

async function take(world: World, one: Step): Promise<void> {
  const name = `Ad ${(world.serial += 1)}`;
  if (one.kind === 'visit') await visit(world, one);
  else if (one.kind === 'late') await visitLate(world, one);
  else if (one.kind === 'wait') await pass(world, one.seconds);
  else if (one.kind === 'write') {
    await buildCategory(world.ctx, { name });
    world.groups.push(world.now());
  } else {
    const at = world.now() + one.after * 1_000;
    const published_at = new Date(at).toISOString();
    await buildProduct(world.ctx, { category_id: world.category, name, published_at });
    world.products.push(at);
  }
}

it('random writes, publications, visits and late answers', async () => {
  const world = await open();
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    for (const one of steps) await take(world, one);
    // All late answers have arrived, and all purges are over.
    await pass(world, 25 + againAfter / 1_000 + 1);
    for (const path of urls)
      expect(seenIn((await world.get(path)).body)).toEqual(stateAt(world, world.now()));
  });
  await fc.assert(property, { numRuns: 20, endOnFailure: true });
});
