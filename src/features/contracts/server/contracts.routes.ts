import type { FastifyInstance } from 'fastify';
import { contract } from '../contract.ts';
import type { Context } from '#server/context/context.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { contracts } from './contracts.service.ts';

export function contractRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'contracts', ids: 'body', schemas: contract, calls: contracts });
}
