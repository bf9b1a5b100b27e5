import { randomUUID } from 'node:crypto';
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
import { randomToken, tokenHash } from './tokens.ts';

export type StartedSession = {
  token: string;
  /** For a browser's cookie; the token of a bound session is valid only together with it. */
  binding: string | undefined;
  /** In seconds. */
  expiresIn: number;
};

type Sessions = Pick<Context, 'connections' | 'clock'>;

/** Stores only hashes of the tokens. */
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
      token_hash: tokenHash(token),
      id: randomUUID(),
      binding_hash: binding === undefined ? null : tokenHash(binding),
      user_id: userId,
      created_at: now,
      expires_at: new Date(Date.parse(now) + expiresIn * 1000).toISOString(),
      last_seen_at: now,
      user_agent: '',
      ip: '',
    }),
  );
  return { token, binding, expiresIn };
}

/** Undefined for an expired session, a user who may not sign in, or a missing binding. */
export async function findUserOfSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { token, binding }: SessionTokens,
): Promise<SessionUser | undefined> {
  const session = await selectSession(db, tokenHash(token), clock.now().toISOString());
  if (!session) return undefined;
  const isBoundRight = session.binding_hash === null || session.binding_hash === tokenHash(binding ?? '');
  const { id, name, email, role_group: roleGroup } = session;
  return isBoundRight ? { id, name, email, roleGroup } : undefined;
}

export async function endSession(ctx: Sessions, token: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSession(db, tokenHash(token)));
}

export async function endSessionsOf(ctx: Sessions, userId: number): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSessionsOfUser(db, userId));
}

export async function purgeSessions(ctx: Sessions): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => deleteExpiredSessions(db, now));
}
