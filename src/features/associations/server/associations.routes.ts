import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { AssociationChange, Associations, AssociationsWritten } from '../association.ts';
import { getAssociations } from './associations.read.ts';
import { addAssociation, removeAssociation } from './associations.service.ts';

const params = z.object({ id });

export function associationRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/:id/associations', {
    GET: verb({
      access: 'read',
      summary: 'The products that belong to a product, hidden ones too',
      params,
      answer: Associations,
      handler: ({ params: { id: productId } }) => getAssociations(ctx, productId),
    }),
    POST: verb({
      access: 'content',
      summary: 'Add a product that belongs to a product; of a mutual kind the other one gets this one',
      params,
      body: AssociationChange,
      answer: AssociationsWritten,
      handler: async ({ params: { id: productId }, body: change, actor }) =>
        succeededWith(await addAssociation(ctx, actor, { productId, change })),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Take a product from those that belong to a product; of a mutual kind on both sides',
      params,
      body: AssociationChange,
      answer: AssociationsWritten,
      handler: async ({ params: { id: productId }, body: change, actor }) =>
        succeededWith(await removeAssociation(ctx, actor, { productId, change })),
    }),
  });
}
