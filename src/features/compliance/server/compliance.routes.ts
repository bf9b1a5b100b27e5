import type { FastifyInstance } from 'fastify';
import { HistoryQuery } from '#shared/schema/history.ts';
import { Claims, ClaimsAddress, ClaimsHistoryPage, ClaimsUpdate, ClaimsWritten } from '../compliance.ts';
import type { ClaimOwner } from '../compliance.rules.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { getClaims, getClaimsHistory, updateClaims } from './compliance.service.ts';

const owners: readonly (readonly [url: string, owner: ClaimOwner])[] = [
  ['products', 'product'],
  ['finishes', 'finish'],
];

export function complianceRoutes(app: FastifyInstance, ctx: Context): void {
  for (const [url, owner] of owners) {
    resource(app, `/api/admin/${url}/:id/claims`, {
      GET: verb({
        access: 'read',
        summary: `The compliance claims of a ${owner}, those that are over too`,
        params: ClaimsAddress,
        answer: Claims,
        handler: ({ params: { id } }) => getClaims(ctx, { owner, id }),
      }),
      PUT: verb({
        access: 'content',
        summary: `Replace all compliance claims of a ${owner}`,
        params: ClaimsAddress,
        body: ClaimsUpdate,
        answer: ClaimsWritten,
        handler: async ({ params: { id }, body: update, actor }) =>
          succeededWith(await updateClaims(ctx, actor, { owner, id, update })),
      }),
    });
    resource(app, `/api/admin/${url}/:id/claims/history`, {
      GET: verb({
        access: 'read',
        summary: `The changes of the compliance claims of a ${owner}, the latest first`,
        params: ClaimsAddress,
        query: HistoryQuery,
        answer: ClaimsHistoryPage,
        handler: ({ params: { id }, query: { page } }) => getClaimsHistory(ctx, { owner, id, page }),
      }),
    });
  }
}
