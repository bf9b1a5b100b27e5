import type { HeldMailsChoice } from '../mail.ts';
import type { Context } from '#server/context/context.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { refused } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { enqueue, wakeJobRunners } from '#server/jobs/enqueue.ts';
import { holdWaitingMails, takeHeldMails } from './outbox.queries.ts';
import { sendMailKind } from './outbox.service.ts';

/**
 * Holds all mails that a restored database has not sent, because they may have been sent since the backup was made.
 * Returns how many.
 */
export async function holdUnsentMails({ db, now }: OperationalTransaction): Promise<number> {
  const held = await holdWaitingMails(db, now);
  // A release queues a job of its own; with an older one as well, two processes could send the same mail.
  await db.deleteFrom('jobs').where('kind', '=', sendMailKind.name).execute();
  return held;
}

/**
 * Sends held mails.
 *
 * @throws AppError 422 if none is chosen, or if all chosen ones were released or dropped meanwhile.
 */
export async function releaseHeldMails(ctx: Context, actor: Actor, choice: HeldMailsChoice): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const ids = await takeHeldMails(tx.db, chosen(choice), { state: 'waiting' });
    if (ids.length === 0) throw gone();
    for (const id of ids) await enqueue(tx, sendMailKind, { id });
    await recordAudit(tx, {
      actor,
      action: 'mail-release',
      entity: 'outbox',
      details: { mails: ids.length },
    });
  });
  wakeJobRunners();
}

/**
 * Gives up held mails: they count as not sent and remain in the list, from which staff can still send them.
 *
 * @throws AppError 422 in the same cases as `releaseHeldMails`.
 */
export async function dropHeldMails(ctx: Context, actor: Actor, choice: HeldMailsChoice): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const reason = 'Geri yüklemeden sonra bekletildi; bir yönetici göndermekten vazgeçti.';
    const ids = await takeHeldMails(tx.db, chosen(choice), { state: 'failed', last_error: reason });
    if (ids.length === 0) throw gone();
    await recordAudit(tx, { actor, action: 'mail-drop', entity: 'outbox', details: { mails: ids.length } });
  });
}

/** The chosen ids; undefined for all held mails. */
function chosen({ mail_list: ids, is_all: isAll }: HeldMailsChoice): readonly number[] | undefined {
  if (isAll) return undefined;
  if (ids.length === 0) throw refused('Önce listeden e-posta seçin.');
  return ids;
}

const gone = () =>
  refused(
    'Bekletilen böyle bir e-posta kalmadı. Başka bir yönetici karar vermiş olabilir; listeyi yenileyin.',
  );
