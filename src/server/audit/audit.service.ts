import type { AuditAction } from '#features/audit/audit.ts';
import { toJson } from '#server/db/json.ts';
import type { Actor, OperationalTransaction } from '#server/db/transactions.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { type Writer } from '#features/audit/server/audit.queries.ts';
import type { Insertable } from 'kysely';
import type { AuditTable } from '#server/db/schema/mail.ts';

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
export async function insertAudit(db: Writer, row: Insertable<AuditTable>): Promise<void> {
  await db.insertInto('audit').values(row).execute();
}
