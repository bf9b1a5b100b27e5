import type { Kysely } from 'kysely';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { AuditAction } from '#features/audit/audit.ts';
import { toJson } from '#server/db/json.ts';
import type { Actor, OperationalTransaction } from '#server/db/transactions.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';

/** An access or action that the history does not record; `details` never names the person concerned. */
export type AuditEntry = {
  /** Null for the program itself and for failed sign-ins. */
  actor: Actor;
  action: AuditAction;
  entity:
    | 'message'
    | 'product'
    | 'subscriber'
    | 'personal-data'
    | 'data-request'
    | 'user'
    | 'session'
    | 'integrations'
    | 'outbox'
    | 'backup'
    | 'api-key'
    | 'data-feed'
    | 'kit'
    | 'scheduled-import'
    | 'webhook';
  id?: number | string;
  details?: object;
  /** The IP address of the caller; it is kept for 90 days. */
  ip?: string;
};

/** Writes the entry in the transaction of the action that it records. */
export async function recordAudit(
  { db, now }: OperationalTransaction | ContentTransaction,
  entry: AuditEntry,
): Promise<void> {
  const { actor, action, entity, id = '', details = {}, ip = null } = entry;
  const by = actor?.apiKey;
  const row = {
    at: now,
    ip,
    actor_id: by ? null : (actor?.id ?? null),
    action,
    entity,
    entity_id: String(id),
  };
  // Both kinds of transactions contain the table, but Kysely's types cannot narrow one to the other.
  await (db as Kysely<OperationalTables>)
    .insertInto('audit')
    .values({ ...row, details: toJson({ ...details, ...(by && { api_key: by.name }) }) })
    .execute();
}
