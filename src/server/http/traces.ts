import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from '#server/context/config.ts';
import { inTrace, newTrace, traceOfHeader } from '#server/traces/trace.ts';

/**
 * The id of a request is its trace id. A proxy may have begun the trace; without a proxy only strangers would send the
 * header, so it is read only with TRUST_PROXY.
 */
export function tracedRequests({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace' }),
    genReqId: ({ headers }) =>
      (trustProxy === false ? undefined : traceOfHeader(headers.traceparent)) ?? newTrace(),
  } satisfies Pick<FastifyServerOptions, 'logController' | 'genReqId'>;
}

/** Gives everything that a request does its trace id. Register it before all other hooks. */
export function registerTraces(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => inTrace(request.id, done));
  // A body arrives in events of the socket, which belong to no request.
  app.addHook('preValidation', (request, _, done) => inTrace(request.id, done));
}
