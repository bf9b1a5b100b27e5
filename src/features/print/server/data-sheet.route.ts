import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { clientNetwork, takeLimit } from '#server/http/limits.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';
import { documentPolicy } from '#server/http/security-headers.ts';
import { sendFile } from '#server/http/send-file.ts';
import { TypesetterBusy, TypesetterOverloaded } from '#server/ports/typesetter/typesetter.ts';
import { dataSheetPath } from '../data-sheet-path.rules.ts';
import { findDataSheet } from './data-sheet.service.ts';
import { openDocument } from './print-document.ts';

type Address = { Params: { lang: string; name: string }; Querystring: { v?: string | string[] } };

/** `/dosya/foy/{lang}/{seo_name}.pdf?v=CODE` is the data sheet of a visible product, made from its present data. */
export function registerDataSheets(app: FastifyInstance, ctx: Context): void {
  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/dosya/foy/:lang/:name',
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { lang, name } = request.params;
      const { v } = request.query;
      const asked = { lang, seoName: name.replace(/\.pdf$/, ''), code: typeof v === 'string' ? v : '' };
      const sheet = name.endsWith('.pdf') ? await findDataSheet(ctx, asked) : undefined;
      if (!sheet) return sendPlainNotFound(reply);
      const path = dataSheetPath(sheet.address);
      void reply.header('cache-control', 'no-cache');
      if (path !== dataSheetPath(asked)) return reply.redirect(path, 302);
      try {
        const { hash, file } = await openDocument(ctx, sheet.document, () =>
          takeLimit(ctx, 'documents', clientNetwork(request.ip)),
        );
        void reply
          .header('content-security-policy', documentPolicy)
          .header('content-disposition', contentDisposition(sheet.fileName, { type: 'inline' }));
        // Search engines should lead to the page, which shows the same.
        if (ctx.config.publicUrl !== '')
          void reply.header('link', `<${encodeURI(sheet.page)}>; rel="canonical"`);
        return await sendFile(request, reply, { file, tag: `"${hash}"`, type: 'application/pdf' });
      } catch (error) {
        if (!(error instanceof TypesetterBusy || error instanceof TypesetterOverloaded)) throw error;
        request.log.warn({ err: error, path }, 'a data sheet cannot be made now');
        return reply
          .status(503)
          .headers({ 'retry-after': '30', 'cache-control': 'no-store' })
          .type('text/plain; charset=utf-8')
          .send('Belge şu anda hazırlanamıyor. Biraz sonra yeniden deneyin.');
      }
    },
  });
}
