import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Context } from '#server/context/context.ts';
import { connect, disconnect } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { limitNames, readLimits, type LimitName } from '#server/context/limit-settings.ts';
import { openTestApp } from '#test/app.ts';
import { createClock } from '#test/clock.ts';
import { closeLater } from '#test/close-later.ts';
import { openTestDatabase } from '#test/db.ts';
import type { Rendered } from '#server/page-cache/cache-entry.ts';
import { registerErrorMapping } from './error-mapping.ts';
import { createAdmission } from './admission.ts';
import { clientNetwork, limitedBy, purgeLimits, returnLimit, takeLimit } from './limits.ts';
import { registerPageCache } from '#server/page-cache/page-cache.ts';

const database = await openTestDatabase();

let clients = 0;
function limiting() {
  const clock = createClock();
  const client = `client-${(clients += 1)}`;
  const config = { limits: readLimits('search=3/60') };
  const ctx = { connections: database.connections, clock, config };
  /** Takes one use of the limit. Returns null if that was allowed, otherwise the seconds to wait. */
  const take = async (of = ctx): Promise<number | null> => {
    try {
      await takeLimit(of, 'search', client);
      return null;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return error.retryAfter ?? 0;
      throw error;
    }
  };
  return { ctx, client, clock, take };
}

describe('a limit', () => {
  it('allows its maximum, then answers how long to wait', async () => {
    const { take, clock } = limiting();
    expect([await take(), await take(), await take()]).toEqual([null, null, null]);
    clock.advance(15_500);
    expect(await take()).toBe(45);
  });

  it('starts again when its window ends, and refused uses do not extend the window', async () => {
    const { take, clock } = limiting();
    for (let time = 0; time < 3; time += 1) await take();
    clock.advance(59_999);
    expect(await take()).toBe(1);
    clock.advance(1);
    expect([await take(), await take(), await take()]).toEqual([null, null, null]);
    expect(await take()).toBe(60);
  });

  it('lasts no longer when the clock is put back', async () => {
    const { take, clock } = limiting();
    for (let time = 0; time < 4; time += 1) await take();
    clock.advance(-3_600_000);
    expect([await take(), await take(), await take()]).toEqual([null, null, null]);
    expect(await take()).toBe(60);
  });

  it('counts simultaneous uses exactly', async () => {
    const { take } = limiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });

  it('counts exactly over two processes', async () => {
    const { take, ctx } = limiting();
    const other = { ...ctx, connections: await connect(database.settings) };
    // They run one after the other, because two SQLite connections of one process would block each other.
    const answers = [];
    for (const process of [ctx, other, ctx, other, ctx]) answers.push(await take(process));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
    await disconnect(other.connections);
  });

  it('gives a use back, but never allows more than its maximum', async () => {
    const { take, ctx, client } = limiting();
    await returnLimit(ctx, 'search', client);
    for (let time = 0; time < 3; time += 1) await take();
    await returnLimit(ctx, 'search', client);
    expect(await take()).toBeNull();
    expect(await take()).toBe(60);
  });

  it('is deleted after its window has ended', async () => {
    const { take, ctx, client, clock } = limiting();
    await take();
    const count = async () => {
      const rows = await ctx.connections.reader
        .selectFrom('limits')
        .select('key')
        .where('key', 'like', `%${client}`)
        .execute();
      return rows.length;
    };
    clock.advance(59_999);
    await purgeLimits(ctx);
    expect(await count()).toBe(1);
    clock.advance(1);
    await purgeLimits(ctx);
    expect(await count()).toBe(0);
  });
});

/** A server with one limited route, and limited routes that the page cache serves. */
function openBounded(ctx: Context, name: LimitName): FastifyInstance {
  const app = fastify();
  closeLater(() => app.close());
  registerErrorMapping(app, {});
  registerPageCache(app, ctx, {
    source: { listLanguages: async () => [], findNextPublication: async () => undefined },
    visitors: createAdmission(),
  });
  app.get('/bounded', { preHandler: limitedBy(ctx, name) }, async () => 'done');
  const render = (isStored: boolean) => async (): Promise<Rendered> => ({
    status: 200,
    headers: [],
    body: 'rendered',
    isStored,
  });
  for (const key of ['/rendered', '/stored']) {
    app.get(key, {
      config: { cached: () => ({ key, limit: name, render: render(key === '/stored') }) },
      handler: async () => 'never',
    });
  }
  return app;
}

const networks = { one: '192.0.2.1', other: '192.0.2.2' };

async function ask(app: FastifyInstance, url: string, times: number, remoteAddress = networks.one) {
  const statuses = new Map<number, number>();
  for (let time = 0; time < times; time += 1) {
    const { statusCode } = await app.inject({ url, remoteAddress });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  return Object.fromEntries(statuses);
}

describe.each(limitNames)('the limit “%s”', (name) => {
  const { max, seconds } = readLimits(undefined)[name];

  it(`allows ${max} calls in ${seconds} s per client, over all processes`, async () => {
    const first = await openTestApp();
    const second = await openTestApp({ settings: first.settings, clock: first.clock });
    const app = openBounded(first.ctx, name);
    const elsewhere = openBounded(second.ctx, name);
    expect(await ask(app, '/bounded', max - 1)).toEqual({ 200: max - 1 });
    expect(await ask(elsewhere, '/bounded', 2)).toEqual({ 200: 1, 429: 1 });
    const refused = await app.inject({ url: '/bounded', remoteAddress: networks.one });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(seconds)]);
    expect(refused.json()).toEqual({
      success: false,
      message: 'Çok fazla deneme yapıldı. Lütfen biraz sonra tekrar deneyin.',
    });
    expect(await ask(app, '/bounded', 1, networks.other)).toEqual({ 200: 1 });
    first.clock.advance(seconds * 1000);
    expect(await ask(app, '/bounded', 1)).toEqual({ 200: 1 });
  });

  it('follows the setting LIMITS', async () => {
    const { ctx } = await openTestApp({ environment: { LIMITS: `${name}=2/90` } });
    const app = openBounded(ctx, name);
    expect(await ask(app, '/bounded', 3)).toEqual({ 200: 2, 429: 1 });
    const refused = await app.inject({ url: '/bounded', remoteAddress: networks.one });
    expect(refused.headers['retry-after']).toBe('90');
  });
});

describe('behind the page cache a limit', () => {
  it('counts each rendered answer', async () => {
    const { ctx } = await openTestApp({ environment: { LIMITS: 'search=2/60' } });
    expect(await ask(openBounded(ctx, 'search'), '/rendered', 3)).toEqual({ 200: 2, 429: 1 });
  });

  it('does not count stored answers', async () => {
    const { ctx } = await openTestApp({ environment: { LIMITS: 'search=2/60' } });
    expect(await ask(openBounded(ctx, 'search'), '/stored', 5)).toEqual({ 200: 5 });
  });
});

describe('a client network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    // Some proxies write the port into X-Forwarded-For.
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8:1:2::5]:51234', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    [`1.2.3.4${'x'.repeat(9_000)}`, 'unknown'],
  ])('of %s is %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));
});
