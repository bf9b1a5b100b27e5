import type { FastifyInstance } from 'fastify';
import { transporterType as schemas, TransporterTypeCreate } from '../transporter-type.ts';
import type { Context } from '#server/context/context.ts';
import { keyedOperations } from '#server/records/keyed-records.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { selectProductsOfTransporterType } from './transporter-types.queries.ts';
import { countProductsByType } from './transporter-types.read.ts';

const resource = recordResource({
  schemas,
  table: recordTable('transporter_types', {}),
  columns: () => ({}),
  present: async (db) => {
    const counts = await countProductsByType(db);
    return ({ id, key }) => ({ key, product_count: counts.get(id) ?? 0 });
  },
});

export const transporterTypes = keyedOperations(resource, {
  otherwise: 'tasiyici',
  called: 'tür',
  selectUsers: selectProductsOfTransporterType,
});

export function transporterTypeRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, {
    url: 'transporter-types',
    schemas: { ...schemas, create: TransporterTypeCreate },
    calls: transporterTypes,
  });
}
