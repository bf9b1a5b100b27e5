import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';

/** For this many milliseconds after the last request that came through a proxy, the proxy is reported. */
const lasts = dayMs;

const lastSigns = new WeakMap<Context['connections'], Date>();

/**
 * Notes that a machine in the same network sent a proxy's header while TRUST_PROXY is not set. The header's content is
 * not used, because anybody can send it. Register this before hooks that refuse requests.
 */
export function watchForProxies(
  app: FastifyInstance,
  { config, connections, clock }: Pick<Context, 'config' | 'connections' | 'clock'>,
): void {
  if (config.trustProxy !== false) return;
  app.addHook('onRequest', async (request) => {
    if (isPassedOn(request)) lastSigns.set(connections, clock.now());
  });
}

/** Whether requests came through a proxy that TRUST_PROXY does not name. */
export function hasUntrustedProxy({ connections, clock }: Pick<Context, 'connections' | 'clock'>): boolean {
  const last = lastSigns.get(connections);
  return last !== undefined && clock.now().getTime() - last.getTime() < lasts;
}

function isPassedOn({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return false;
  const address = socket.remoteAddress ?? '';
  return ipaddr.isValid(address) && neighbours.has(ipaddr.process(address).range());
}

const neighbours: ReadonlySet<string> = new Set([
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
]);
