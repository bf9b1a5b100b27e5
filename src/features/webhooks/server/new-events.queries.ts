import type { Reader } from '#server/db/connect.ts';
import type { WebhookEvent } from '../webhook-events.rules.ts';
import type { Writer } from './webhooks.queries.ts';

/** What happened, before it has its sequence. */
export type NewEvent = { source: string; type: WebhookEvent; record: number; occurred_at: string };

const entities = ['product', 'category', 'post'] as const;

/** Actions that the program takes by itself on derived texts. */
const ownActions = ['rebuild', 'purge', 'order'];

const verbs: Readonly<Record<string, 'created' | 'deleted'>> = {
  create: 'created',
  restore: 'created',
  delete: 'deleted',
};

/** Changes of content after an entry of the history, in the order in which they were committed. */
export async function selectContentEvents(db: Reader, after: number, limit: number) {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'at', 'entity', 'entity_id', 'action'])
    .where('id', '>', after)
    .where('entity', 'in', entities)
    .orderBy('id')
    .limit(limit)
    .execute();
  const events = rows.flatMap(({ id, at, entity, entity_id, action }): NewEvent[] => {
    const record = Number(entity_id);
    if (ownActions.includes(action) || !Number.isSafeInteger(record)) return [];
    const type = `${entity as (typeof entities)[number]}.${verbs[action] ?? 'changed'}` as const;
    return [{ source: `history/${id}`, type, record, occurred_at: at }];
  });
  return { events, last: rows.at(-1)?.id ?? after, isFull: rows.length === limit };
}

/** Records whose time of publication lies in `[since, now]`; one that was read before is not stored again. */
export async function selectPublishedEvents(
  db: Reader,
  { since, now }: { since: string; now: string },
): Promise<NewEvent[]> {
  const all: NewEvent[] = [];
  for (const [table, kind] of [
    ['products', 'product'],
    ['posts', 'post'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'published_at'])
      .where('deleted_at', 'is', null)
      .where('is_active', '=', 1)
      .where('published_at', '>=', since)
      .where('published_at', '<=', now)
      .orderBy('published_at')
      .limit(10_000)
      .execute();
    for (const { id, published_at: at } of rows)
      all.push({ source: `${kind}/${id}/${at}`, type: `${kind}.published`, record: id, occurred_at: at });
  }
  return all;
}

/** Messages after one. Their ids do not rise in the order of their commits, so the last ones are read again. */
export async function selectMessageEvents(
  db: Reader,
  { after, settledBefore }: { after: number; settledBefore: string },
) {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(1_000)
    .execute();
  const settled = rows.filter(({ created_at: at }) => at < settledBefore).map(({ id }) => id);
  return {
    events: rows.map(({ id, created_at }): NewEvent => ({
      source: `message/${id}`,
      type: 'message.created',
      record: id,
      occurred_at: created_at,
    })),
    last: Math.max(after, ...settled),
  };
}

/** Changes of messages that are no events yet, in the order in which they were stored. */
export async function selectMessageChanges(db: Reader, limit: number) {
  const rows = await db.selectFrom('message_changes').selectAll().orderBy('id').limit(limit).execute();
  return {
    events: rows.map(({ id, type, message_id, at }): NewEvent => ({
      source: `message-change/${id}`,
      type,
      record: message_id,
      occurred_at: at,
    })),
    ids: rows.map(({ id }) => id),
    isFull: rows.length === limit,
  };
}

export async function selectPlaces(db: Reader) {
  const history = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  const messages = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  return { history: history?.id ?? 0, message: messages?.id ?? 0 };
}

/** Stores events that are not stored yet. Returns how many were new. */
export async function insertEvents(db: Writer, events: readonly NewEvent[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < events.length; start += 500) {
    const rows = await db
      .insertInto('webhook_events')
      .values(events.slice(start, start + 500))
      .onConflict((conflict) => conflict.column('source').doNothing())
      .returning('id')
      .execute();
    count += rows.length;
  }
  return count;
}
