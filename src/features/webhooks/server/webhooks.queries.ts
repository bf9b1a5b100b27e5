import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { WebhookDeliveryTable, WebhookEventTable, WebhookTable } from '#server/db/schema/operation.ts';

export type Writer = Kysely<OperationalTables>;
export type WebhookRow = Selectable<WebhookTable>;
export type EventRow = Selectable<WebhookEventTable>;
export type DeliveryRow = Selectable<WebhookDeliveryTable>;

export function selectWebhooks(db: Reader): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('id', 'desc').execute();
}

export function selectWebhook(db: Reader, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertWebhook(db: Writer, row: Insertable<WebhookTable>): Promise<WebhookRow> {
  return db.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateWebhook(
  db: Writer,
  id: number,
  change: Updateable<WebhookTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function deleteWebhook(db: Writer, id: number): Promise<boolean> {
  await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0;
}

/** The sequence of the last event. */
export async function selectLastSequence(db: Reader | Writer): Promise<number> {
  const row = await (db as Writer)
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** The first event of these types after a sequence. */
export function selectNextEvent(
  db: Reader,
  after: number,
  types: readonly string[],
): Promise<EventRow | undefined> {
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .where('id', '>', after)
    .where('type', 'in', types)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countWaiting(db: Reader, after: number, types: readonly string[]): Promise<number> {
  const row = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('id', '>', after)
    .where('type', 'in', types)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function selectEvent(db: Reader, id: number): Promise<EventRow | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertDelivery(db: Writer, row: Insertable<WebhookDeliveryTable>): Promise<DeliveryRow> {
  return db.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow();
}

export function selectDeliveries(db: Reader, webhookId: number, limit: number): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function selectDelivery(db: Reader, webhookId: number, id: number): Promise<DeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Removes what is older than `before`, and of each address all but the last `kept` attempts. */
export async function deleteOld(
  db: Writer,
  { before, kept }: { before: string; kept: number },
): Promise<void> {
  await db.deleteFrom('webhook_events').where('occurred_at', '<', before).execute();
  await db.deleteFrom('webhook_deliveries').where('at', '<', before).execute();
  for (const { id } of await db.selectFrom('webhooks').select('id').execute()) {
    const first = await db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('webhook_id', '=', id)
      .orderBy('id', 'desc')
      .offset(kept)
      .limit(1)
      .executeTakeFirst();
    if (first)
      await db
        .deleteFrom('webhook_deliveries')
        .where('webhook_id', '=', id)
        .where('id', '<=', first.id)
        .execute();
  }
}
