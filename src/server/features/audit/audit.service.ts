import type { AuditAction } from '#shared/api/staff/audit.ts';
import { toJson } from '#server/db/json.ts';
import type { Actor, OperationalTransaction } from '#server/db/transactions.ts';

/** What somebody saw or did that history does not hold; `details` never names the person concerned. */
export type AuditEntry = {
  /** Null for the program itself. */
  actor: Actor;
  action: AuditAction;
  entity: 'message' | 'subscriber' | 'personal-data' | 'user' | 'session' | 'integrations';
  id?: number | string;
  details?: object;
};

/** Writes the row in the transaction of what it tells. */
export async function recordAudit({ db, now }: OperationalTransaction, entry: AuditEntry): Promise<void> {
  const { actor, action, entity, id = '', details = {} } = entry;
  const row = { at: now, actor_id: actor?.id ?? null, action, entity, entity_id: String(id) };
  await db
    .insertInto('audit')
    .values({ ...row, details: toJson(details) })
    .execute();
}
