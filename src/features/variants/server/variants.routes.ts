import type { FastifyInstance } from 'fastify';
import {
  maxSimilarCodes,
  SimilarCodes,
  TakenCodes,
  VariantCodes,
  Variants,
  VariantsAddress,
  VariantsQueue,
  VariantsUpdate,
  VariantsWritten,
} from '../variant.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { listSimilarCodes } from './article-codes.ts';
import { findTakenCodes, getVariants, orderVariants, updateVariants } from './variants.service.ts';

export function variantRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/products/:id/variants', {
    GET: verb({
      access: 'read',
      summary: 'The variants of a product in their order',
      params: VariantsAddress,
      answer: Variants,
      handler: ({ params: { id } }) => getVariants(ctx, id),
    }),
    PUT: verb({
      access: 'content',
      summary: 'Replace all variants of a product',
      params: VariantsAddress,
      body: VariantsUpdate,
      answer: VariantsWritten,
      handler: async ({ params: { id }, body, actor }) =>
        succeededWith(await updateVariants(ctx, actor, id, body)),
    }),
  });

  resource(app, '/api/admin/products/:id/variants/codes', {
    POST: verb({
      access: 'content',
      summary: 'Which of these codes other articles have, in any letter case; nothing is written',
      params: VariantsAddress,
      body: VariantCodes,
      answer: TakenCodes,
      handler: ({ params: { id }, body }) => findTakenCodes(ctx, id, body),
    }),
  });

  resource(app, '/api/admin/products/:id/variants/queue', {
    PUT: verb({
      access: 'content',
      summary: 'Order the variants of a product',
      params: VariantsAddress,
      body: VariantsQueue,
      answer: VariantsWritten,
      handler: async ({ params: { id }, body, actor }) =>
        succeededWith(await orderVariants(ctx, actor, id, body)),
    }),
  });

  resource(app, '/api/admin/similar-codes', {
    GET: verb({
      access: 'content',
      summary: 'Codes of products and variants that differ in letter case alone',
      answer: SimilarCodes,
      handler: async () => {
        const groups = await listSimilarCodes(ctx.db, maxSimilarCodes + 1);
        const shown = groups.slice(0, maxSimilarCodes);
        return {
          groups: shown.map((group) =>
            group.map(({ code, productId, product }) => ({ code, product_id: productId, product })),
          ),
          has_more: groups.length > maxSimilarCodes,
        };
      },
    }),
  });
}
