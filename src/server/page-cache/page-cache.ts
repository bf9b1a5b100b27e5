import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicLanguage } from '#shared/api/language.ts';
import type { Context } from '#server/context.ts';
import type { LimitName } from '#server/http/limit-settings.ts';
import { createAnswerStore } from './answer-cache.ts';
import { createCachedAnswer, sendCachedAnswer, type CachedAnswer, type Rendered } from './cached-answer.ts';
import type { Epoch, EpochSource } from './epoch.ts';
import { gather } from './gather.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { createPresentEpoch } from './current-epoch.ts';
import { createRecompression } from './recompression.ts';

/** How long an epoch has to last until its answers are worth a better compression; milliseconds. */
const calmAfter = 1_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that came over a socket, and what answers it if we do not. */
type Arrival = { url: string; request: IncomingMessage; response: ServerResponse; pass: Listener };

/** What an answer depends on besides the epoch, and how it is made from that alone. */
export type CacheTarget = {
  /** The canonical address; equal addresses get equal bytes. */
  key: string;
  render: (during: Epoch) => Promise<Rendered>;
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
export function registerPageCache(app: FastifyInstance, ctx: Context, source: EpochSource): PageCache {
  const store = createAnswerStore(ctx.config.pageCacheBytes);
  let changedAt = 0;
  const recompression = createRecompression({
    isCurrent: store.holds,
    isCalm: () => ctx.clock.now().getTime() - changedAt >= calmAfter,
  });
  let flights = new Map<string, Promise<CachedAnswer>>();
  let isClosing = false;
  const present = createPresentEpoch(ctx, source, () => {
    changedAt = ctx.clock.now().getTime();
    store.clear();
    flights = new Map();
  });

  /** The answer under a canonical address; asked while what is stored is known to be current. */
  function findStored(key: string): CachedAnswer | undefined {
    const stored = store.find(key);
    if (stored) recompression.count(key, stored);
    return stored;
  }

  function render(target: CacheTarget, during: Epoch): Promise<CachedAnswer> {
    const running = flights.get(target.key);
    if (running) return running;
    const mine = flights;
    const flight = renderOnce(target, during).finally(() => mine.delete(target.key));
    flights.set(target.key, flight);
    return flight;
  }

  async function renderOnce(target: CacheTarget, during: Epoch): Promise<CachedAnswer> {
    const rendered = await target.render(during);
    const answer = await createCachedAnswer(rendered);
    const isStored = rendered.isStored && rendered.status === 200;
    // The revision was read before the render's queries: under another epoch its content is not known to be new.
    if (isStored && present.is(during)) store.add(target.key, answer);
    return answer;
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
    const stored = present.isCurrent(during.rev) ? findStored(target.key) : undefined;
    request.isCacheHit = stored !== undefined;
    if (!stored && target.limit) await takeLimit(ctx, target.limit, clientNetwork(request.ip));
    sendOnce(request, reply, stored ?? (await render(target, during)), target.isPrivate ?? false);
  }

  app.decorateRequest('isCacheHit', false);
  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request.raw;
    if (!request.routeOptions.config.cached || (method !== 'GET' && method !== 'HEAD')) {
      done();
      return;
    }
    const fail = (error: unknown): void => done(error as Error);
    present.withEpoch((epoch) => void serve(request, reply, epoch).catch(fail), fail);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    recompression.stop();
  });
  // One read of the revision for all that came in one turn: it begins after each of them had come, so that
  // it sees every write that was acknowledged before. It would be an eighth of the work for a small answer.
  const answerTogether = gather((arrivals: readonly Arrival[]) => {
    const answer = (rev: number): void => {
      const isCurrent = present.isCurrent(rev);
      for (const { url, request, response, pass } of arrivals) {
        const stored = isCurrent ? findStored(url) : undefined;
        if (stored) sendCachedAnswer(stored, request, response, false);
        else pass(request, response);
      }
    };
    present.withRevision(answer, () => {
      for (const { request, response, pass } of arrivals) pass(request, response);
    });
  });
  listenBeforeRouting(app, (pass) => (request, response) => {
    const { method, url = '', headers } = request;
    // Only canonical addresses are keys, so that what is found needs no routing to be known as cacheable.
    const isCandidate = (method === 'GET' || method === 'HEAD') && !isClosing && store.has(url);
    if (!isCandidate || langCookie(headers.cookie) !== undefined) pass(request, response);
    else answerTogether({ url, request, response, pass });
  });

  return { hasAnswers: present.isKnown };
}

/**
 * Lets a listener see every request that comes over a socket before Fastify does, whose routing and hooks
 * would take 3 of 19 µs; `pass` hands it on. What tests inject comes to the hook alone.
 */
function listenBeforeRouting({ server }: FastifyInstance, listen: (pass: Listener) => Listener): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on(
    'request',
    listen((request, response) => {
      for (const listener of listeners) listener.call(server, request, response);
    }),
  );
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
