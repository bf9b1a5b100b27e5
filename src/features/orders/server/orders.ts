import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Order, type OrderLine } from '../order.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { resource, verb } from '#server/http/resource.ts';
import { loadOrderLines } from './orders.read.ts';
import { selectLiveProductIds, selectOrder } from './orders.read.ts';

export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/orders/:id', {
    GET: verb({
      access: 'read',
      summary: 'The products of an offer request, as they were when it was sent',
      params: z.object({ id }),
      answer: Order,
      handler: ({ params }) => getOrder(ctx.db, params.id),
    }),
  });
}

async function getOrder(db: Reader, orderId: number): Promise<Order> {
  const order = await selectOrder(db, orderId);
  if (!order) throw notFound();
  return { ...order, lines: await readLines(db, order.message_id) };
}

async function readLines(db: Reader, messageId: number): Promise<OrderLine[]> {
  const rows = await loadOrderLines(db, [messageId]);
  const live = await selectLiveProductIds(
    db,
    rows.flatMap((row) => row.product_id ?? []),
  );
  const pictures = await loadPictures(
    db,
    rows.flatMap((row) => row.image_id ?? []),
  );
  return rows.map(({ product_id, name, variant, code, image_id, quantity, note, wants_sample }) => {
    const picture = pictures.get(image_id ?? 0);
    return {
      product_id,
      name,
      variant,
      code,
      quantity,
      note,
      picture: picture ? withAlt(picture, name) : null,
      wants_sample: wants_sample === 1,
      is_available: product_id !== null && live.has(product_id),
    };
  });
}
