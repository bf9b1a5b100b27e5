import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import { written } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import { historyPage, HistoryQuery, OrderHistoryPage, VersionRestore } from '#shared/schema/history.ts';
import { OrderWritten } from '#shared/schema/record.ts';
import type { RecordBase, RecordQueue } from '#shared/schema/record.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { type ChangeSchemas, verbsByAddress, verbsByBody } from './change-verbs.ts';
import type { RecordOperations } from './record-operations.ts';

const params = z.object({ id });
const versionParams = z.object({ id, entry: id });

type RecordRoutes<Create, Update, Shown> = {
  /** The last part of the address below `/api/admin`. */
  url: string;
  /** Whether PUT and DELETE name the record in the address (the default) or in the body. */
  ids?: 'address' | 'body';
  schemas: ChangeSchemas<Update> & {
    create: z.ZodType<Create>;
    record: z.ZodType<RecordBase & Shown>;
    queue: z.ZodType<RecordQueue>;
    orderHistory: z.ZodType<HistoryQuery>;
  };
  calls: RecordOperations<Create, Update, Shown>;
};

/** The options of routes for a resource that reads its list itself, so `calls` has no `list`. */
type RoutesBelow<Create, Update, Shown> = Omit<RecordRoutes<Create, Update, Shown>, 'calls'> & {
  calls: Omit<RecordOperations<Create, Update, Shown>, 'list'>;
};

/** The routes of a simple record; the API reference groups them by the name of the resource. */
export function recordRoutes<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  routes: RecordRoutes<Create, Update, Shown>,
): void {
  registerList(app, ctx, routes);
  recordRoutesBelow(app, ctx, routes);
}

/** The routes of a record except GET of the list, for a resource that reads its list itself. */
export function recordRoutesBelow<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  routes: RoutesBelow<Create, Update, Shown>,
): void {
  registerQueue(app, ctx, routes);
  registerOne(app, ctx, routes);
  registerHistory(app, ctx, routes);
}

function registerList<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  routes: RecordRoutes<Create, Update, Shown>,
): void {
  const { url, ids, schemas, calls } = routes;
  resource(app, `/api/admin/${url}`, {
    GET: verb({
      access: 'read',
      summary: 'All records in their order',
      answer: z.array(schemas.record),
      handler: () => calls.list(ctx),
    }),
    POST: verb({
      access: 'content',
      summary: 'Create a record at the top of the list',
      body: schemas.create,
      answer: written(schemas.record),
      status: 201,
      handler: async ({ body, actor }) => ({ ...succeeded, ...(await calls.create(ctx, actor, body)) }),
    }),
    ...(ids === 'body' && verbsByBody(ctx, routes)),
  });
}

function registerQueue<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  { url, schemas, calls }: RoutesBelow<Create, Update, Shown>,
): void {
  resource(app, `/api/admin/${url}/queue`, {
    PUT: verb({
      access: 'content',
      summary: 'Order the list or a part of it',
      body: schemas.queue,
      answer: OrderWritten,
      handler: async ({ body, actor }) =>
        succeededWith({ order_version: await calls.order(ctx, actor, body) }),
    }),
  });
  resource(app, `/api/admin/${url}/deleted`, {
    GET: verb({
      access: 'read',
      summary: 'Deleted records that can be restored, the latest deletion first',
      query: DeletedRecordsQuery,
      answer: DeletedRecords,
      handler: ({ query }) => calls.listDeleted(ctx, query),
    }),
  });
}

function registerOne<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  routes: RoutesBelow<Create, Update, Shown>,
): void {
  const { url, ids = 'address', schemas, calls } = routes;
  resource(app, `/api/admin/${url}/:id`, {
    GET: verb({
      access: 'read',
      summary: 'One record',
      params,
      answer: schemas.record,
      handler: ({ params: { id: recordId } }) => calls.get(ctx, recordId),
    }),
    ...(ids === 'address' && verbsByAddress(ctx, routes)),
  });
  resource(app, `/api/admin/${url}/:id/restore`, {
    PUT: verb({
      access: 'restore',
      summary: 'Restore a deleted record at the top of the list',
      params,
      answer: written(schemas.record),
      handler: async ({ params: { id: recordId }, actor }) => ({
        ...succeeded,
        ...(await calls.restore(ctx, actor, recordId)),
      }),
    }),
  });
}

function registerHistory<Create, Update, Shown>(
  app: FastifyInstance,
  ctx: Context,
  { url, schemas, calls }: RoutesBelow<Create, Update, Shown>,
): void {
  resource(app, `/api/admin/${url}/:id/history`, {
    GET: verb({
      access: 'read',
      summary: 'The changes of a record, the latest first',
      params,
      query: HistoryQuery,
      answer: historyPage(schemas.record),
      handler: ({ params: { id: recordId }, query }) => calls.listHistory(ctx, { id: recordId, ...query }),
    }),
  });
  resource(app, `/api/admin/${url}/:id/history/:entry`, {
    PUT: verb({
      access: 'content',
      summary: 'Write the values again that a record had after one of its changes',
      params: versionParams,
      body: VersionRestore,
      answer: written(schemas.record),
      handler: async ({ params: { id: recordId, entry }, body, actor }) => ({
        ...succeeded,
        ...(await calls.restoreVersion(ctx, actor, recordId, { entry, ...body })),
      }),
    }),
  });
  resource(app, `/api/admin/${url}/queue/history`, {
    GET: verb({
      access: 'read',
      summary: 'The changes of the order of the list, the latest first',
      query: schemas.orderHistory,
      answer: OrderHistoryPage,
      handler: ({ query }) => calls.listOrderHistory(ctx, query),
    }),
  });
}
