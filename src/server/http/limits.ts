import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { AppError, tooManyRequests } from '#server/errors.ts';
import type { LimitName, Limits } from '#server/context/limit-settings.ts';

type Counting = Pick<Context, 'connections' | 'clock'>;
export type Limiting = Counting & { config: { limits: Limits } };

/** Makes an `onRequest` hook that counts the calls of each client network before the body is read. */
export function limitedBy(ctx: Limiting, name: LimitName) {
  return (request: FastifyRequest): Promise<void> => takeLimit(ctx, name, clientNetwork(request.ip));
}

/**
 * Counts one use of a limit by `client`. The counter is in the database, so it is exact over all processes.
 *
 * @throws AppError 429 with the seconds until the window ends, when the limit is used up.
 */
export async function takeLimit(ctx: Limiting, name: LimitName, client: string): Promise<void> {
  const { max, seconds } = ctx.config.limits[name];
  const key = keyOf(name, client);
  const now = ctx.clock.now();
  // A window that ends later than this was opened before the clock was put back; it would last longer than its length.
  const latest = new Date(now.getTime() + 2 * seconds * 1000).toISOString();
  const { count, expires_at } = await inOperationalTransaction(ctx, ({ db, now: at }) =>
    db
      .insertInto('limits')
      .values({ key, count: 1, expires_at: new Date(now.getTime() + seconds * 1000).toISOString() })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`case when limits.expires_at <= ${at} or limits.expires_at > ${latest} then 1 else limits.count + 1 end`,
          expires_at: sql<string>`case when limits.expires_at <= ${at} or limits.expires_at > ${latest} then excluded.expires_at else limits.expires_at end`,
        }),
      )
      .returning(['count', 'expires_at'])
      .executeTakeFirstOrThrow(),
  );
  if (count <= max) return;
  throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(expires_at) - now.getTime()) / 1000)));
}

/** Like `takeLimit`, but returns false instead of throwing when the limit is used up. */
export async function isWithinLimit(ctx: Limiting, name: LimitName, client: string): Promise<boolean> {
  try {
    await takeLimit(ctx, name, client);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false;
    throw error;
  }
}

/** Decrements the counter of a limit after a use that should not count. */
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

/** Deletes all counted uses by `client`. */
export async function clearLimit(ctx: Counting, name: LimitName, client: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) =>
    db.deleteFrom('limits').where('key', '=', keyOf(name, client)).execute(),
  );
}

/** Deletes the counters whose windows have ended. */
export async function purgeLimits(ctx: Counting): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) =>
    db.deleteFrom('limits').where('expires_at', '<=', now).execute(),
  );
}

function keyOf(name: LimitName, client: string): string {
  return `${name}:${client}`;
}

/**
 * The network that limits treat as one client: an IPv4 address, or an IPv6 /64, which one customer usually
 * owns. Everything else becomes `unknown`, so that invented addresses share one limit.
 */
export function clientNetwork(address: string): string {
  const withoutPort = address.replace(/^\[(.*)\](:\d+)?$|^(\d[\d.]*):\d+$/, '$1$3');
  if (!ipaddr.IPv4.isValidFourPartDecimal(withoutPort) && !ipaddr.IPv6.isValid(withoutPort)) return 'unknown';
  // `process` turns an IPv4-mapped IPv6 address into an IPv4 address.
  const ip = ipaddr.process(withoutPort);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * A hash of the mailbox, because the limits table must contain no addresses. Large providers deliver
 * `a.b+c@…` to the mailbox of `ab@…`, so both have the same hash.
 */
export function mailboxKey(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+', 1);
  const mailbox = `${name.replaceAll('.', '')}${address.slice(at)}`;
  return createHash('sha256').update(mailbox).digest('hex');
}
