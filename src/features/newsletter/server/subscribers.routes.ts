import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DeleteBody } from '#features/messages/message.ts';
import {
  subscriberStateNames,
  SubscriberPage,
  SubscriberQuery,
  type Subscriber,
  type SubscriberState,
} from '../subscriber.ts';
import { Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { keepProofs } from '#features/consent-proofs/server/consent-proofs.service.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { signedIn } from '#server/http/access.ts';
import { resource, succeeded, verb } from '#server/http/resource.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { inPieces, sendCsv } from '#server/texts/csv.ts';
import { localTime, sortableTime } from '#server/texts/local-time.ts';
import {
  countSubscribers,
  deleteSubscribers,
  selectSubscribers,
  selectSubscribersAfter,
  type SubscriberFilter,
} from './subscribers.queries.ts';
import { subscriptionLink } from './subscription-links.ts';

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
        await inOperationalTransaction(ctx, async (tx) => {
          await keepProofs(ctx, tx, { ids: body.delete_list, at: tx.now });
          await deleteSubscribers(tx.db, body.delete_list);
          await recordErasure(tx, { kind: 'subscribers', subscribers: body.delete_list });
        });
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
        querystring: SubscriberQuery.pick({ search: true, state: true }),
        response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const filter = filterOf(request.query as SubscriberQuery);
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, {
          actor: signedIn(request),
          action: 'export',
          entity: 'subscriber',
          details: { is_filtered: filter.search !== '' || filter.state !== undefined },
        }),
      );
      return sendCsv(reply, { name: 'e-bulten-aboneleri.csv', titles, rows: csvRows(ctx, filter) });
    },
  );
  app.get(
    '/api/admin/newsletter-sub/iys',
    {
      config: { access: 'messages' },
      schema: {
        summary: 'Consents and withdrawals as CSV for İYS',
        response: { 200: { content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      await inOperationalTransaction(ctx, (tx) =>
        recordAudit(tx, {
          actor: signedIn(request),
          action: 'export',
          entity: 'subscriber',
          details: { is_filtered: false, format: 'iys' },
        }),
      );
      return sendCsv(reply, { name: 'iys-izinler.csv', titles: iysTitles, rows: iysRows(ctx) });
    },
  );
}

/** The columns of a file that İYS (the message management system of Türkiye) takes, by its own names. */
const iysTitles = ['recipient', 'recipientType', 'type', 'status', 'source', 'consentDate'];

/**
 * The confirmed and the withdrawn consents. Whoever never confirmed has given no consent, and İYS refuses a withdrawal
 * of it. The form is for anyone, so each recipient counts as a person, whose consent is needed.
 */
async function* iysRows({ db, config }: Context) {
  const filter = { search: '', state: undefined };
  for await (const row of inPieces((after) => selectSubscribersAfter(db, filter, after, exportPiece))) {
    if (row.confirmed_at === null) continue;
    const [status, at] = row.left_at === null ? ['ONAY', row.confirmed_at] : ['RET', row.left_at];
    yield [row.email, 'BIREYSEL', 'EPOSTA', status, 'HS_WEB', sortableTime(config.timeZone, at)];
  }
}

const filterOf = ({ search, state }: Pick<SubscriberQuery, 'search' | 'state'>): SubscriberFilter => ({
  search: search.toLowerCase(),
  state,
});

async function listSubscribers({ db }: Context, query: SubscriberQuery): Promise<SubscriberPage> {
  const { page } = query;
  const filter = filterOf(query);
  const total = await countSubscribers(db, filter);
  const rows = await selectSubscribers(db, filter, pageRange({ page, perPage }));
  return pageOf<Subscriber>(rows.map(presentSubscriber), { page, perPage, total });
}

type Row = Awaited<ReturnType<typeof selectSubscribers>>[number];

function presentSubscriber(row: Row): Subscriber {
  const { id, email, lang, form, created_at, confirmed_at, left_at } = row;
  return { id, email, lang, form, created_at, state: stateOf(row), confirmed_at, left_at };
}

function stateOf({ confirmed_at, left_at }: Row): SubscriberState {
  if (left_at !== null) return 'left';
  return confirmed_at === null ? 'pending' : 'confirmed';
}

const titles = [
  'E-posta',
  'Durum',
  'Dil',
  'Form',
  'Tarih',
  'Onay',
  'Onaylanan metin',
  'Ayrılma',
  'Ayrılma adresi',
];

/** Each row contains the address at which the subscriber can unsubscribe; every newsletter must contain it. */
async function* csvRows(ctx: Context, filter: SubscriberFilter) {
  const { db, config } = ctx;
  const time = (at: string | null) => (at === null ? '' : localTime(config.timeZone, at));
  const rows = inPieces((after) => selectSubscribersAfter(db, filter, after, exportPiece));
  for await (const row of rows) {
    const leaveUrl = config.publicUrl ? subscriptionLink(ctx, 'leave', row) : '';
    const state = subscriberStateNames[stateOf(row)];
    const consent = [time(row.confirmed_at), row.agreed_text ?? '', time(row.left_at), leaveUrl];
    yield [row.email, state, row.lang, row.form, time(row.created_at), ...consent];
  }
}
