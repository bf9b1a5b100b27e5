import type { MailKind, MailStatus, OutboxPage, OutboxQuery, OutgoingMail } from '../mail.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { pageOf, pageRange } from '#server/paging.ts';

const perPage = 24;

/** Selects mails for staff, without their HTML. */
function outgoingMails(db: Reader) {
  return db
    .selectFrom('outbox')
    .leftJoin('users', 'users.id', 'outbox.created_by')
    .select(['outbox.id', 'kind', 'recipients', 'subject', 'text', 'state', 'attempts', 'last_error'])
    .select(['outbox.created_at', 'sent_at', 'held_at', 'users.name as created_by']);
}

/** The mails about a message, the oldest first. */
export function listMailsOfMessage(db: Reader, messageId: number): Promise<OutgoingMail[]> {
  return outgoingMails(db).where('message_id', '=', messageId).orderBy('outbox.id').execute();
}

/** A page of the outbox, the latest first. */
export async function listOutbox({ db }: Context, { page, state }: OutboxQuery): Promise<OutboxPage> {
  const { limit, offset } = pageRange({ page, perPage });
  const data = await outgoingMails(db)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('outbox')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return pageOf(data, { page, perPage, total: Number(total) });
}

/** When the newest mail of a kind was queued; undefined if there is none. */
export async function lastMailAt(db: Reader, kind: MailKind): Promise<string | undefined> {
  const last = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at;
}

/** A page of the mails that a restore holds, the oldest first. */
export async function listHeldMails({ db }: Context, page: number): Promise<OutboxPage> {
  const { limit, offset } = pageRange({ page, perPage });
  const data = await outgoingMails(db)
    .where('held_at', 'is not', null)
    .orderBy('outbox.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(data, { page, perPage, total: await countHeldMails(db) });
}

async function countHeldMails(db: Reader): Promise<number> {
  const { total } = await db
    .selectFrom('outbox')
    .where('held_at', 'is not', null)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Reads whether mails can be sent, and how many wait or failed. */
export async function getMailStatus(ctx: Context): Promise<MailStatus> {
  const counts = await ctx.db
    .selectFrom('outbox')
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .execute();
  const countOf = (wanted: string) => Number(counts.find(({ state }) => state === wanted)?.count ?? 0);
  const missing = missingForReset(ctx);
  return {
    is_configured: ctx.mailer !== undefined,
    waiting: countOf('waiting'),
    failed: countOf('failed'),
    held: await countHeldMails(ctx.db),
    can_reset_passwords: missing.length === 0,
    reset_hint: resetHint(missing),
  };
}

function resetHint(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  return `Kullanıcılar parolalarını e-postayla sıfırlayamaz: sunucunun ayarlarında ${missing.join(' ve ')} eksik.`;
}

/**
 * The environment variables that are missing for mails with a reset link; empty if such mails can be sent.
 */
export function missingForReset({ mailer, config }: Pick<Context, 'mailer' | 'config'>): string[] {
  return [...(mailer ? [] : ['SMTP_URL']), ...(config.publicUrl ? [] : ['PUBLIC_URL'])];
}
