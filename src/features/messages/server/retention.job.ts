import { dayMs } from '#shared/rules/durations.ts';
import { join } from 'node:path';
import { retentionSettings } from '#features/configuration/configuration.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import { removeOldCopies } from '#server/db/migrate.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { purgeOutbox } from '#features/mail/server/outbox.service.ts';
import { queueTomorrow } from '#server/jobs/daily-job.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { deleteMessages, wakeAfterDeletion } from './message-deletion.service.ts';
import { lockMessages } from './message-writes.queries.ts';
import { selectExpiredIds } from './messages.queries.ts';

/** The kind of the daily job that deletes messages after their retention period. */
export const retentionKind = 'messages.retention';

/**
 * Clicks on WhatsApp and phone links contain no personal data. Two years of them allow a comparison with the
 * year before.
 */
const leadAge = 730 * dayMs;

/** The number of messages per transaction, so that new messages of visitors never wait long. */
const batch = 200;

export function messageJobs(ctx: Context): JobHandlers {
  return new Map([
    [
      retentionKind,
      async (_, signal) => {
        await queueTomorrow(ctx, retentionKind);
        await deleteExpired(ctx, signal);
      },
    ],
  ]);
}

/**
 * Deletes messages that are older than the retention period of their type, and old clicks, mails and copies
 * of the database.
 */
async function deleteExpired(ctx: Context, signal: AbortSignal): Promise<void> {
  const settings = await readSettings(ctx.db);
  for (const type of messageTypes) {
    const days = Number(settings[retentionSettings[type]]);
    if (days > 0) await deleteOlderThan(ctx, type, { days, signal });
  }
  const before = instantBefore(ctx, leadAge);
  await inOperationalTransaction(ctx, ({ db }) =>
    db.deleteFrom('leads').where('created_at', '<', before).execute(),
  );
  await purgeOutbox(ctx);
  await removeOldCopies(join(ctx.config.dataDir, 'backups'), ctx.clock.now());
  await ctx.connections.scrub();
}

async function deleteOlderThan(
  ctx: Context,
  type: MessageType,
  { days, signal }: { days: number; signal: AbortSignal },
): Promise<void> {
  const before = instantBefore(ctx, days * dayMs);
  for (;;) {
    signal.throwIfAborted();
    const ids = await selectExpiredIds(ctx.db, type, { before, limit: batch });
    if (ids.length === 0) return;
    await inOperationalTransaction(ctx, async (tx) => {
      const locked = await lockMessages(tx.db, type, ids);
      const details = await deleteMessages(
        tx,
        locked.map(({ id }) => id),
      );
      const entry = { action: 'retention', entity: 'message', details: { type, days, ...details } } as const;
      await recordAudit(tx, { actor: null, ...entry });
    });
    wakeAfterDeletion();
  }
}

function instantBefore({ clock }: Context, milliseconds: number): string {
  return new Date(clock.now().getTime() - milliseconds).toISOString();
}
