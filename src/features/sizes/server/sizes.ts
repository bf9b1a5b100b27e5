import type { FastifyInstance } from 'fastify';
import { size as schemas, SizeCreate } from '../size.ts';
import type { Context } from '#server/context/context.ts';
import { countProductsBy, selectProductsBy } from '#features/offered-variants/server/variant-users.read.ts';
import { keyedOperations } from '#server/records/keyed-records.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';

const resource = recordResource({
  schemas,
  table: recordTable('sizes', { number: null }),
  columns: ({ number }) => ({ number }),
  present: async (db) => {
    const counts = await countProductsBy(db, 'size_id');
    return ({ id, key, number }) => ({ key, number, product_count: counts.get(id) ?? 0 });
  },
});

export const sizes = keyedOperations(resource, {
  otherwise: 'olcu',
  called: 'ölçü',
  selectUsers: selectProductsBy('size_id'),
});

export function sizeRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'sizes', schemas: { ...schemas, create: SizeCreate }, calls: sizes });
}
