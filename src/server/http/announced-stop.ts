import type { FastifyInstance } from 'fastify';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process will stop soon, so that a load balancer should send new requests elsewhere. */
    isStopAnnounced: () => boolean;
    announceStop: () => void;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/**
 * After the announcement each answer is the last one on its connection, so that clients and proxies open the next one
 * to another process. Call it after all other listeners for requests were added.
 */
export function registerAnnouncedStop(app: FastifyInstance): void {
  let isAnnounced = false;
  app.server.prependListener('request', (_, response) => {
    if (isAnnounced) response.shouldKeepAlive = false;
  });
  app.decorate('isStopAnnounced', () => isAnnounced);
  // Idle connections stay open for now, because a request may already be on its way.
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
}
