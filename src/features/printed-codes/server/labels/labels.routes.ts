import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LabelOrder } from '#features/labels/label.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { dayIn } from '#server/texts/day.ts';
import { printLabels } from './labels.service.ts';

/** Sheets of labels with QR codes and bar codes, as a PDF. */
export function labelRoutes(app: FastifyInstance, ctx: Context): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/labels',
    {
      config: { access: 'content' },
      schema: {
        summary: 'A PDF of labels for products or variants on an Avery sheet or on one with own measures',
        body: LabelOrder,
        response: { 200: z.unknown(), '4xx': Failure },
      },
    },
    async (request, reply) => {
      const origin = ctx.config.publicUrl || `${request.protocol}://${request.host}`;
      const pdf = await printLabels(ctx, request.body, origin);
      const day = dayIn(ctx.config.timeZone, ctx.clock.now());
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(`etiketler-${day}.pdf`))
        .send(pdf);
    },
  );
}
