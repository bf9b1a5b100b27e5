import { keyPrefix } from '../key-calls.rules.ts';
import { maxApiKeys, type ApiKey, type ApiKeyCreate, type ApiKeyCreated } from '../api-key.ts';
import { recordAudit } from '#server/audit/audit.service.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { recordErasure } from '#server/erasures/erasures.service.ts';
import { invalid, notFound, refused } from '#server/errors.ts';
import type { SessionUser } from '#server/http/session.ts';
import { randomToken, tokenHash } from '#server/secrets/tokens.ts';
import { countApiKeys, insertApiKey, selectApiKeys, updateRevoked } from './api-keys.queries.ts';

export async function listApiKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<ApiKey[]> {
  const now = clock.now().toISOString();
  return (await selectApiKeys(db)).map((row) => ({
    id: row.id,
    name: row.name,
    scopes: fromJson<ApiKey['scopes']>(row.scopes),
    per_minute: row.per_minute,
    created_at: row.created_at,
    created_by: row.creator ?? '',
    expires_at: row.expires_at,
    is_expired: row.expires_at !== null && row.expires_at <= now,
    last_used_at: row.last_used_at,
  }));
}

/** Makes a key. Only a hash of it is stored, so this answer is the only one that contains it. */
export async function createApiKey(
  ctx: Pick<Context, 'connections' | 'clock'>,
  actor: SessionUser,
  { name, scopes, per_minute, expires_at = null }: ApiKeyCreate,
): Promise<ApiKeyCreated> {
  const token = `${keyPrefix}${randomToken()}`;
  return inOperationalTransaction(ctx, async (tx) => {
    const { db, now } = tx;
    if (expires_at !== null && expires_at <= now)
      throw invalid({ expires_at: ['Bitiş ileride bir gün olmalı'] });
    if ((await countApiKeys(db)) >= maxApiKeys) throw tooMany();
    const known = [...new Set(scopes)];
    const times = { created_at: now, expires_at, last_used_at: null, revoked_at: null };
    const row = { name, scopes: toJson(known), per_minute, created_by: actor.id, ...times };
    const id = await insertApiKey(db, { ...row, token_hash: tokenHash(token) });
    const details = { name, scopes: known, expires_at };
    await recordAudit(tx, { actor, action: 'api-key-create', entity: 'api-key', id, details });
    return {
      id,
      name,
      scopes: known,
      per_minute,
      created_at: now,
      expires_at,
      token,
      created_by: actor.name,
      is_expired: false,
      last_used_at: null,
    };
  });
}

/** Ends a key at once. Its row stays, because the history names it. @throws AppError 404 */
export async function revokeApiKey(
  ctx: Pick<Context, 'connections' | 'clock'>,
  actor: SessionUser,
  id: number,
): Promise<void> {
  await inOperationalTransaction(ctx, async (tx) => {
    const row = await updateRevoked(tx.db, id, tx.now);
    if (!row) throw notFound('Bu anahtar yok; iptal edilmiş olabilir. Listeyi yenileyin.');
    // A restored backup must not bring the key back to life.
    await recordErasure(tx, { kind: 'api-keys', api_keys: [id] });
    const details = { name: row.name };
    await recordAudit(tx, { actor, action: 'api-key-revoke', entity: 'api-key', id, details });
  });
}

const tooMany = () => refused(`En çok ${maxApiKeys} anahtar olabilir. Kullanılmayan birini iptal edin.`);
