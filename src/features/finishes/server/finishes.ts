import type { FastifyInstance } from 'fastify';
import { finish as schemas, FinishCreate } from '../finish.ts';
import type { Context } from '#server/context/context.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { countProductsBy, selectProductsBy } from '#features/offered-variants/server/variant-users.read.ts';
import { keyedOperations } from '#server/records/keyed-records.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';

const resource = recordResource({
  schemas,
  table: recordTable('finishes', { color: '', image_id: null }),
  columns: ({ color, image_id }) => ({ color: color?.toLowerCase(), image_id }),
  present: async (db, rows) => {
    const counts = await countProductsBy(db, 'finish_id');
    const ids = rows.flatMap(({ image_id: imageId }) => imageId ?? []);
    const pictures = await loadPictures(db, ids);
    return ({ id, key, color, image_id: imageId }) => {
      const picture = pictures.get(imageId ?? 0);
      const image = picture ? withAlt(picture, '') : null;
      return { key, color, image, product_count: counts.get(id) ?? 0 };
    };
  },
});

export const finishes = keyedOperations(resource, {
  otherwise: 'kaplama',
  called: 'kaplama',
  selectUsers: selectProductsBy('finish_id'),
});

export function finishRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'finishes', schemas: { ...schemas, create: FinishCreate }, calls: finishes });
}
