import type { Session } from '../session.ts';
import type { Context } from '#server/context/context.ts';
import {
  inOperationalTransaction,
  type Actor,
  type OperationalTransaction,
} from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import { deleteSessionById, deleteSessionsOfUser, selectSessionsOf } from './sessions.queries.ts';

type Sessions = Pick<Context, 'connections' | 'clock'>;

/** Lists the active sessions of a user; `current` identifies the session of this request. */
export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  current: string | undefined,
): Promise<Session[]> {
  const rows = await selectSessionsOf(db, userId, clock.now().toISOString());
  return rows.map((row) => ({ ...row, is_current: row.id === current }));
}

/**
 * Ends one session of a user.
 *
 * @throws AppError 404
 */
export async function endListedSession(
  ctx: Sessions,
  actor: Actor,
  { userId, id }: { userId: number; id: string },
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    if (!(await deleteSessionById(tx.db, id, userId)))
      throw notFound('Oturum bulunamadı. Sona ermiş olabilir; listeyi yenileyin.');
    await recordEnd(tx, actor, { userId, sessions: 1 });
  });
}

/** Ends all sessions of a user except the one with the id `except`. */
export async function endListedSessions(
  ctx: Sessions,
  actor: Actor,
  { userId, except }: { userId: number; except?: string | undefined },
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const sessions = await deleteSessionsOfUser(tx.db, userId, except);
    if (sessions > 0) await recordEnd(tx, actor, { userId, sessions });
  });
}

function recordEnd(
  tx: OperationalTransaction,
  actor: Actor,
  { userId, sessions }: { userId: number; sessions: number },
): Promise<void> {
  return recordAudit(tx, { actor, action: 'session-end', entity: 'user', id: userId, details: { sessions } });
}
