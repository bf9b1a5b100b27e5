import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { secondMs } from '#shared/rules/durations.ts';
import type { AuditAction, RefusalReason } from '../audit.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { AppError } from '#server/errors.ts';
import { clientNetwork } from '#server/http/limits.ts';
import { bearerToken } from '#server/http/session.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import {
  addAccountRefusals,
  addNetworkRefusals,
  type AccountRefusal,
  type NetworkRefusal,
} from './refused-calls.queries.ts';

/** Finds the users of sessions by the hashes of their tokens; `endsAt` is an ISO instant. */
export type FindTokenOwners = (
  hashes: readonly string[],
) => Promise<ReadonlyMap<string, { userId: number; endsAt: string }>>;

/** A refused call as it is kept until the next write. */
type Refused = {
  at: Date;
  action: Extract<AuditAction, 'call-refused' | 'sign-in-failed'>;
  /** Who called, as far as it is known without the database. */
  caller: { userId: number } | { token: string } | null;
  /** The method and the pattern of the route, like `GET /api/admin/products/:id`. */
  route: string;
  reason: RefusalReason;
  ip: string;
};
type Kept = Refused & { hasOtherIps: boolean; count: number };

/** In milliseconds. If the process is killed, the refusals since the last write are lost. */
const writeEvery = 5 * secondMs;

/**
 * The most entries of one write; further refusals are counted by network alone, and further networks together.
 * Made-up tokens have a separate limit, so that they cannot use up the limit of the accounts.
 */
const most = { accounts: 1_000, tokens: 500, networks: 1_000 };

type Watching = Pick<Context, 'connections' | 'clock' | 'log'>;
export type RefusalCollector = {
  /** Keeps a refusal in memory, so that no answer waits for the database. */
  note: (request: FastifyRequest, error: AppError) => void;
  /** Stores the kept refusals. If that fails, they are kept for the next flush. */
  flush: () => Promise<void>;
};

const collectors = new WeakMap<Context['connections'], RefusalCollector>();

/** Stores the refusals that this process still holds in memory, so that a reader sees them. */
export async function flushRefusals({ connections }: Pick<Context, 'connections'>): Promise<void> {
  await collectors.get(connections)?.flush();
}

/** Makes the collector of this process, which writes at intervals and when the server closes. */
export function watchRefusals(
  app: FastifyInstance,
  ctx: Watching,
  findOwners: FindTokenOwners,
): RefusalCollector {
  const collector = createCollector(ctx, findOwners);
  collectors.set(ctx.connections, collector);
  const timer = setInterval(() => void collector.flush(), writeEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await collector.flush();
  });
  return collector;
}

function createCollector(ctx: Watching, findOwners: FindTokenOwners): RefusalCollector {
  let accounts = new Map<string, Kept>();
  let tokens = new Map<string, Kept>();
  let networks = new Map<string, NetworkRefusal>();
  let written: Promise<void> = Promise.resolve();

  function keep(one: Kept): void {
    const { caller } = one;
    const isToken = caller !== null && 'token' in caller;
    const [kept, limit] = isToken ? [tokens, most.tokens] : [accounts, most.accounts];
    const key = keyOf(one);
    const known = kept.get(key);
    if (known) {
      known.count += one.count;
      known.hasOtherIps ||= one.hasOtherIps || known.ip !== one.ip;
    } else if (caller !== null && kept.size < limit) kept.set(key, { ...one });
    else count(networkRefusal(one));
  }

  function count(one: NetworkRefusal): void {
    const isFull = networks.size >= most.networks && !networks.has(`${one.hour} ${one.network}`);
    const kept = isFull ? { ...one, network: '' } : one;
    const known = networks.get(`${kept.hour} ${kept.network}`);
    if (!known) networks.set(`${kept.hour} ${kept.network}`, { ...kept });
    else {
      known.count += kept.count;
      known.sign_ins += kept.sign_ins;
    }
  }

  async function write(): Promise<void> {
    const ofAccounts = [...accounts.values(), ...tokens.values()];
    const ofNetworks = [...networks.values()];
    if (ofAccounts.length === 0 && ofNetworks.length === 0) return;
    accounts = new Map();
    tokens = new Map();
    networks = new Map();
    try {
      const { rows, others } = await byOwner(ofAccounts, findOwners);
      await inOperationalTransaction(ctx, async ({ db }) => {
        await addAccountRefusals(db, rows);
        await addNetworkRefusals(db, [...ofNetworks, ...others]);
      });
    } catch (error) {
      ctx.log.warn({ err: error }, 'refused calls cannot be stored; the next try includes them');
      for (const one of ofAccounts) keep(one);
      for (const one of ofNetworks) count(one);
    }
  }

  return {
    note(request, error) {
      const refused = refusedCall(request, error, ctx.clock.now());
      if (refused) keep({ ...refused, hasOtherIps: false, count: 1 });
    },
    flush() {
      written = written.then(write);
      return written;
    },
  };
}

