import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PublicLanguage } from '#features/languages/language.ts';
import type { Context } from '#server/context/context.ts';
import { databaseUnavailable } from '#server/errors.ts';
import type { LimitName } from '#server/context/limit-settings.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createCacheEntry, type CacheEntry, type Rendered } from './cache-entry.ts';
import type { Epoch, EpochSource } from './epoch.ts';
import { addFastPath, isRead } from './fast-path.ts';
import { languageCookie } from './language-cookie.ts';
import { createPageStore } from './page-store.ts';
import { sendCacheEntry } from './send-entry.ts';

/** Everything besides the epoch that an answer depends on, and how to render it. */
export type CacheTarget = {
  /** The canonical address; the same key always gives the same bytes. */
  key: string;
  render: (epoch: Epoch) => Promise<Rendered>;
  /** The visitor's cookie chose the language, so shared caches must not store the answer. */
  isPrivate?: boolean;
  /** Limits how often a client may cause a render; cached pages are not counted. */
  limit?: LimitName | undefined;
};

export type CacheRequest = {
  request: FastifyRequest;
  languages: readonly PublicLanguage[];
  /** The active language that the cookie `_lang` names. */
  cookieLang: string | undefined;
};

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names the cacheable answer of a request, or gives the answer itself (a redirect or an error). */
    cached?: (input: CacheRequest) => CacheTarget | Rendered;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

export type PageCache = {
  /** Whether pages can be served without the database. */
  hasPages: () => boolean;
};

/**
 * The timeout of an answer in milliseconds; without it, a frozen database would make visitors wait forever.
 */
const answerTime = 15_000;

/** @throws AppError 503 if `work` takes too long; `work` continues, but its result is dropped. */
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
 * Serves routes with `config.cached` from memory, in a hook before parsing, sessions and logs. Register
 * it before all other hooks.
 */
export function registerPageCache(app: FastifyInstance, ctx: Context, source: EpochSource): PageCache {
  const common = securityHeaders(ctx.config);
  const pages = createPageStore(ctx, source);

  async function findOrRender(
    request: FastifyRequest,
    target: CacheTarget,
    epoch: Epoch,
  ): Promise<CacheEntry> {
    const entry = pages.find(target.key, epoch);
    request.isCacheHit = entry !== undefined;
    if (entry) return entry;
    if (target.limit) await takeLimit(ctx, target.limit, clientNetwork(request.ip));
    return pages.render(target.key, epoch, () => target.render(epoch));
  }

  app.addHook('onRequest', async (request, reply) => {
    const { cached } = request.routeOptions.config;
    if (!cached || !isRead(request.raw.method)) return;
    const epoch = await pages.epochs.read();
    const { languages } = epoch;
    const chosen = languageCookie(request.raw.headers.cookie);
    const cookieLang = languages.find(({ abbr }) => abbr === chosen)?.abbr;
    const target = cached({ request, languages, cookieLang });
    const entry = await ('status' in target
      ? createCacheEntry(target, common)
      : withDeadline(findOrRender(request, target, epoch)));
    reply.hijack();
    sendCacheEntry(entry, request.raw, reply.raw, 'isPrivate' in target && target.isPrivate);
  });
  app.addHook('preClose', async () => pages.stop());
  // With two origins the hooks decide first which of them a request is for.
  addFastPath(app, pages, ctx.config.panelOrigin !== '');
  return { hasPages: pages.epochs.isKnown };
}
