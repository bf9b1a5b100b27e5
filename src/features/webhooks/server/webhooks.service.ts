import {
  maxWebhooks,
  type Delivery,
  type Webhook,
  type WebhookCreated,
  type WebhookUpdate,
  type WebhookWrite,
} from '../webhook.ts';
import { isWebhookEvent, testEvent } from '../webhook-events.rules.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import { wakeJobRunners } from '#server/jobs/enqueue.ts';
import { AddressRefused, readOutgoingUrl } from '#server/ports/outgoing/address-rules.ts';
import { randomToken } from '#server/secrets/tokens.ts';
import { ensureCollection, queueDeliveries } from './collect.job.ts';
import { bodyOf } from './deliver.job.ts';
import { sendEvent } from './send-event.ts';
import { webhookSecret } from './signature.ts';
import {
  countWaiting,
  deleteWebhook as deleteRow,
  insertDelivery,
  insertWebhook,
  selectDeliveries,
  selectDelivery,
  selectEvent,
  selectLastSequence,
  selectWebhook,
  selectWebhooks,
  updateWebhook as updateRow,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.queries.ts';

/** How many attempts the log shows. */
const shownDeliveries = 100;

export async function listWebhooks({ db }: Pick<Context, 'db'>): Promise<Webhook[]> {
  const all: Webhook[] = [];
  for (const row of await selectWebhooks(db)) all.push(await present(db, row));
  return all;
}

async function present(db: Context['db'], row: WebhookRow): Promise<Webhook> {
  const { id, name, url, failing_since, last_error, last_success_at } = row;
  const events = fromJson<string[]>(row.events).filter(isWebhookEvent);
  const state = row.state === 'active' && row.failures > 0 ? 'retrying' : row.state;
  const waiting = await countWaiting(db, row.after_event, events);
  return { id, name, url, events, state, failing_since, last_error, last_success_at, waiting };
}

/** Adds an address, which is told what happens from now on. @throws AppError 422 */
export async function createWebhook(
  ctx: Context,
  actor: Actor,
  input: WebhookWrite,
): Promise<WebhookCreated> {
  checkUrl(ctx, input.url);
  const salt = randomToken();
  const row = await inOperationalTransaction(ctx, async (tx) => {
    if ((await selectWebhooks(ctx.db)).length >= maxWebhooks)
      throw refused(`En çok ${maxWebhooks} bildirim adresi olabilir. Kullanılmayan birini silin.`);
    const { name, url, events } = input;
    const created = await insertWebhook(tx.db, {
      name,
      url,
      events: toJson([...new Set(events)]),
      salt,
      state: 'active' as const,
      failures: 0,
      failing_since: null,
      next_at: null,
      last_error: null,
      last_success_at: null,
      after_event: await selectLastSequence(tx.db),
      created_at: tx.now,
    });
    await ensureCollection(ctx, tx);
    await recordAudit(tx, { actor, action: 'webhook-create', entity: 'webhook', id: created.id });
    return created;
  });
  wakeJobRunners();
  return { ...(await present(ctx.db, row)), secret: webhookSecret(ctx, salt) };
}

/** @throws AppError 404, 422 */
export async function updateWebhook(
  ctx: Context,
  actor: Actor,
  id: number,
  { name, url, events }: WebhookUpdate,
): Promise<Webhook> {
  if (url !== undefined) checkUrl(ctx, url);
  const change = {
    ...(name !== undefined && { name }),
    // What failed at the former address need not fail at this one.
    ...(url !== undefined && { url, next_at: null }),
    ...(events && { events: toJson([...new Set(events)]) }),
  };
  if (Object.keys(change).length > 0)
    await inOperationalTransaction(ctx, async (tx) => {
      if (!(await updateRow(tx.db, id, change))) throw missing();
      await recordAudit(tx, { actor, action: 'webhook-update', entity: 'webhook', id });
    });
  return getWebhook(ctx, id);
}

/** Gives an address another secret; the former one ends at once. @throws AppError 404 */
export async function renewSecret(ctx: Context, actor: Actor, id: number): Promise<WebhookCreated> {
  const salt = randomToken();
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await updateRow(tx.db, id, { salt }))) throw missing();
    await recordAudit(tx, { actor, action: 'webhook-secret', entity: 'webhook', id });
  });
  return { ...(await getWebhook(ctx, id)), secret: webhookSecret(ctx, salt) };
}

