import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Visit } from '../visit.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { succeeded } from '#server/http/resource.ts';
import { isProgram } from './programs.ts';
import { visitCounterOf } from './visit-counter.ts';
import { createVisitLimit } from './visit-limit.ts';

/** In milliseconds. */
const flushEvery = 30_000;

export function visitRoutes(app: FastifyInstance, ctx: Context): void {
  const counter = visitCounterOf(ctx);
  const isWithinLimit = createVisitLimit(ctx);
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/visits',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Count that a page was seen; programs and visits above the limit are not counted',
        tags: ['forms'],
        body: Visit,
        response: { 200: Success, '4xx': Failure },
      },
    },
    async (request) => {
      if (!isProgram(request) && isWithinLimit(request.ip)) counter.count(request.body, request.host);
      return succeeded;
    },
  );

  const timer = setInterval(() => void counter.flush(), flushEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush();
  });
}
