import type { FastifyInstance } from 'fastify';
import { replyTemplate as schemas } from '../reply-template.ts';
import type { Context } from '#server/context/context.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';

const templates = recordResource({
  schemas,
  table: recordTable('reply_templates', {}),
  columns: () => ({}),
  present: () => Promise.resolve(() => ({})),
});

export const replyTemplates = recordOperations(templates);

export function replyTemplateRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'reply-templates', schemas, calls: replyTemplates });
}
