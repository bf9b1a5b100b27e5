import { sql, type Selectable } from 'kysely';
import { daysLeft, dueDay } from '../data-request.rules.ts';
import type {
  DataRequest,
  DataRequestCreate,
  DataRequestPage,
  DataRequestQuery,
  DataRequestUpdate,
} from '../data-request.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { lockedRows } from '#server/db/locked-rows.ts';
import type { DataRequestTable } from '#server/db/schema/message.ts';
import { inOperationalTransaction, type Actor } from '#server/db/transactions.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { invalid, notFound, type FieldErrors } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { dayIn } from '#server/texts/day.ts';
import { checkVersion } from '#server/versions.ts';

const perPage = 50;
const entity = 'data-request';

type Row = Selectable<DataRequestTable>;
type Reading = Pick<Context, 'db' | 'clock' | 'config'>;

/** The requests, open ones first by their last day, then closed ones, the latest first. */
export async function listDataRequests(
  ctx: Reading,
  { page, state }: DataRequestQuery,
): Promise<DataRequestPage> {
  const { limit, offset } = pageRange({ page, perPage });
  const matching = ctx.db
    .selectFrom('data_requests')
    .$if(state === 'open', (query) => query.where('closed_at', 'is', null))
    .$if(state === 'closed', (query) => query.where('closed_at', 'is not', null));
  const { total } = await matching.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy(sql`case when closed_at is null then 0 else 1 end`)
    .orderBy(sql`case when closed_at is null then due_on else '' end`)
    .orderBy('closed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return pageOf(
    rows.map((row) => present(ctx, row)),
    { page, perPage, total: Number(total) },
  );
}

export async function createDataRequest(
  ctx: Context,
  actor: Actor,
  input: DataRequestCreate,
): Promise<DataRequest> {
  checkClosing(input);
  const { is_closed: isClosed, is_identity_checked: isChecked, message_id: messageId, ...texts } = input;
  const row = await inOperationalTransaction(ctx, async (tx) => {
    const added = await tx.db
      .insertInto('data_requests')
      .values({
        ...texts,
        created_at: tx.now,
        updated_at: tx.now,
        due_on: dueDay(input.received_on),
        message_id: messageId ?? null,
        is_identity_checked: Number(isChecked),
        closed_at: isClosed ? tx.now : null,
        reminded_days: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, { actor, action: 'data-request-create', entity, id: added.id });
    return added;
  });
  return present(ctx, row);
}

/** @throws AppError 404 for an unknown request, 409 if somebody else changed it, 422 if it cannot be closed yet */
export async function updateDataRequest(
  ctx: Context,
  actor: Actor,
  id: number,
  { version, ...input }: DataRequestUpdate,
): Promise<DataRequest> {
  const row = await inOperationalTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const request = db.selectFrom('data_requests').selectAll().where('id', '=', id);
    const before = await lockedRows(db, request).executeTakeFirst();
    if (!before) throw missing();
    await checkVersion(version, before.version, () => Promise.resolve(present(ctx, before)));
    const wasClosed = before.closed_at !== null;
    const { is_closed: isClosed = wasClosed, is_identity_checked: isChecked, ...texts } = input;
    const after = {
      ...texts,
      is_identity_checked: Number(isChecked ?? before.is_identity_checked === 1),
      closed_at: isClosed ? (before.closed_at ?? now) : null,
      due_on: dueDay(input.received_on ?? before.received_on),
    };
    checkClosing({
      is_closed: isClosed,
      is_identity_checked: after.is_identity_checked === 1,
      answer: input.answer ?? before.answer,
    });
    const changed = changedFields(present(ctx, before), input);
    if (changed.length === 0) return before;
    const isLater = after.due_on !== before.due_on || (wasClosed && !isClosed);
    const updated = await db
      .updateTable('data_requests')
      .set({ ...after, updated_at: now, version: before.version + 1 })
      .$if(isLater, (query) => query.set({ reminded_days: null }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const action = isClosed && !wasClosed ? 'data-request-close' : 'data-request-update';
    await recordAudit(tx, { actor, action, entity, id, details: { fields: changed } });
    return updated;
  });
  return present(ctx, row);
}

/** Deletes a request that was entered by mistake or twice. @throws AppError 404 for an unknown request */
export async function deleteDataRequest(ctx: Context, actor: Actor, id: number): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('data_requests')
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw missing();
    await recordErasure(tx, { kind: 'data-requests', data_requests: [id] });
    await recordAudit(tx, { actor, action: 'data-request-delete', entity, id });
  });
}

const missing = () => notFound('Bu başvuru yok; silinmiş olabilir.');

/** The names of the sent fields that differ from the stored ones. */
function changedFields(before: DataRequest, input: Omit<DataRequestUpdate, 'version'>): string[] {
  const names = Object.keys(input) as (keyof typeof input)[];
  return names.filter((name) => input[name] !== undefined && input[name] !== before[name]);
}

type Closing = { is_closed: boolean; is_identity_checked: boolean; answer: string };

function checkClosing({ is_closed: isClosed, is_identity_checked: isChecked, answer }: Closing): void {
  if (!isClosed) return;
  const errors: FieldErrors = {
    ...(!isChecked && { is_identity_checked: ['Kapatmadan önce kimliği doğrulayın.'] }),
    ...(answer.trim() === '' && { answer: ['Kapatmadan önce verilen yanıtı yazın.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function present({ clock, config }: Pick<Context, 'clock' | 'config'>, row: Row): DataRequest {
  const { id, version, created_at, updated_at, message_id, name, email, contact, kind, request } = row;
  const { received_on, due_on, answer, closed_at } = row;
  const isClosed = closed_at !== null;
  return {
    id,
    version,
    created_at,
    updated_at,
    message_id,
    name,
    email,
    contact,
    kind,
    request,
    received_on,
    due_on,
    answer,
    closed_at,
    is_identity_checked: row.is_identity_checked === 1,
    is_closed: isClosed,
    days_left: isClosed ? null : daysLeft(due_on, dayIn(config.timeZone, clock.now())),
  };
}
