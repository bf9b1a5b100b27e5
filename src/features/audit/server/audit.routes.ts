import type { FastifyInstance } from 'fastify';
import { AuditPage, AuditQuery, RefusedCallsPage, RefusedCallsQuery } from '../audit.ts';
import { ContentHistory, ContentHistoryQuery, HistoryChoices } from '../content-history.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { listContentHistory, listHistoryChoices } from './content-history.read.ts';
import { listAudit, listRefusedCalls } from './audit.read.ts';

export function auditRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/audit', {
    GET: verb({
      access: 'audit',
      summary: 'The audit log, the latest line first',
      query: AuditQuery,
      answer: AuditPage,
      handler: ({ query }) => listAudit(ctx, query),
    }),
  });
  resource(app, '/api/admin/audit/refused-calls', {
    GET: verb({
      access: 'audit',
      summary: 'Refused calls that belong to no account, counted by network and hour, the latest hour first',
      query: RefusedCallsQuery,
      answer: RefusedCallsPage,
      handler: ({ query }) => listRefusedCalls(ctx, query),
    }),
  });
  // Everybody who can read the panel may read this history, as with the history of a single record.
  resource(app, '/api/admin/history', {
    GET: verb({
      access: 'read',
      summary: 'The changes of all content, the latest first; `next` leads to older ones',
      query: ContentHistoryQuery,
      answer: ContentHistory,
      handler: ({ query }) => listContentHistory(ctx, query),
    }),
  });
  resource(app, '/api/admin/history/choices', {
    GET: verb({
      access: 'read',
      summary: 'The kinds of content and the present and former users by which the history can be filtered',
      answer: HistoryChoices,
      handler: () => listHistoryChoices(ctx.db),
    }),
  });
}
