import type { Context } from '#server/context/context.ts';
import { inContentTransaction, type ContentTransaction } from '#server/content/content-transaction.ts';
import { holdUnsentMails } from '#features/mail/server/held-mails.service.ts';
import {
  deleteChallenges,
  deleteLinks,
  deleteQueuedResets,
  deleteRecoveryCodes,
  deleteSessions,
  pauseWebhooks,
  releaseLeases,
  selectOpenInvitations,
} from './settle.queries.ts';

/** What a restore ended or holds. */
export type Settled = {
  sessions: number;
  /** Reset links and links of invitations. */
  links: number;
  /** Accounts that lost all recovery codes. */
  recovery_codes: number;
  held_mails: number;
  paused_webhooks: number;
};

/**
 * Ends, in one transaction, what was open when the backup was made: sessions, links, challenges and leases. Unsent
 * mails and webhooks wait. Without the erasure log nobody knows which recovery codes were used since, so all end.
 */
export async function settleAfterRestore(
  ctx: Pick<Context, 'connections' | 'clock'>,
  { hasLog }: { hasLog: boolean },
): Promise<Settled> {
  return inContentTransaction(ctx, null, async (tx) => {
    tx.leaveUnchanged();
    const { db } = tx;
    await endInvitations(tx);
    await deleteChallenges(db);
    await deleteQueuedResets(db);
    await releaseLeases(db);
    return {
      sessions: await deleteSessions(db),
      links: await deleteLinks(db),
      recovery_codes: hasLog ? 0 : await deleteRecoveryCodes(db),
      held_mails: await holdUnsentMails(tx),
      paused_webhooks: await pauseWebhooks(db),
    };
  });
}

/** Open invitations expire, so that an admin renews or cancels them. */
async function endInvitations(tx: ContentTransaction): Promise<void> {
  for (const { id, invited_until } of await selectOpenInvitations(tx.db, tx.now)) {
    await tx.db.updateTable('users').set({ invited_until: tx.now }).where('id', '=', id).execute();
    const after = { invited_until: tx.now };
    await tx.record({ entity: 'user', id, action: 'update', before: { invited_until }, after });
  }
}
