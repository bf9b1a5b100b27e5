import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { dayMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';

/** In milliseconds. A sign of a proxy counts for this long after the last request that gave it. */
const lasts = dayMs;

const lastSigns = new WeakMap<Context['connections'], Date>();

/**
 * Notes that a neighbour sent the header of a proxy while TRUST_PROXY is not set. Its content is not used, because
 * anybody can send it. Register it before hooks that refuse.
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
