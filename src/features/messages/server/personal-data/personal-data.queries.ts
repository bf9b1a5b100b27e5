import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { lockedRows } from '#server/db/locked-rows.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

type Writer = Kysely<OperationalTables>;

/**
 * Counts the rows of each kind that belong to an address. In all these functions `key` is the address in
 * lower case.
 */
export async function countPersonalData(db: Reader, key: string) {
  const counts = await db
    .selectNoFrom((eb) => {
      const own = eb.selectFrom('messages').select('messages.id').where('email_key', '=', key);
      const count = eb.fn.countAll();
      return [
        eb.selectFrom('messages').select(count.as('n')).where('email_key', '=', key).as('messages'),
        eb.selectFrom('orders').select(count.as('n')).where('message_id', 'in', own).as('orders'),
        eb.selectFrom('private_files').select(count.as('n')).where('message_id', 'in', own).as('files'),
        eb
          .selectFrom('outbox')
          .select(count.as('n'))
          .where((mail) => isAbout(mail, key))
          .as('mails'),
        eb.selectFrom('subscribers').select(count.as('n')).where('email_key', '=', key).as('subscriptions'),
      ];
    })
    .executeTakeFirstOrThrow();
  const { messages, orders, files, mails, subscriptions } = counts;
  return {
    messages: Number(messages),
    orders: Number(orders),
    files: Number(files),
    mails: Number(mails),
    subscriptions: Number(subscriptions),
  };
}

/** Selects the mails about an address, the oldest first. */
export function selectMailsAbout(db: Reader, key: string) {
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipients', 'reply_to', 'subject', 'text', 'state', 'created_at', 'sent_at'])
    .where((mail) => isAbout(mail, key))
    .orderBy('id')
    .execute();
}

export function selectSubscriptionsOf(db: Reader, key: string) {
  return db
    .selectFrom('subscribers')
    .select(['email', 'lang', 'form', 'notice_id', 'notice_version', 'created_at'])
    .select(['confirmed_at', 'agreed_text', 'left_at'])
    .where('email_key', '=', key)
    .execute();
}

/** The person's applications about their data. An erasure keeps them, as a proof that they were answered in time. */
export function selectDataRequestsOf(db: Reader, key: string) {
  return db
    .selectFrom('data_requests')
    .select(['name', 'email', 'contact', 'kind', 'request', 'received_on', 'answer', 'closed_at'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', key)
    .orderBy('id')
    .execute();
}

/** Later than every instant: the default of `until`, which spares records that were created after it. */
const endOfTime = '9999';

/** Locks all messages of an address, so that nobody else changes them meanwhile, and returns their ids. */
export async function lockMessagesOf(db: Writer, key: string, until = endOfTime): Promise<number[]> {
  const messages = db
    .selectFrom('messages')
    .select('id')
    .where('email_key', '=', key)
    .where('created_at', '<=', until)
    .orderBy('id');
  return (await lockedRows(db, messages).execute()).map(({ id }) => id);
}

/**
 * Deletes the mails that were sent to the address and returns their ids. Those about its messages are deleted with
 * the messages.
 */
export async function deleteMailsTo(db: Writer, key: string, until = endOfTime): Promise<number[]> {
  const gone = await db
    .deleteFrom('outbox')
    .where((mail) => isTo(mail, key))
    .where('created_at', '<=', until)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

export async function deleteSubscriptionsOf(db: Writer, key: string, until = endOfTime): Promise<number[]> {
  const gone = await db
    .deleteFrom('subscribers')
    .where('email_key', '=', key)
    .where('created_at', '<=', until)
    .returning('id')
    .execute();
  return gone.map(({ id }) => id);
}

type Mail = ExpressionBuilder<OperationalTables, 'outbox'>;

function isAbout(mail: Mail, key: string) {
  const own = mail.selectFrom('messages').select('messages.id').where('email_key', '=', key);
  return mail.or([mail('message_id', 'in', own), isTo(mail, key)]);
}

/**
 * Whether a mail was sent to the owner of the address. Mails to staff are excluded, because the address may
 * belong to staff and these mails are about other people.
 */
function isTo(mail: Mail, key: string) {
  return mail.and([
    mail(mail.fn<string>('lower', ['recipients']), '=', key),
    mail('kind', 'not in', ['notification', 'support']),
  ]);
}
