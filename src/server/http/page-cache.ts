import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PublicLanguage } from '#shared/api/language.ts';
import type { Context } from '#server/context.ts';
import { unavailable } from '#server/errors.ts';
import {
  createCachedAnswer,
  sendCachedAnswer,
  sizeOf,
  type CachedAnswer,
  type Rendered,
} from './cached-answer.ts';
import { loadEpoch, type Epoch } from './epoch.ts';

/** What an answer depends on besides the epoch, and how it is made from that alone. */
export type CacheTarget = {
  /** The canonical address; equal addresses get equal bytes. */
  key: string;
  render: () => Promise<Rendered>;
  /** The language came from the visitor's cookie, so that no shared cache may keep the answer. */
  isPrivate?: boolean;
};

export type CacheRequest = {
  request: FastifyRequest;
  languages: readonly PublicLanguage[];
  /** An active language named by the cookie `_lang`, the only cookie that is looked at. */
  cookieLang: string | undefined;
};

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** Names the answer of a cacheable route, or answers by itself (a redirect, a refusal). */
    cached?: (input: CacheRequest) => CacheTarget | Rendered;
    /** Beside `cached`: an unprefixed address depends on the cookie `_lang`. */
    readsLangCookie?: boolean;
  }
  interface FastifyRequest {
    /** Answered from the cache: no line is logged for it. */
    isCacheHit: boolean;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Bytes that the cache may hold. */
const maxBytes = 64 * 1024 * 1024;

export type PageCache = {
  /** The database's revision cannot be read, so that answers may be old. */
  isDegraded: () => boolean;
};

/**
 * Answers pages and public JSON from memory, in the first hook, before plugins, parsing and logging.
 * A changed content revision or a passed moment (`epoch.ts`) empties it as a whole: there are no
 * dependencies of single pages that could be forgotten (docs/decisions/0003).
 */
export function registerPageCache(app: FastifyInstance, ctx: Context): PageCache {
  const entries = new LRUCache<string, CachedAnswer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let flights = new Map<string, Promise<{ answer: CachedAnswer; isStored: boolean }>>();
  let epoch: Epoch | undefined;
  let opening: { rev: number; epoch: Promise<Epoch> } | undefined;
  let degraded = false;

  async function open(rev: number): Promise<Epoch> {
    if (opening?.rev !== rev) opening = { rev, epoch: loadEpoch(ctx, rev) };
    const mine = opening;
    try {
      const loaded = await mine.epoch;
      if (epoch !== loaded) {
        entries.clear();
        flights = new Map();
        epoch = loaded;
      }
      return loaded;
    } finally {
      if (opening === mine) opening = undefined;
    }
  }

  function isCurrent(rev: number): boolean {
    return epoch !== undefined && epoch.rev === rev && ctx.clock.now().getTime() < epoch.until;
  }

  function render(target: CacheTarget, during: Epoch): Promise<{ answer: CachedAnswer; isStored: boolean }> {
    const running = flights.get(target.key);
    if (running) return running;
    const mine = flights;
    const flight = renderOnce(target, during).finally(() => mine.delete(target.key));
    flights.set(target.key, flight);
    return flight;
  }

  async function renderOnce(target: CacheTarget, during: Epoch) {
    const rendered = await target.render();
    const answer = await createCachedAnswer(rendered);
    const isStored = rendered.isStored && rendered.status === 200;
    // The revision was read before the render's queries: under another epoch its content is not known to be new.
    if (isStored && epoch === during && isCurrent(during.rev)) entries.set(target.key, answer);
    return { answer, isStored };
  }

  function hit(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer, isPrivate: boolean): void {
    request.isCacheHit = true;
    reply.hijack();
    sendCachedAnswer(answer, request.raw, reply.raw, isPrivate);
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, during: Epoch): Promise<void> {
    const { cached } = request.routeOptions.config;
    const named = langCookie(request.raw.headers.cookie);
    const cookieLang = during.languages.find(({ abbr }) => abbr === named)?.abbr;
    const target = cached?.({ request, languages: during.languages, cookieLang });
    if (!target) throw new Error('Only routes with `cached` come here');
    if ('status' in target) {
      sendOnce(request, reply, await createCachedAnswer(target), false);
      return;
    }
    const isPrivate = target.isPrivate ?? false;
    const stored = entries.get(target.key);
    if (stored) {
      hit(request, reply, stored, isPrivate);
      return;
    }
    const { answer } = await render(target, during);
    sendOnce(request, reply, answer, isPrivate);
  }

  app.decorateRequest('isCacheHit', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request.raw;
    const { cached, readsLangCookie } = request.routeOptions.config;
    if (!cached || (method !== 'GET' && method !== 'HEAD')) {
      done();
      return;
    }
    const proceed = (rev: number): void => {
      // A canonical address is its own key: the way of nearly every request.
      const isPlain = !readsLangCookie || langCookie(headers.cookie) === undefined;
      const current = isCurrent(rev) ? epoch : undefined;
      const stored = current && isPlain ? entries.get(url ?? '') : undefined;
      if (stored) hit(request, reply, stored, false);
      else
        void (
          current ? serve(request, reply, current) : open(rev).then((opened) => serve(request, reply, opened))
        ).catch(done);
    };
    const proceedDegraded = (): void => {
      degraded = true;
      if (epoch) proceed(epoch.rev);
      else done(unavailable('Veritabanına ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.') as never);
    };
    try {
      const rev = ctx.connections.readRevision();
      if (typeof rev === 'number') proceed(rev);
      else {
        rev.then((value) => {
          degraded = false;
          proceed(value);
        }, proceedDegraded);
      }
    } catch {
      proceedDegraded();
    }
  });

  return { isDegraded: () => degraded };
}

function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  isPrivate: boolean,
): void {
  reply.hijack();
  sendCachedAnswer(answer, request.raw, reply.raw, isPrivate);
}

function langCookie(header: string | undefined): string | undefined {
  if (header === undefined || !header.includes('_lang=')) return undefined;
  return /(?:^|;)\s*_lang=([a-z]{2})\s*(?:;|$)/.exec(header)?.[1];
}
