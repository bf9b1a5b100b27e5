import type { Paged } from '#shared/schema/envelope.ts';
import type { SupportRequest } from '../support.ts';
import type { Reader } from '#server/db/connect.ts';
import { pageOf, pageRange } from '#server/paging.ts';

const perPage = 24;

/** Lists the support requests of a user, the latest first. */
export async function listSupportRequests(
  db: Reader,
  { userId, page }: { userId: number; page: number },
): Promise<Paged<SupportRequest>> {
  const { limit, offset } = pageRange({ page, perPage });
  const rows = await requestsOf(db, userId).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await db
    .selectFrom('support_requests')
    .where('created_by', '=', userId)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(await withMails(db, rows), { page, perPage, total: Number(total) });
}

/** Finds a request of this user; undefined if it belongs to somebody else. */
export async function findSupportRequest(
  db: Reader,
  { id, userId }: { id: number; userId: number },
): Promise<SupportRequest | undefined> {
  const rows = await requestsOf(db, userId).where('id', '=', id).execute();
  return (await withMails(db, rows))[0];
}

function requestsOf(db: Reader, userId: number) {
  return db
    .selectFrom('support_requests')
    .where('created_by', '=', userId)
    .select(['id', 'subject', 'message', 'priority', 'status', 'created_at']);
}

async function withMails(db: Reader, rows: Omit<SupportRequest, 'mail'>[]): Promise<SupportRequest[]> {
  if (rows.length === 0) return [];
  const mails = await db
    .selectFrom('outbox')
    .select(['support_request_id', 'state', 'last_error'])
    .where(
      'support_request_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const mailOf = new Map(mails.map(({ support_request_id: id, ...mail }) => [id, mail]));
  return rows.map((row) => ({ ...row, mail: mailOf.get(row.id) ?? null }));
}
