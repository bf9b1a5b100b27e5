import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SampleCardOrder } from '#features/sample-cards/sample-card.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { dayIn } from '#server/texts/day.ts';
import { printSampleCards } from './sample-cards.service.ts';

/** Boards with outlines in true size and fields for sewn samples, as a PDF. */
export function sampleCardRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/sample-cards',
    {
      config: { access: 'content' },
      schema: {
        summary:
          'A PDF of sample cards for finishes, a category or products: outlines in true size, with a ruler',
        body: SampleCardOrder,
        response: { 200: z.unknown(), '4xx': Failure },
      },
    },
    async (request, reply) => {
      const pdf = await printSampleCards(ctx, request.body);
      const day = dayIn(ctx.config.timeZone, ctx.clock.now());
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition(`numune-karti-${day}.pdf`))
        .send(pdf);
    },
  );
}
