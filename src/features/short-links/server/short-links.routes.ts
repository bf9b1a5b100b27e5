import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { QrFileQuery, ShortLinkAnswer, ShortLinkRequest } from '../short-link.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { succeededWith } from '#server/http/resource.ts';
import { drawQrCode, qrPng, qrSvg } from './qr-code.ts';
import { codeTextOf, getShortLink } from './short-link.read.ts';

const url = '/api/admin/short-links';
const config = { access: 'content' as const };

/** The short links of records, and their QR codes as files. Visitors follow them at `/k/{short}`. */
export function shortLinkRoutes(app: FastifyInstance, ctx: Context): void {
  const origin = (request: FastifyRequest) => ctx.config.publicUrl || `${request.protocol}://${request.host}`;
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    url,
    {
      config,
      schema: {
        summary: 'The short link of a record with its QR code and scans; made at the first call',
        body: ShortLinkRequest,
        response: { 200: ShortLinkAnswer, '4xx': Failure },
      },
    },
    async (request) => succeededWith(await getShortLink(ctx, request.body, origin(request))),
  );
  typed.get(
    `${url}/:short/qr.:format`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        summary: 'The QR code of a short link as a file: black on white, with its quiet zone',
        params: z.object({ short: z.string(), format: z.enum(['svg', 'png']) }),
        querystring: QrFileQuery,
        response: { 200: z.unknown(), '4xx': Failure },
      },
    },
    async (request, reply) => {
      const { short, format } = request.params;
      const { text } = await codeTextOf(ctx, short, { ...request.query, origin: origin(request) });
      void reply.header('content-disposition', contentDisposition(`qr-${short}.${format}`));
      if (format === 'png') return reply.type('image/png').send(await qrPng(text));
      return reply.type('image/svg+xml').send(qrSvg(await drawQrCode(text)));
    },
  );
}