export async function deleteWebhook(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await deleteRow(tx.db, id))) throw missing();
    await recordAudit(tx, { actor, action: 'webhook-delete', entity: 'webhook', id });
  });
}

/** Goes on with a paused address: what waits is sent in its order. @throws AppError 404 */
export async function resumeWebhook(ctx: Context, id: number): Promise<Webhook> {
  const change = { state: 'active' as const, failures: 0, failing_since: null, next_at: null };
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await updateRow(tx.db, id, change))) throw missing();
  });
  await queueDeliveries(ctx);
  return getWebhook(ctx, id);
}

/** Sends a test at once, whatever the state of the address. @throws AppError 404 */
export async function testWebhook(ctx: Context, id: number): Promise<Delivery> {
  const webhook = await findWebhook(ctx, id);
  const now = ctx.clock.now();
  const event = { id: `test_${now.getTime()}`, sequence: 0, type: testEvent, record: 0 };
  const sent = await sendEvent(ctx, webhook, { ...event, occurred_at: now.toISOString() });
  return store(ctx, { webhook_id: id, event_id: null, type: testEvent, record: 0, ...sent });
}

/** The last attempts of an address. @throws AppError 404 */
export async function listDeliveries(ctx: Pick<Context, 'db'>, id: number): Promise<Delivery[]> {
  await findWebhook(ctx, id);
  return (await selectDeliveries(ctx.db, id, shownDeliveries)).map(presentDelivery);
}

/** Sends the event of an earlier attempt again, at once and once. @throws AppError 404, 422 */
export async function replayDelivery(ctx: Context, id: number, deliveryId: number): Promise<Delivery> {
  const webhook = await findWebhook(ctx, id);
  const delivery = await selectDelivery(ctx.db, id, deliveryId);
  if (!delivery) throw notFound('Bu gönderim yok; 30 günden eski olabilir.');
  const event = delivery.event_id === null ? undefined : await selectEvent(ctx.db, delivery.event_id);
  if (!event) throw refused('Bu olay artık saklanmıyor; yeniden gönderilemez.');
  const sent = await sendEvent(ctx, webhook, bodyOf(event));
  const { id: event_id, type, record } = event;
  return store(ctx, { webhook_id: id, event_id, type, record, ...sent });
}

async function store(ctx: Context, row: Omit<DeliveryRow, 'id' | 'at'>): Promise<Delivery> {
  return inOperationalTransaction(ctx, async ({ db, now }) =>
    presentDelivery(await insertDelivery(db, { ...row, at: now })),
  );
}

function presentDelivery({ event_id: sequence, ...row }: DeliveryRow): Delivery {
  const { id, type, record, at, status, error, duration } = row;
  return { id, sequence, type, record, at, status, error, duration };
}

async function getWebhook(ctx: Pick<Context, 'db'>, id: number): Promise<Webhook> {
  return present(ctx.db, await findWebhook(ctx, id));
}

async function findWebhook({ db }: Pick<Context, 'db'>, id: number): Promise<WebhookRow> {
  const row = await selectWebhook(db, id);
  if (!row) throw missing();
  return row;
}

/** @throws AppError 422 */
function checkUrl({ config }: Context, url: string): void {
  try {
    readOutgoingUrl(url, config.callsPrivateAddresses);
  } catch (error) {
    if (error instanceof AddressRefused) throw invalid({ url: [error.message] });
    throw error;
  }
}

const missing = () => notFound('Bu bildirim adresi yok; silinmiş olabilir. Listeyi yenileyin.');
