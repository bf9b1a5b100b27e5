import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  ProductBatch,
  ProductBatchWritten,
  ProductCode,
  ProductFeed,
  ProductFeedQuery,
  ProductRecordWrite,
  ProductRecordWritten,
} from '../product-record.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { signedIn } from '#server/http/access.ts';
import { readProductFeed } from './product-feed.read.ts';
import { putProduct, writeBatch } from './write-products.service.ts';

const url = '/api/v1/products';

/** In bytes: 500 products with texts in several languages. */
const batchLimit = 8 * 1024 * 1024;

/** The calls for other programs. Their shapes change only by addition (decision 0091). */
export function productApiRoutes(app: FastifyInstance, ctx: Context): void {
  app.route<{ Querystring: ProductFeedQuery }>({
    method: 'GET',
    url,
    config: { access: 'read' },
    schema: {
      summary:
        'All products, or those that changed or were deleted since an instant or a cursor; go on with next_cursor, also next time',
      tags: ['v1'],
      querystring: ProductFeedQuery,
      response: { 200: ProductFeed, '4xx': Failure },
    },
    handler: ({ query }) => readProductFeed(ctx, query),
  });
  app.route<{ Params: ProductCode; Body: ProductRecordWrite }>({
    method: 'PUT',
    url: `${url}/:code`,
    config: { access: 'content' },
    schema: {
      summary:
        'Create the product with this article code, or change its sent fields; takes an Idempotency-Key',
      tags: ['v1'],
      params: ProductCode,
      body: ProductRecordWrite,
      response: { 200: ProductRecordWritten, 201: ProductRecordWritten, '4xx': Failure },
    },
    handler: async (request, reply) => {
      const { params, body: fields } = request;
      const { status, answer } = await putProduct(ctx, callerOf(request), { code: params.code, fields });
      return reply.status(status).send(answer);
    },
  });
  app.route<{ Body: ProductBatch }>({
    method: 'POST',
    url: `${url}/batch`,
    config: { access: 'content' },
    bodyLimit: batchLimit,
    schema: {
      summary:
        'Create or change up to 500 products; a result for each row, a wrong row stops no other unless atomic; takes an Idempotency-Key',
      tags: ['v1'],
      body: ProductBatch,
      response: { 200: ProductBatchWritten, '4xx': Failure },
    },
    handler: async (request) => (await writeBatch(ctx, callerOf(request), request.body)).answer,
  });
}

function callerOf(request: FastifyRequest<{ Body: unknown }>) {
  const key = request.headers['idempotency-key'];
  return {
    actor: signedIn(request),
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
  };
}
