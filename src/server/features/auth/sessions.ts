import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { SessionTokens, SessionUser } from '#server/http/session.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  insertSession,
  selectSession,
} from './auth.queries.ts';

export type StartedSession = {
  token: string;
  /** The second half, for a browser's cookie; without it the token of a bound session is useless. */
  binding: string | undefined;
  /** Seconds. */
  expiresIn: number;
};

type Sessions = Pick<Context, 'connections' | 'clock'>;

/** Only hashes of what it returns are stored. */
export async function startSession(
  ctx: Sessions & Pick<Context, 'config'>,
  userId: number,
  { isBound }: { isBound: boolean },
): Promise<StartedSession> {
  const token = randomToken();
  const binding = isBound ? randomToken() : undefined;
  const expiresIn = ctx.config.sessionHours * 3600;
  await inOperationalTransaction(ctx, ({ db, now }) =>
    insertSession(db, {
      token_hash: hashOf(token),
      binding_hash: binding === undefined ? null : hashOf(binding),
      user_id: userId,
      created_at: now,
      expires_at: new Date(Date.parse(now) + expiresIn * 1000).toISOString(),
    }),
  );
  return { token, binding, expiresIn };
}

/** Undefined when the session has ended, its user may no longer sign in, or its other half is missing. */
export async function findUserOfSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, binding }: SessionTokens,
): Promise<SessionUser | undefined> {
  const session = await selectSession(db, hashOf(token), clock.now().toISOString());
  if (!session) return undefined;
  const isWhole = session.binding_hash === null || session.binding_hash === hashOf(binding ?? '');
  const { id, name, email, role_group: roleGroup } = session;
  return isWhole ? { id, name, email, roleGroup } : undefined;
}

export async function endSession(ctx: Sessions, token: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSession(db, hashOf(token)));
}

export async function endSessionsOf(ctx: Sessions, userId: number): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSessionsOfUser(db, userId));
}

export async function purgeSessions(ctx: Sessions): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => deleteExpiredSessions(db, now));
}

function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