/** What the audit keeps of a failed call; undefined if it failed for another reason, such as a wrong field. */
function refusedCall(request: FastifyRequest, error: AppError, at: Date): Refused | undefined {
  const { reason, userId, isSignIn = false } = error.refusal ?? { reason: reasons[error.code] };
  if (reason === undefined) return undefined;
  const token = bearerToken(request);
  const known = userId ?? request.user?.id;
  return {
    at,
    action: isSignIn ? 'sign-in-failed' : 'call-refused',
    caller:
      known !== undefined ? { userId: known } : token === undefined ? null : { token: tokenHash(token) },
    route: `${request.method} ${request.routeOptions.url ?? ''}`.trim(),
    reason,
    ip: clientNetwork(request.ip),
  };
}

/** Refusals by the code of their error. `totp_required` is missing, because it is only a step of a sign-in. */
const reasons: Readonly<Record<string, RefusalReason | undefined>> = {
  unauthorized: 'session-ended',
  forbidden: 'role',
  second_factor_required: 'factor',
  reauthentication_required: 'stale-proof',
  too_many_requests: 'limit',
};

/** Refusals of one account, route and reason within a minute are one row, so that nobody can flood the log. */
function keyOf({ at, caller, action, route, reason }: Refused): string {
  return [at.toISOString().slice(0, 16), JSON.stringify(caller), action, route, reason].join(' ');
}

/** Assigns refusals to the accounts of their tokens; the others are counted by network. */
async function byOwner(kept: readonly Kept[], findOwners: FindTokenOwners) {
  const hashes = kept.flatMap(({ caller }) => (caller && 'token' in caller ? caller.token : []));
  const owners = hashes.length === 0 ? new Map<string, never>() : await findOwners([...new Set(hashes)]);
  const rows: AccountRefusal[] = [];
  const others: NetworkRefusal[] = [];
  for (const one of kept) {
    const { caller } = one;
    const owner = caller && 'token' in caller ? owners.get(caller.token) : caller;
    if (!owner) others.push(networkRefusal(one));
    else rows.push(accountRefusal(one, owner));
  }
  return { rows, others };
}

function accountRefusal(one: Kept, owner: { userId: number; endsAt?: string }): AccountRefusal {
  const { at, action, route, ip, hasOtherIps, count } = one;
  // If the session had not ended, the call lacked the cookie that belongs to the session.
  const isLive = owner.endsAt !== undefined && owner.endsAt > at.toISOString();
  const reason = isLive && one.reason === 'session-ended' ? 'session-binding' : one.reason;
  const merge_key = keyOf({ ...one, reason, caller: { userId: owner.userId } });
  const details = action === 'sign-in-failed' ? { reason } : { route, reason };
  return { at: at.toISOString(), userId: owner.userId, action, details, ip, hasOtherIps, count, merge_key };
}

function networkRefusal({ at, ip, action, count }: Kept): NetworkRefusal {
  const hour = `${at.toISOString().slice(0, 13)}:00:00.000Z`;
  return { hour, network: countedNetwork(ip), count, sign_ins: action === 'sign-in-failed' ? count : 0 };
}

/** The network by which refused calls are counted, an IPv4 /24 or IPv6 /48, from a result of `clientNetwork`. */
export function countedNetwork(client: string): string {
  const [address = ''] = client.split('/');
  if (ipaddr.IPv4.isValid(address))
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`).toString()}/24`;
  if (!ipaddr.IPv6.isValid(address)) return 'unknown';
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toString()}/48`;
}
