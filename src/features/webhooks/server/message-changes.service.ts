import { numbersIn } from '#server/db/id-list.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { sql } from 'kysely';

/**
 * Stores what happened to messages, in the transaction in which it happens, so that addresses are told. Without an
 * address nothing is stored. Call it before a deletion.
 */
export async function noteMessageChanges(
  { db, now }: OperationalTransaction,
  ids: readonly number[],
  type: 'message.updated' | 'message.deleted',
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('message_changes')
    .columns(['message_id', 'type', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('messages')
        .select(['id', sql<typeof type>`${type}`.as('type'), sql<string>`${now}`.as('at')])
        .where('id', 'in', numbersIn(db, ids))
        .where((where) => where.exists(where.selectFrom('webhooks').select('webhooks.id')))
        .orderBy('id'),
    )
    .execute();
}
