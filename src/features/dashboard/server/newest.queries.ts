import type { NewMessage } from '../dashboard.ts';
import type { Reader } from '#server/db/connect.ts';

const newest = 5;

/** The latest messages of all inboxes. */
export async function selectNewMessages(db: Reader): Promise<NewMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'type', 'name', 'email', 'subject', 'message', 'created_at', 'is_read'])
    .where('trashed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
  return rows.map(({ id, type, name, email, subject, message, created_at, is_read }) => ({
    id,
    type,
    created_at,
    name: name || email,
    subject: subject || excerptOf(message),
    is_read: is_read === 1,
  }));
}

export function selectNewSubscribers(db: Reader) {
  return db
    .selectFrom('subscribers')
    .select(['id', 'email', 'created_at'])
    .orderBy('id', 'desc')
    .limit(newest)
    .execute();
}

export async function countSubscribers(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function excerptOf(message: string): string {
  return Array.from(message.replace(/\s+/g, ' ').trim()).slice(0, 120).join('');
}
