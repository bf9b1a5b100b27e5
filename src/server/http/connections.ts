import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** An idle connection takes about 10 kB of memory, one with a stopped reader up to 130 kB. */
const mostConnections = 3_000;

/**
 * The most requests that may wait for the answer of an earlier one on their connection. Browsers and proxies send
 * none; 200 connections with 400 each took 7 GB of memory, because every answer is made before its turn.
 */
const mostPipelined = 4;

/** Connections leave this many file descriptors for databases and files. */
const reservedFiles = 300;

/** In milliseconds. A connection ends if its client reads no part of an answer for `stalled`. */
const times = { sweep: 15_000, stalled: 60_000, note: 10_000 };

/** In milliseconds, for Node's server: a proxy or browser sends headers in one packet. */
export const headerTimes = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

type Unsent = { written: number; length: number; since: number };

/**
 * Limits the connections and the requests on each, and ends connections whose clients no longer read. At the limit,
 * idle connections are closed to make room, because their browsers open a new one when they need it.
 */
export function boundConnections(app: FastifyInstance, most = connectionLimit()): void {
  const { server } = app;
  server.maxConnections = most;
  const sockets = new Map<Socket, Unsent | undefined>();
  server.on('connection', (socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });

  refusePipelines(server);
  let notedAt = -Infinity;
  server.on('drop', () => {
    server.closeIdleConnections();
    const now = performance.now();
    if (now - notedAt < times.note) return;
    notedAt = now;
    app.log.warn({ most }, 'too many connections');
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of sockets) {
      const unsent = unsentOf(socket, now, before);
      if (unsent && now - unsent.since >= times.stalled) socket.destroy();
      sockets.set(socket, unsent);
    }
  }, times.sweep);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Runs before all other listeners, because Node passes on every request of a packet, even if the first is refused. */
function refusePipelines(server: FastifyInstance['server']): void {
  const waiting = new WeakMap<Socket, number>();
  const passTo = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Only an answer that has to wait for another has no socket yet.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1;
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      if (count > mostPipelined) socket.destroy();
    }
    if (socket.destroyed) return;
    for (const listener of passTo) listener.call(server, request, response);
  });
}

/** What a connection has not sent, and since when this has not changed. */
function unsentOf(socket: Socket, now: number, before: Unsent | undefined): Unsent | undefined {
  const { bytesWritten: written, writableLength: length } = socket;
  if (length === 0) return undefined;
  const isSame = before?.written === written && before.length === length;
  return isSame ? before : { written, length, since: now };
}

/** Without `/proc` the system's limit is unknown; there it is usually higher than ours. */
function connectionLimit(): number {
  try {
    const [, files] = /^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Math.max(100, Math.min(mostConnections, Number(files ?? Infinity) - reservedFiles));
  } catch {
    return mostConnections;
  }
}
