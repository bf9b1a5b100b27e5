import type { FastifyInstance } from 'fastify';
import { AuditPage, AuditQuery } from '../audit.ts';
import type { Context } from '#server/context/context.ts';
import { resource, verb } from '#server/http/resource.ts';
import { listAudit } from './audit.read.ts';

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
}
