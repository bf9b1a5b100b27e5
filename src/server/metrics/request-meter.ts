import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counter, Histogram } from 'prom-client';
import type { Metrics } from './metrics.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

type Named = { route: string; isEndless: boolean };

/** Measures requests at the server itself, because cached pages are sent before Fastify sees them. */
export function createRequestMeter(
  requests: Counter<'route' | 'method' | 'status'>,
  times: Histogram<'route'>,
): Pick<Metrics, 'watchRequests' | 'nameRequest'> {
  const names = new WeakMap<ServerResponse, Named>();

  function measure({ method = '' }: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    response.once('close', () => {
      const { route, isEndless } = names.get(response) ?? { route: 'other', isEndless: false };
      requests.inc({ route, method: methods.has(method) ? method : 'other', status: statusClass(response) });
      if (!isEndless) times.observe({ route }, (performance.now() - start) / 1_000);
    });
  }

  return {
    watchRequests: (server) => void server.prependListener('request', measure),
    nameRequest: (response, route, isEndless = false) => void names.set(response, { route, isEndless }),
  };
}

/** The status as `2xx`; `aborted` if the visitor left before the answer began. */
function statusClass({ statusCode, headersSent }: ServerResponse): string {
  return headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
