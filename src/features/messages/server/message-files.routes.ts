import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MessageListQuery } from '../message.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { signedIn } from '#server/http/access.ts';
import { documentPolicy } from '#server/http/security-headers.ts';
import { sendCsv } from '#server/texts/csv.ts';
import { exportFileName, exportRows, exportTitles } from './message-export.read.ts';
import { selectFiles, selectMessage } from './messages.queries.ts';
import { filterOf } from './messages.read.ts';

const file = z.string().meta({ format: 'binary' });

/**
 * Routes that download a visitor's file, or all messages of a type as CSV. The audit log records who
 * downloaded them.
 */
export function messageFileRoutes(app: FastifyInstance, ctx: Context): void {
  for (const type of messageTypes) {
    fileRoute(app, ctx, type);
    exportRoute(app, ctx, type);
  }
}

function fileRoute(app: FastifyInstance, ctx: Context, type: MessageType): void {
  app.get(
    `/api/admin/${type}/:id/file`,
    {
      config: { access: 'messages' },
      exposeHeadRoute: false,
      schema: {
        summary: 'The file of a message; every call is written to the audit',
        params: z.object({ id }),
        response: { 200: { content: { 'application/pdf': { schema: file } } } },
      },
    },
    async (request, reply) => {
      const { id: messageId } = request.params as { id: number };
      const message = await selectMessage(ctx.db, type, messageId);
      const [row] = message ? await selectFiles(ctx.db, [message.id]) : [];
      const stored = row && (await ctx.privateFiles.find(row.key));
      if (!message || !stored) throw notFound('Bu mesajın dosyası bulunamadı.');
      const actor = signedIn(request);
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, { actor, action: 'view-file', entity: 'message', id: message.id, details: { type } }),
      );
      return reply
        .type('application/pdf')
        .header('content-length', stored.bytes)
        .header('content-disposition', contentDisposition(row.name))
        .header('content-security-policy', documentPolicy)
        .send(stored.stream());
    },
  );
}

function exportRoute(app: FastifyInstance, ctx: Context, type: MessageType): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    `/api/admin/${type}/export`,
    {
      config: { access: 'messages' },
      exposeHeadRoute: false,
      schema: {
        summary: 'The messages of the inbox or the trash as CSV for Excel',
        querystring: MessageListQuery.omit({ page: true }),
        response: { 200: { content: { 'text/csv': { schema: file } } } },
      },
    },
    async (request, reply) => {
      const filter = filterOf(type, request.query);
      const details = { type, section: filter.section, is_filtered: filter.words !== undefined };
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, { actor: signedIn(request), action: 'export', entity: 'message', details }),
      );
      return sendCsv(reply, {
        name: exportFileName(type),
        titles: exportTitles(type),
        rows: exportRows(ctx, filter),
      });
    },
  );
}
