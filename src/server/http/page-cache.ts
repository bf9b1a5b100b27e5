import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicLanguage } from '#shared/api/language.ts';
import type { Context } from '#server/context.ts';
import { unavailable } from '#server/errors.ts';
import type { LimitName } from '#server/limit-settings.ts';
import {
  createCachedAnswer,
  sendCachedAnswer,
  sizeOf,
  type CachedAnswer,
  type Rendered,
} from './cached-answer.ts';
import { loadEpoch, type Epoch } from './epoch.ts';
import { clientNetwork, takeLimit } from './limits.ts';
import { createRecompression } from './recompression.ts';

type BeforeRouting = (request: IncomingMessage, response: ServerResponse, pass: () => void) => void;

/** What an answer depends on besides the epoch, and how it is made from that alone. */
export type CacheTarget = {
  /** The canonical address; equal addresses get equal bytes. */
  key: string;
  render: () => Promise<Rendered>;
  /** The language came from the visitor's cookie, so that no shared cache may keep the answer. */
  isPrivate?: boolean;
  /** What a render counts as for its client; what is stored costs nothing and is not counted. */
  limit?: LimitName | undefined;
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
  }
  interface FastifyRequest {
    /** Answered from the cache: no line is logged for it. */
    isCacheHit: boolean;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Bytes that the cache may hold. */
const maxBytes = 64 * 1024 * 1024;

/** Of reading the first revision; one takes a quarter of a second at most. */
const firstAttempts = 12;

export type PageCache = {
  /** It can answer without the database. */
  hasAnswers: () => boolean;
};

/**
 * Answers pages and public JSON from memory: before routing where a request names a stored address as it
 * is, else in the first hook, before plugins, parsing and logging.
 * A changed content revision or a passed moment (`epoch.ts`) empties it as a whole: there are no
 * dependencies of single pages that could be forgotten (docs/decisions/0003).
 */
export function registerPageCache(app: FastifyInstance, ctx: Context): PageCache {
  const entries = new LRUCache<string, CachedAnswer>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let flights = new Map<string, Promise<{ answer: CachedAnswer; isStored: boolean }>>();
  let epoch: Epoch | undefined;
  let opening: { rev: number; epoch: Promise<Epoch> } | undefined;
  let degraded = false;
  let isClosing = false;
  const recompression = createRecompression((key, answer) => entries.peek(key) === answer);

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

  /** While the database cannot be reached, what is known stays so: its moments cannot be read either. */
  function isCurrent(rev: number): boolean {
    return epoch?.rev === rev && (degraded || ctx.clock.now().getTime() < epoch.until);
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

  /** A stored answer under its canonical address, while it is current. */
  function findStored(key: string, rev: number): CachedAnswer | undefined {
    const stored = isCurrent(rev) ? entries.get(key) : undefined;
    if (stored) recompression.count(key, stored);
    return stored;
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
    const stored = findStored(target.key, during.rev);
    request.isCacheHit = stored !== undefined;
    if (!stored && target.limit) await takeLimit(ctx, target.limit, clientNetwork(request.ip));
    const answer = stored ?? (await render(target, during)).answer;
    sendOnce(request, reply, answer, isPrivate);
  }

  /** While the database cannot be reached the last known revision stands in; `fail`: none is known. */
  function withRevision(proceed: (rev: number) => void, fail: () => void): void {
    const proceedDegraded = (): void => {
      degraded = true;
      if (epoch) proceed(epoch.rev);
      else fail();
    };
    const proceedWell = (rev: number): void => {
      degraded = false;
      proceed(rev);
    };
    let rev: number | Promise<number>;
    try {
      rev = ctx.connections.readRevision();
    } catch {
      proceedDegraded();
      return;
    }
    if (typeof rev === 'number') proceedWell(rev);
    else rev.then(proceedWell, proceedDegraded);
  }

  /** Where nothing is known that could stand in, a slow database is waited for. */
  async function readFirstRevision(): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ctx.connections.readRevision();
      } catch (error) {
        if (attempt === firstAttempts) throw error;
      }
    }
  }

  app.decorateRequest('isCacheHit', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request.raw;
    if (!request.routeOptions.config.cached || (method !== 'GET' && method !== 'HEAD')) {
      done();
      return;
    }
    const proceed = (rev: number): void => {
      const current = isCurrent(rev) ? epoch : undefined;
      void (
        current ? serve(request, reply, current) : open(rev).then((opened) => serve(request, reply, opened))
      ).catch(done);
    };
    withRevision(proceed, () => {
      readFirstRevision().then(proceed, () =>
        done(unavailable('Veritabanına ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.') as never),
      );
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    recompression.stop();
  });
  answerBeforeRouting(app, (request, response, pass) => {
    const { method, url = '', headers } = request;
    // Only canonical addresses are keys, so that what is found needs no routing to be known as cacheable.
    const isCandidate = (method === 'GET' || method === 'HEAD') && !isClosing && entries.has(url);
    if (!isCandidate || langCookie(headers.cookie) !== undefined) {
      pass();
      return;
    }
    const proceed = (rev: number): void => {
      const stored = findStored(url, rev);
      if (stored) sendCachedAnswer(stored, request, response, false);
      else pass();
    };
    withRevision(proceed, pass);
  });

  return { hasAnswers: () => epoch !== undefined };
}

/**
 * Lets `answer` see every request that comes over a socket before Fastify does, whose routing and hooks
 * would take 3 of 19 µs; `pass` hands it on. What tests inject comes to the hook alone.
 */
function answerBeforeRouting({ server }: FastifyInstance, answer: BeforeRouting): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response, () => {
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
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
