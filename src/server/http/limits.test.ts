import { describe, expect, it } from 'vitest';
import { connect, disconnect } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { createClock } from '#test/clock.ts';
import { openTestDatabase } from '#test/db.ts';
import { clientNetwork, purgeLimits, returnLimit, takeLimit } from './limits.ts';

const three = { max: 3, seconds: 60 };
const database = await openTestDatabase();

let keys = 0;
function limiting() {
  const clock = createClock();
  const key = `key-${(keys += 1)}`;
  const ctx = { connections: database.connections, clock };
  /** Null when it was granted, else the seconds to wait. */
  const take = async (of = ctx): Promise<number | null> => {
    try {
      await takeLimit(of, key, three);
      return null;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return error.retryAfter ?? 0;
      throw error;
    }
  };
  return { ctx, key, clock, take };
}

describe('a limit', () => {
  it('grants its number and then says how long to wait', async () => {
    const { take, clock } = limiting();
    expect([await take(), await take(), await take()]).toEqual([null, null, null]);
    clock.advance(15_500);
    expect(await take()).toBe(45);
  });

  it('opens again when its window ends, and not before, however often it is asked', async () => {
    const { take, clock } = limiting();
    for (let time = 0; time < 3; time += 1) await take();
    clock.advance(59_999);
    expect(await take()).toBe(1);
    clock.advance(1);
    expect([await take(), await take(), await take()]).toEqual([null, null, null]);
    expect(await take()).toBe(60);
  });

  it('counts exactly when many ask at once', async () => {
    const { take } = limiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
  });

  it('counts exactly over two processes', async () => {
    const { take, ctx } = limiting();
    const other = { ...ctx, connections: connect(database.settings) };
    // In turn: a SQLite connection that waits for another one of the same process would wait for itself.
    const answers = [];
    for (const process of [ctx, other, ctx, other, ctx]) answers.push(await take(process));
    expect(answers.filter((wait) => wait === null)).toHaveLength(3);
    await disconnect(other.connections);
  });

  it('takes one back, but never gives more than its number', async () => {
    const { take, ctx, key } = limiting();
    await returnLimit(ctx, key);
    for (let time = 0; time < 3; time += 1) await take();
    await returnLimit(ctx, key);
    expect(await take()).toBeNull();
    expect(await take()).toBe(60);
  });

  it('is removed when it has ended, and only then', async () => {
    const { take, ctx, key, clock } = limiting();
    await take();
    const count = async () => {
      const rows = await ctx.connections.reader
        .selectFrom('limits')
        .select('key')
        .where('key', '=', key)
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
    // As some proxies write it into X-Forwarded-For.
    ['192.0.2.7:51234', '192.0.2.7'],
    ['[2001:db8:1:2::5]:51234', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    [`1.2.3.4${'x'.repeat(9_000)}`, 'unknown'],
  ])('of %s is %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));
});
