import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { UnreadCounts } from '../message.ts';
import { isAllowed } from '#shared/permissions.ts';
import type { Context } from '#server/context/context.ts';
import { tooManyRequests } from '#server/errors.ts';
import { findUserOfSession } from '#features/sessions/server/sessions.ts';
import { signedIn } from '#server/http/access.ts';
import { sessionTokens } from '#server/http/session.ts';
import { inboxEvents } from './inbox-events.ts';
import { createInboxFeed } from './inbox-feed.ts';

const heartbeat = 20_000;

/**
 * In milliseconds. Streams end before the server's time limit for requests; the panel then connects again.
 */
const lifetime = 240_000;

/**
 * The maximum number of open streams of one user in one process. A browser uses one stream for all its tabs.
 */
const maxStreams = 10;

type OpenStream = { userId: number; ending: AbortController };

/** Sends the unread counts to open panels as a stream of events (docs/decisions/0034). */
export function inboxEventRoutes(app: FastifyInstance, ctx: Context): void {
  const feed = createInboxFeed(ctx);
  const streams = new Set<OpenStream>();

  function open(userId: number): OpenStream {
    const open = [...streams].filter((stream) => stream.userId === userId);
    if (open.length >= maxStreams) throw tooManyRequests(60);
    const stream = { userId, ending: new AbortController() };
    streams.add(stream);
    return stream;
  }

  app.get(
    '/api/admin/messages/events',
    {
      config: { access: 'read', isNoUse: true, isAlwaysAdmitted: true, isEndless: true },
      exposeHeadRoute: false,
      schema: {
        summary: 'Unread messages of every type as server-sent events, now and after each change',
        response: { 200: { content: { 'text/event-stream': { schema: UnreadCounts } } } },
      },
    },
    async (request, reply) => {
      const stream = open(signedIn(request).id);
      const { signal } = stream.ending;
      const timer = setTimeout(() => stream.ending.abort(), lifetime).unref();
      reply.raw.once('close', () => {
        clearTimeout(timer);
        stream.ending.abort();
        streams.delete(stream);
      });
      const events = inboxEvents(feed, { isAllowed: () => mayRead(ctx, request), signal, heartbeat });
      // The connection closes with the stream, so that a shutdown does not wait for an idle connection.
      void reply.header('connection', 'close');
      return reply
        .type('text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(events));
    },
  );
  app.addHook('preClose', async () => {
    for (const { ending } of streams) ending.abort();
  });
}

/**
 * Whether the session may still read messages. If the database does not answer, the stream ends and the panel
 * connects again.
 */
async function mayRead(ctx: Context, request: FastifyRequest): Promise<boolean> {
  const tokens = sessionTokens(request);
  const user = tokens && (await findUserOfSession(ctx, tokens).catch(() => undefined));
  return user !== undefined && !user.lacksSecondFactor && isAllowed(user.roleGroup, 'read');
}
