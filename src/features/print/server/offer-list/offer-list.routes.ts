import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import { translator } from '#features/languages/translate.rules.ts';
import { OfferListForm } from '#features/message-forms/message-form.ts';
import { offerListPath } from '#features/orders/offer-list-path.rules.ts';
import { findOfferMessage } from '#features/orders/server/orders.read.ts';
import { Failure } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { invalid, notFound, unavailable } from '#server/errors.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { documentPolicy } from '#server/http/security-headers.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { openPrivateDocument } from '../private-document.ts';
import { findOpenOfferList, findSentOfferList, type OfferListDocument } from './offer-list.service.ts';

const response = { 200: z.unknown(), '4xx': Failure };

/** An offer list as a PDF: for the visitor before and after sending, and for staff. */
export function offerListRoutes(app: FastifyInstance, ctx: Context): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/api/offer/pdf',
    {
      config: { access: 'public' },
      schema: {
        summary: 'An offer list that was not sent, as a PDF; nothing is stored',
        tags: ['forms'],
        body: OfferListForm,
        response,
      },
    },
    async (request, reply) => {
      const { lang, lines } = request.body;
      const text = await failureText(ctx, lang);
      if (lines.length === 0) throw invalid({ lines: [text('form_error.offer_empty')] });
      const list = await findOpenOfferList(ctx, lang, lines);
      try {
        return await send(ctx, request, { reply, list, type: 'attachment' });
      } catch (error) {
        if (!isLoad(error)) throw error;
        throw unavailable(text('offer.pdf_failed'), 30);
      }
    },
  );
  app.get<{ Params: { name: string } }>(
    '/dosya/teklif/:name',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const requestId = name.replace(/\.pdf$/, '');
      const isAddress =
        z.uuid().safeParse(requestId).success && offerListPath(requestId).endsWith(`/${name}`);
      const message = isAddress && (await findOfferMessage(ctx.db, 'messages.request_id', requestId));
      if (!message || message.trashed_at !== null) return sendPlainNotFound(reply);
      try {
        const list = await findSentOfferList(ctx, message);
        return await send(ctx, request, { reply, list, type: 'inline' });
      } catch (error) {
        if (!isLoad(error)) throw error;
        request.log.warn({ err: error }, 'an offer list cannot be made now');
        const text = await failureText(ctx, message.lang);
        return reply
          .status(503)
          .headers({ 'retry-after': '30', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send(text('offer.pdf_failed'));
      }
    },
  );
  typed.get(
    '/api/admin/orders/:id/pdf',
    {
      config: { access: 'read' },
      exposeHeadRoute: false,
      schema: {
        summary: 'The products of an offer request as a PDF, in the language of the visitor',
        params: z.object({ id }),
        response,
      },
    },
    async (request, reply) => {
      const message = await findOfferMessage(ctx.db, 'orders.id', request.params.id);
      if (!message) throw notFound();
      const { fileName, document } = await findSentOfferList(ctx, message);
      try {
        return await answer(reply, await openPrivateDocument(ctx, document), { fileName, type: 'inline' });
      } catch (error) {
        if (!isLoad(error)) throw error;
        throw unavailable('Belge şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.', 30);
      }
    },
  );
}

const isLoad = (error: unknown) => error instanceof TypesetterBusy || error instanceof TypesetterOverloaded;

const failureText = async ({ db }: Context, lang: string) => translator(await getInterfaceTexts(db, lang));

type Sending = { reply: FastifyReply; list: OfferListDocument; type: 'inline' | 'attachment' };

/** Sends the list to a visitor. Only documents that must be made count for the limit. */
async function send(ctx: Context, request: FastifyRequest, { reply, list, type }: Sending) {
  const pdf = await openPrivateDocument(ctx, list.document, () =>
    takeLimit(ctx, 'documents', clientNetwork(request.ip)),
  );
  return answer(reply, pdf, { fileName: list.fileName, type });
}

function answer(reply: FastifyReply, pdf: Buffer, { fileName, type }: { fileName: string; type: string }) {
  return reply
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    .header('content-security-policy', documentPolicy)
    .header('content-disposition', contentDisposition(fileName, { type: type }))
    .type('application/pdf')
    .send(pdf);
}
