import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeleteBody } from '#features/messages/message.ts';
import type { Subscriber } from '../subscriber.ts';
import { SubscriberPage, SubscriberQuery } from '../subscriber.ts';
import { Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { signedIn } from '#server/http/access.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { inPieces, sendCsv } from '#server/texts/csv.ts';
import { localTime } from '#server/texts/local-time.ts';
import {
  countSubscribers,
  deleteSubscribers,
  selectSubscribers,
  selectSubscribersAfter,
} from './subscribers.queries.ts';

const perPage = 50;
const exportPiece = 1_000;

export function subscriberRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/newsletter-sub', {
    GET: verb({
      access: 'read',
      summary: 'The subscribers of the newsletter, the latest first',
      query: SubscriberQuery,
      answer: SubscriberPage,
      handler: ({ query }) => listSubscribers(ctx, query),
    }),
    DELETE: verb({
      access: 'messages',
      summary: 'Delete subscribers for good',
      body: DeleteBody,
      answer: Success,
      handler: async ({ body }) => {
        if (body.delete_list.length === 0) throw refused('Silinecek aboneleri seçin.');
        await inOperationalTransaction(ctx, ({ db }) => deleteSubscribers(db, body.delete_list));
        await ctx.connections.scrub();
        return succeeded;
      },
    }),
  });
  app.get(
    '/api/admin/newsletter-sub/export',
    {
      config: { access: 'messages' },
      schema: {
        summary: 'The subscribers as CSV for Excel',
        querystring: SubscriberQuery.pick({ search: true }),
        response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const { search } = request.query as SubscriberQuery;
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, {
          actor: signedIn(request),
          action: 'export',
          entity: 'subscriber',
          details: { is_filtered: search !== '' },
        }),
      );
      return sendCsv(reply, { name: 'e-bulten-aboneleri.csv', titles, rows: csvRows(ctx, search) });
    },
  );
}

async function listSubscribers({ db }: Context, { page, search }: SubscriberQuery): Promise<SubscriberPage> {
  const folded = search.toLowerCase();
  const total = await countSubscribers(db, folded);
  const rows = await selectSubscribers(db, folded, pageRange({ page, perPage }));
  return pageOf<Subscriber>(rows, { page, perPage, total });
}

const titles = ['E-posta', 'Dil', 'Form', 'Tarih'];

async function* csvRows({ db, config }: Context, search: string) {
  const rows = inPieces((after) => selectSubscribersAfter(db, search.toLowerCase(), after, exportPiece));
  for await (const { email, lang, form, created_at } of rows)
    yield [email, lang, form, localTime(config.timeZone, created_at)];
}
