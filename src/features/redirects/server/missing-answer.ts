import type { FastifyRequest } from 'fastify';
import { createVisitLimit } from '#features/visits/server/visit-limit.ts';
import type { Context } from '#server/context/context.ts';
import { redirect, type Rendered } from '#server/page-cache/cache-entry.ts';
import type { Epoch } from '#server/page-cache/epoch.ts';
import { missingAddress } from './missing-address.ts';
import { findNewAddress } from './new-address.ts';
import { redirectCounterOf } from './redirect-counter.ts';

/** Answers a request for a page that does not exist; undefined if nothing is known about its address. */
export type MissingAnswer = (request: FastifyRequest, epoch: Epoch) => Promise<Rendered | undefined>;

/** Leads on from old addresses and counts them, and counts those that lead nowhere. A HEAD is not counted. */
export function createMissingAnswer(ctx: Context): MissingAnswer {
  const counter = redirectCounterOf(ctx);
  const isWithinLimit = createVisitLimit(ctx);
  return async ({ raw, host, ip }, epoch) => {
    const { url = '/', method, headers } = raw;
    const isCounted = method === 'GET';
    const found = await findNewAddress(ctx, epoch, { url, host });
    if (found) {
      if (isCounted) counter.countHit(found.id);
      return redirect(301, found.location);
    }
    const missing = isCounted && isWithinLimit(ip) ? missingAddress(url, headers.referer) : undefined;
    if (missing) counter.countMissing(missing);
    return undefined;
  };
}
