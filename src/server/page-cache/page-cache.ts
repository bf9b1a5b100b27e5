import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicLanguage } from '#features/languages/language.ts';
import type { Context } from '#server/context/context.ts';
import { databaseUnavailable } from '#server/errors.ts';
import type { LimitName } from '#server/context/limit-settings.ts';
import type { Admission } from '#server/http/admission.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createCacheEntry, type CacheEntry, type Rendered } from './cache-entry.ts';
import type { Epoch, EpochSource } from './epoch.ts';
import { addFastPath, isRead } from './fast-path.ts';
import { languageCookie } from './language-cookie.ts';
import { createCdnHeaders, type Cdn } from '#server/cdn/answer-headers.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { sendCacheEntry, type HeadersForCdn } from './send-entry.ts';

/**
 * A request that the cache can answer: everything besides the epoch that the answer depends on, and a render
 * function.
 */
export type CacheTarget = {
  /** The canonical address. Within an epoch a key always has the same answer. */
  key: string;
  render: (epoch: Epoch) => Promise<Rendered>;
  /** The pattern of such addresses for the metrics; by default that of the route. */
  route?: string;
  /** The visitor's cookie chose the language, so shared caches must not store the answer. */
  isPrivate?: boolean;
  /** Limits how often one client may cause a render; cached answers are not counted. */
  limit?: LimitName | undefined;
};

export type Replaceable = {
  /**
   * Asked when the answer is a redirect, so that answers with a page pay nothing; returns what to send instead. It is
   * never stored.
   */
  instead?: (location: string, epoch: Epoch) => Promise<Rendered | undefined>;
};

export type CacheRequest = {
  request: FastifyRequest;
  languages: readonly PublicLanguage[];
  /** The active language that the visitor's cookie `_lang` names. */
  cookieLang: string | undefined;
};

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Returns the cacheable answer of a request, or directly an answer (a redirect or an error). */
    cached?: (input: CacheRequest) => (CacheTarget | Rendered) & Replaceable;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

export type PageCache = {
  /** What the cache takes now. */
  size: () => { entries: number; bytes: number };
  /** Whether pages can be served without the database. */
  hasPages: () => boolean;
};

/**
 * The timeout of an answer in milliseconds; without it, visitors would wait forever for a frozen database.
 */
const answerTime = 15_000;

/**
 * Waits for `work` at most `time` milliseconds; a late result is dropped.
 * @throws AppError 503 if the time is over
 */
export async function withDeadline<Result>(work: Promise<Result>, time = answerTime): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(databaseUnavailable()), time);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Serves routes with `config.cached` from memory. Its hook runs before parsing, sessions and logs, so it must
 * be registered before all other hooks.
 */
export function registerPageCache(
  app: FastifyInstance,
  ctx: Context,
  { source, visitors }: { source: EpochSource; visitors: Admission },
): PageCache {
  const common = securityHeaders(ctx.config);
  const pages = createPageStore(ctx, source);
  const forCdn = ctx.config.cdn && headersForCdn(ctx.config.cdn, pages);

  async function findOrRender(
    request: FastifyRequest,
    target: CacheTarget,
    epoch: Epoch,
  ): Promise<CacheEntry> {
    const entry = pages.find(target.key, epoch);
    request.isCacheHit = entry !== undefined;
    ctx.metrics?.countCacheAnswer(entry ? 'hit' : 'miss');
    if (entry) return entry;
    const { key, limit } = target;
    if (limit) await visitors.run(() => takeLimit(ctx, limit, clientNetwork(request.ip)));
    const route = routeOf(request, target);
    const rendered = await pages.render({ key, route }, epoch, () =>
      visitors.run(() => renderTimed(route, target, epoch)),
    );
    // A write during the render made this answer old before it leaves; the CDN must not store it.
    if (forCdn) await pages.epochs.read().catch(() => undefined);
    return rendered;
  }

  async function renderTimed(route: string, { render }: CacheTarget, epoch: Epoch): Promise<Rendered> {
    if (!ctx.metrics) return render(epoch);
    const start = performance.now();
    const rendered = await render(epoch);
    ctx.metrics.timeRender(route, (performance.now() - start) / 1_000);
    return rendered;
  }

  async function findOther({ headers }: CacheEntry, { instead }: Replaceable, epoch: Epoch) {
    const [, location] = (instead && headers.find(([name]) => name === 'location')) ?? [];
    const other = instead && location !== undefined && (await withDeadline(instead(location, epoch)));
    return other ? createCacheEntry(other, common) : undefined;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { cached } = request.routeOptions.config;
    if (!cached || !isRead(request.raw.method)) return;
    const epoch = await pages.epochs.read();
    const { languages } = epoch;
    const chosen = languageCookie(request.raw.headers.cookie);
    const cookieLang = languages.find(({ abbr }) => abbr === chosen)?.abbr;
    const target = cached({ request, languages, cookieLang });
    if ('key' in target) ctx.metrics?.nameRequest(reply.raw, routeOf(request, target));
    const first = await ('status' in target
      ? createCacheEntry(target, common)
      : withDeadline(findOrRender(request, target, epoch)));
    const entry = (await findOther(first, target, epoch)) ?? first;
    reply.hijack();
    const isPrivate = 'isPrivate' in target && target.isPrivate;
    sendCacheEntry(entry, request.raw, reply.raw, {
      isPrivate,
      addHeaders: forCdn?.(entry, epoch, isPrivate),
    });
  });
  app.addHook('preClose', async () => pages.stop());
  // With two origins, a hook first has to decide which of them a request belongs to, so nothing may precede
  // the hooks.
  if (ctx.config.panelOrigin === '') addFastPath(app, pages, { metrics: ctx.metrics, forCdn });
  return { hasPages: pages.epochs.isKnown, size: pages.size };
}

/** Only public answers of the newest epoch may be stored by the CDN, and no longer than the epoch lasts. */
function headersForCdn(cdn: Cdn, { epochs }: PageStore): HeadersForCdn {
  const addHeaders = createCdnHeaders(cdn);
  return (entry, epoch, isPrivate) => (head) =>
    addHeaders(head, entry.isShared && !isPrivate ? epochs.secondsLeft(epoch) : 0);
}

function routeOf({ routeOptions }: FastifyRequest, { route }: CacheTarget): string {
  return route ?? routeOptions.url ?? '';
}
