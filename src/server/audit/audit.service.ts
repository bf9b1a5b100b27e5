import type { AuditAction } from '#features/audit/audit.ts';
import { toJson } from '#server/db/json.ts';
import type { Actor, ContentTransaction, OperationalTransaction } from '#server/db/transactions.ts';
import { insertAudit, type Writer } from '#features/audit/server/audit.queries.ts';

/** What somebody saw or did that history does not hold; `details` never names the person concerned. */
export type AuditEntry = {
  /** Null for the program itself and for failed sign-ins. */
  actor: Actor;
  action: AuditAction;
  entity: 'message' | 'product' | 'subscriber' | 'personal-data' | 'user' | 'session' | 'integrations';
  id?: number | string;
  details?: object;
};

/** Writes the row in the transaction of what it tells. */
export async function recordAudit(
  { db, now }: OperationalTransaction | ContentTransaction,
  entry: AuditEntry,
): Promise<void> {
  const { actor, action, entity, id = '', details = {} } = entry;
  const row = { at: now, actor_id: actor?.id ?? null, action, entity, entity_id: String(id) };
  // Both transactions contain the table; Kysely's types cannot narrow one to the other.
  await insertAudit(db as Writer, { ...row, details: toJson(details) });
}
