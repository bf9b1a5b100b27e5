import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { keyPrefix, scopeOfCall, type KeyScope } from '#features/api-keys/key-calls.rules.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Clock } from '#server/ports/clock.ts';
import { forbidden, tooManyRequests, unauthorized } from '#server/errors.ts';
import { bearerToken, type SessionUser } from './session.ts';

/** The key with which another program made a call. */
export type KeyOfCall = {
  id: number;
  name: string;
  scopes: readonly KeyScope[];
  perMinute: number;
  /** The id of the user who made it, for tables that must name one. */
  createdBy: number;
};

/** Finds a key in force; undefined for every other one. */
export type FindApiKey = (token: string) => Promise<KeyOfCall | undefined>;

const form = new RegExp(`^${keyPrefix}[\\w-]{43}$`);

/** Whether a call was sent with a key, whatever the key is worth; such a call never uses a session. */
export function isWithKey(request: FastifyRequest): boolean {
  return form.test(bearerToken(request) ?? '');
}

/** Finds out who calls with a key. @throws AppError 401, 403 or 429 */
export function keyCaller(find: FindApiKey, clock: Clock) {
  const take = createKeyLimit(clock);
  return async (request: FastifyRequest): Promise<SessionUser> => {
    const key = await find(bearerToken(request) ?? '');
    if (!key) throw unauthorized('API anahtarı geçersiz ya da süresi dolmuş.');
    take(key);
    return asUser(key);
  };
}

/** @throws AppError 403 if the call is not open to keys, or needs a scope that this one lacks. */
export function requireKeyScope({ routeOptions }: FastifyRequest, caller: SessionUser, method: string): void {
  const scope = scopeOfCall(method, routeOptions.url ?? '');
  if (scope !== undefined && caller.apiKey?.scopes.includes(scope)) return;
  throw forbidden('Bu API anahtarının bu çağrıya izni yok.').asRefusal({
    reason: 'api-key',
    userId: caller.id,
  });
}

/** A key as the caller of a route. It has the lowest role, so that nothing beyond its scopes is open to it. */
function asUser(key: KeyOfCall): SessionUser {
  return {
    id: key.createdBy,
    name: key.name,
    email: '',
    roleGroup: 'viewer',
    sessionId: '',
    provedAt: new Date(0).toISOString(),
    lacksSecondFactor: false,
    hasWeakPassword: false,
    apiKey: { id: key.id, name: key.name, scopes: key.scopes },
  };
}

/**
 * Counts the calls of each key in a minute, in the memory of this process: a write for each call would cost more than
 * most calls (decision 0090).
 */
function createKeyLimit(clock: Clock) {
  const uses = new LRUCache<number, { count: number; end: number }>({ max: 1_000 });
  return ({ id, perMinute }: KeyOfCall): void => {
    const now = clock.now().getTime();
    const known = uses.get(id);
    // An end further away than a minute is from before the clock was put back.
    const isOpen = known !== undefined && now < known.end && known.end <= now + minuteMs;
    const used = isOpen ? known : { count: 0, end: now + minuteMs };
    used.count += 1;
    uses.set(id, used);
    if (used.count > perMinute) throw tooManyRequests(Math.max(1, Math.ceil((used.end - now) / 1000)));
  };
}
