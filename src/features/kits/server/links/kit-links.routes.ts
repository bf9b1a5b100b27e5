import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { KitContents, KitLinkChanged, KitLinkMade, KitLinkMake, KitLinkPassword } from '../../kit.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { countKitContents } from '../contents/kit-products.read.ts';
import { changeKitPassword, closeKitLink, makeKitLink } from './kit-links.service.ts';

const params = z.object({ id });

export function kitLinkRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/kits/:id/link', {
    GET: verb({
      access: 'read',
      summary: 'How many products and pictures of a kit visitors would get now',
      params,
      answer: KitContents,
      handler: ({ params: kit }) => countKitContents(ctx, kit.id),
    }),
    POST: verb({
      access: 'content',
      summary: 'Make a link to a kit; its former one ends, and the answer is the only one with the address',
      params,
      body: KitLinkMake,
      answer: KitLinkMade,
      status: 201,
      handler: async ({ params: kit, body, actor }) =>
        succeededWith(await makeKitLink(ctx, actor, kit.id, body)),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Set or remove the password of a link; open sessions end',
      params,
      body: KitLinkPassword,
      answer: KitLinkChanged,
      handler: async ({ params: kit, body, actor }) => {
        await changeKitPassword(ctx, actor, kit.id, body);
        return succeeded;
      },
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Close the link to a kit for good',
      params,
      answer: KitLinkChanged,
      handler: async ({ params: kit, actor }) => {
        await closeKitLink(ctx, actor, kit.id);
        return succeeded;
      },
    }),
  });
}
