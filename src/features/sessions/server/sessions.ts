import { minuteMs } from '#shared/rules/durations.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction, type OperationalTransaction } from '#server/db/transactions.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { SessionTokens, SessionUser } from '#server/http/session.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionById,
  deleteSessionsOfUser,
  forgetSessionIps,
  insertSession,
  selectSession,
  selectSessionIps,
  selectTokenOwners,
  updateLastUse,
  updateProof,
  updateWeakPassword,
} from './sessions.queries.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';

export type StartedSession = {
  token: string;
  /**
   * The value of a browser's cookie. If a session has one, its token is valid only together with this cookie.
   */
  binding: string | undefined;
  /** The lifetime of the session in seconds. */
  expiresIn: number;
};

/** The proof of a sign-in besides the password, or instead of it. */
export type Proof = 'totp' | 'recovery-code' | 'passkey';

type Sessions = Pick<Context, 'connections' | 'clock'>;
type Ending = Sessions & Pick<Context, 'config'>;

/**
 * In milliseconds. The last use of a session is stored at most this often, so that most requests only read.
 */
const noteEvery = 5 * minuteMs;

/** The end of a session that is used for the last time at `now`. */
function idleEnd({ config }: Pick<Context, 'config'>, now: Date): string {
  return new Date(now.getTime() + config.sessionIdleMinutes * minuteMs).toISOString();
}

/**
 * Starts a session and returns its tokens, of which only hashes are stored. If the session is not used, it
 * ends before `expiresIn`.
 */
export async function startSession(
  ctx: Ending,
  userId: number,
  client: { isBound: boolean; hasWeakPassword?: boolean; userAgent?: string; ip?: string; proof?: Proof },
): Promise<StartedSession> {
  const { isBound, hasWeakPassword = false, userAgent = '', ip = '', proof } = client;
  const token = randomToken();
  const binding = isBound ? randomToken() : undefined;
  const expiresIn = ctx.config.sessionHours * 3600;
  await inOperationalTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    const latestEnd = new Date(Date.parse(now) + expiresIn * 1000).toISOString();
    const idle = idleEnd(ctx, new Date(now));
    await insertSession(db, {
      token_hash: tokenHash(token),
      id: randomUUID(),
      binding_hash: binding === undefined ? null : tokenHash(binding),
      user_id: userId,
      created_at: now,
      expires_at: idle < latestEnd ? idle : latestEnd,
      latest_end_at: latestEnd,
      last_seen_at: now,
      weak_password: hasWeakPassword ? 1 : 0,
      proved_at: now,
      user_agent: userAgent.slice(0, 300),
      ip,
    });
    const details = { ...(proof && { with: proof }) };
    await recordAudit(tx, { actor: { id: userId }, action: 'sign-in', entity: 'session', details, ip });
  });
  return { token, binding, expiresIn };
}

/**
 * Finds the user of a session; undefined if the session has expired, its binding is missing, or the user may
 * not sign in.
 */
export async function findUserOfSession(
  ctx: Ending & Pick<Context, 'db' | 'log'>,
  { token, binding }: SessionTokens,
  { isUse } = { isUse: false },
): Promise<SessionUser | undefined> {
  const now = ctx.clock.now();
  const session = await selectSession(ctx.db, tokenHash(token), now.toISOString());
  if (!session) return undefined;
  const isBoundRight = session.binding_hash === null || session.binding_hash === tokenHash(binding ?? '');
  if (!isBoundRight) return undefined;
  const { id, name, email, role_group: roleGroup, session_id: sessionId } = session;
  if (isUse && now.getTime() - Date.parse(session.last_seen_at) >= noteEvery) noteUse(ctx, sessionId);
  const isRequired = session.requires_second_factor === '1' && roleGroup === 'admin';
  const lacksSecondFactor = isRequired && session.confirmed_at === null;
  const hasWeakPassword = session.weak_password === 1;
  const provedAt = session.proved_at;
  return { id, name, email, roleGroup, sessionId, provedAt, lacksSecondFactor, hasWeakPassword };
}

/** The owner of each token and the end of its session, by the token's hash. Sessions that users ended are missing. */
export async function findTokenOwners(
  { db }: Pick<Context, 'db'>,
  hashes: readonly string[],
): Promise<Map<string, { userId: number; endsAt: string }>> {
  const rows = await selectTokenOwners(db, hashes);
  return new Map(rows.map((row) => [row.token_hash, { userId: row.user_id, endsAt: row.expires_at }]));
}

/**
 * Stores the last use of a session in the background. The request succeeds even if the database cannot be
 * written.
 */
function noteUse(ctx: Ending & Pick<Context, 'log'>, id: string): void {
  const used = ctx.clock.now();
  const before = new Date(used.getTime() - noteEvery).toISOString();
  const use = { id, now: used.toISOString(), before, idleEnd: idleEnd(ctx, used) };
  inOperationalTransaction(ctx, ({ db }) => updateLastUse(db, use)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'when a session was last used was not written'),
  );
}

/** Stores that the user has proved the password again. */
export async function noteProof(ctx: Sessions, { sessionId }: SessionUser): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => updateProof(db, sessionId, now));
}

export async function endSession(ctx: Sessions, token: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSession(db, tokenHash(token)));
}

export async function signOut(ctx: Sessions, user: SessionUser): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    await deleteSessionById(tx.db, user.sessionId, user.id);
    await recordAudit(tx, { actor: user, action: 'sign-out', entity: 'session' });
  });
}

/** Ends the sessions of a user in the transaction that changes what the user may do. */
export async function endSessionsIn(
  { db }: ContentTransaction | OperationalTransaction,
  userId: number,
  except?: string,
): Promise<void> {
  await deleteSessionsOfUser(db, userId, except);
}

/** Removes the mark of a weak password from the user's sessions, after the password was changed. */
export async function noteNewPassword({ db }: ContentTransaction, userId: number): Promise<void> {
  await updateWeakPassword(db, userId, 0);
}

export async function endSessionsOf(ctx: Sessions, userId: number, except?: string): Promise<void> {
  await inOperationalTransaction(ctx, ({ db }) => deleteSessionsOfUser(db, userId, except));
}

/** The IP addresses of all sessions of users, with the time of their sign-ins. */
export function listSessionAddresses({ db }: Pick<Context, 'db'>, userIds: readonly number[]) {
  return selectSessionIps(db, userIds);
}

/** Removes IP addresses of sessions, see `forgetSessionIps`. Returns how many had one. */
export async function forgetSessionAddresses(
  { db }: OperationalTransaction,
  which: Parameters<typeof forgetSessionIps>[1],
): Promise<number> {
  return forgetSessionIps(db, which);
}

export async function purgeSessions(ctx: Sessions): Promise<void> {
  await inOperationalTransaction(ctx, ({ db, now }) => deleteExpiredSessions(db, now));
}
