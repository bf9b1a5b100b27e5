import type { FastifyInstance } from 'fastify';
import { transporterType, TransporterTypeCreate } from '#shared/api/products/transporter-type.ts';
import type { Context } from '#server/context.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { transporterTypes } from './transporter-types.service.ts';

export function transporterTypeRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, {
    url: 'transporter-types',
    schemas: { ...transporterType, create: TransporterTypeCreate },
    calls: transporterTypes,
  });
}
