import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from '#server/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { tooManyRequests } from '#server/errors.ts';
import type { LimitName, Limits } from './limit-settings.ts';

type Counting = Pick<Context, 'connections' | 'clock'>;
export type Limiting = Counting & { config: { limits: Limits } };

/** Counts the calls of a route for each client network: `preHandler: limitedBy(ctx, 'publicForms')`. */
export function limitedBy(ctx: Limiting, name: LimitName) {
  return (request: FastifyRequest): Promise<void> => takeLimit(ctx, name, clientNetwork(request.ip));
}

/**
 * Counts one use of a limit by `client`, exactly, over all processes.
 *
 * @throws AppError 429 with the seconds until the window ends, when more were counted than it grants.
 */
export async function takeLimit(ctx: Limiting, name: LimitName, client: string): Promise<void> {
  const { max, seconds } = ctx.config.limits[name];
  const key = keyOf(name, client);
  const now = ctx.clock.now();
  const { count, expires_at } = await inOperationalTransaction(ctx, ({ db, now: at }) =>
    db
      .insertInto('limits')
      .values({ key, count: 1, expires_at: new Date(now.getTime() + seconds * 1000).toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when limits.expires_at <= ${at} then 1 else limits.count + 1 end`,
          expires_at: sql<string>`case when limits.expires_at <= ${at} then excluded.expires_at else limits.expires_at end`,
        }),
      )
      .returning(['count', 'expires_at'])
      .executeTakeFirstOrThrow(),
  );
  if (count <= max) return;
  throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000)));
}

/** Gives one counted use back. */
export async function returnLimit(ctx: Counting, name: LimitName, client: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) =>
    db
      .updateTable('limits')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', keyOf(name, client))
      .where('count', '>', 0)
      .execute(),
  );
}

/** Forgets windows that have ended. */
export async function purgeLimits(ctx: Counting): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db.deleteFrom('limits').where('expires_at', '<=', now).execute(),
  );
}

function keyOf(name: LimitName, client: string): string {
  return `${name}:${client}`;
}

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address, since whoever has one
 * of those has the whole of it. A port is left off.
 */
export function clientNetwork(address: string): string {
  const ip = address.replace(/^\[(.*)\](:\d+)?$|^(\d[\d.]*):\d+$/, '$1$3');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (isIPv4(ip)) return ip;
  // What a client made up for a proxy that hands it on: no text of its own gets a budget of its own.
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const network = [...groups, ...Array<string>(missing).fill('0'), ...(tail?.split(':') ?? [])].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
