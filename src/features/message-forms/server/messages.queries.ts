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

/**
 * Inserts a message. Returns undefined and inserts nothing if a message with this request id exists, even if
 * another call is inserting it at the same time.
 */
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

/**
 * Records that a message uses pictures of an offer, so that these cannot be deleted while the message exists.
 */
async function insertMediaUses(db: Writer, messageId: number, lines: readonly OfferLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ image_id: id }) => id ?? []));
  if (ids.size === 0) return;
  const use = { entity: messageEntity, entity_id: messageId, field: 'lines', deleted_at: null };
  await db
    .insertInto('media_uses')
    .values([...ids].map((id) => ({ media_id: id, ...use })))
    .execute();
}
