import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeletedRecords, DeletedRecordsQuery } from '#shared/api/deleted-record.ts';
import { Success } from '#shared/api/envelope.ts';
import { id } from '#shared/api/fields.ts';
import { OrderWritten } from '#shared/api/product-order.ts';
import {
  ManagedTransporterTypes,
  TransporterTypeCreate,
  TransporterTypeQueue,
  TransporterTypeUpdate,
  TransporterTypeWritten,
} from '#shared/api/transporter-type.ts';
import type { Context } from '#server/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { listDeletedTransporterTypes } from './deleted-transporter-types.read.ts';
import { listTransporterTypes } from './transporter-types.read.ts';
import {
  createTransporterType,
  deleteTransporterType,
  orderTransporterTypes,
  restoreTransporterType,
  updateTransporterType,
} from './transporter-types.service.ts';

const params = z.object({ id });

export function transporterTypeRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/transporter-types', {
    GET: verb({
      access: 'read',
      summary: 'The transporter types in their order',
      answer: ManagedTransporterTypes,
      handler: () => listTransporterTypes(ctx),
    }),
    POST: verb({
      access: 'content',
      summary: 'Add a transporter type at the top of the list',
      body: TransporterTypeCreate,
      answer: TransporterTypeWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createTransporterType(ctx, actor, body)),
    }),
  });

  resource(app, '/api/admin/transporter-types/queue', {
    PUT: verb({
      access: 'content',
      summary: 'Order the transporter types',
      body: TransporterTypeQueue,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await orderTransporterTypes(ctx, actor, body) }),
    }),
  });

  resource(app, '/api/admin/transporter-types/deleted', {
    GET: verb({
      access: 'read',
      summary: 'Deleted transporter types that can be restored, the last deleted first',
      query: DeletedRecordsQuery,
      answer: DeletedRecords,
      handler: ({ query }) => listDeletedTransporterTypes(ctx, query),
    }),
  });

  resource(app, '/api/admin/transporter-types/:id', {
    PUT: verb({
      access: 'content',
      summary: 'Change the name of a transporter type in the sent languages',
      params,
      body: TransporterTypeUpdate,
      answer: TransporterTypeWritten,
      handler: async ({ params: { id: typeId }, body, actor }) =>
        succeededWith(await updateTransporterType(ctx, actor, typeId, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Delete a transporter type that no product has',
      params,
      answer: Success,
      handler: async ({ params: { id: typeId }, actor }) => {
        await deleteTransporterType(ctx, actor, typeId);
        return succeeded;
      },
    }),
  });

  resource(app, '/api/admin/transporter-types/:id/restore', {
    PUT: verb({
      access: 'restore',
      summary: 'Restore a deleted transporter type',
      params,
      answer: TransporterTypeWritten,
      handler: async ({ params: { id: typeId }, actor }) =>
        succeededWith(await restoreTransporterType(ctx, actor, typeId)),
    }),
  });
}
