import type { KeyScope } from '../key-calls.rules.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { KeyOfCall } from '#server/http/api-key-access.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { selectApiKeyByHash, updateLastUse } from './api-keys.queries.ts';

type Finding = Pick<Context, 'connections' | 'db' | 'clock' | 'log'>;

/** In milliseconds. The last use of a key is stored at most this often, so that most calls only read. */
const noteEvery = minuteMs;

/** The key in force that a call was sent with; undefined for an unknown, ended or revoked one. */
export async function findApiKey(ctx: Finding, token: string): Promise<KeyOfCall | undefined> {
  const row = await selectApiKeyByHash(ctx.db, tokenHash(token));
  const now = ctx.clock.now();
  if (!row || row.revoked_at !== null) return undefined;
  if (row.expires_at !== null && row.expires_at <= now.toISOString()) return undefined;
  const before = new Date(now.getTime() - noteEvery).toISOString();
  if (row.last_used_at === null || row.last_used_at <= before) noteUse(ctx, { id: row.id, now, before });
  return {
    id: row.id,
    name: row.name,
    scopes: fromJson<KeyScope[]>(row.scopes),
    perMinute: row.per_minute,
    createdBy: row.created_by,
  };
}

/** Stores the last use in the background, so that a call neither waits for a write nor fails with it. */
function noteUse(ctx: Finding, { id, now, before }: { id: number; now: Date; before: string }): void {
  const use = { id, now: now.toISOString(), before };
  inOperationalTransaction(ctx, ({ db }) => updateLastUse(db, use)).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'when a key was last used was not written'),
  );
}
