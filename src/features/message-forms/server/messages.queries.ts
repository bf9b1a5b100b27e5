import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import { messageEntity, type MessageTable } from '#server/db/schema/message.ts';
import type { OfferLine } from './offer-lines.read.ts';

type Writer = Kysely<OperationalTables>;

export async function hasRequest(db: Reader, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined, and stores nothing, when the request is stored already, also by a call that runs beside this one. */
export function insertMessage(
  db: Writer,
  values: Insertable<MessageTable>,
): Promise<Selectable<MessageTable> | undefined> {
  return db
    .insertInto('messages')
    .values(values)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertOrder(
  db: Writer,
  { messageId, lines, now }: { messageId: number; lines: readonly OfferLine[]; now: string },
): Promise<void> {
  const { id } = await db
    .insertInto('orders')
    .values({ message_id: messageId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (lines.length === 0) return;
  await db
    .insertInto('order_lines')
    .values(lines.map((line) => ({ order_id: id, ...line })))
    .execute();
  await insertMediaUses(db, messageId, lines);
}

/** Keeps the pictures of an offer from being deleted while the message exists. */
async function insertMediaUses(db: Writer, messageId: number, lines: readonly OfferLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ image_id: id }) => id ?? []));
  if (ids.size === 0) return;
  const use = { entity: messageEntity, entity_id: messageId, field: 'lines', deleted_at: null };
  await db
    .insertInto('media_uses')
    .values([...ids].map((id) => ({ media_id: id, ...use })))
    .execute();
}
