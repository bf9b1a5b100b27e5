import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import { randomUUID } from 'node:crypto';
import { checkWrite, type Actor, type Writing } from '#server/db/transactions.ts';
import { insertPurge } from '#server/cdn/purge-row.ts';
import { keepMediaUses } from './media-uses.ts';
import { toJson } from '#server/db/json.ts';

/** A row of the history; `before` and `after` are the changed row, or null where there is none. */
export type Change = { entity: string; id: number | string; action: string; before: unknown; after: unknown };

export type ContentTransaction = {
  db: Transaction<Database>;
  /** The instant of the write, an ISO text in UTC. */
  now: string;
  record: (change: Change) => Promise<void>;
  /** Like `record`, but for thousands of changes, which all get the same `batch`. */
  recordAll: (changes: readonly Change[]) => Promise<void>;
  /**
   * Declares that the write changed nothing, so that the transaction may end without history and without a
   * new revision.
   */
  leaveUnchanged: () => void;
  /**
   * Lets waiting read requests run. Call it in transactions that take seconds; other writes still wait for
   * the end.
   */
  pause: () => Promise<void>;
};

/** Rows per statement: each has nine parameters, and SQLite accepts 32,766. */
const historyBatch = 500;

/**
 * Runs `work` as a content write, the only way to change content; `work` records its changes and awaits only the
 * database. At its end the transaction stores the purge of a CDN and increments the content revision.
 */
export async function inContentTransaction<Result>(
  { connections, clock }: Writing,
  actor: Actor,
  work: (tx: ContentTransaction) => Promise<Result>,
  { batch }: { batch?: string } = {},
): Promise<Result> {
  const now = clock.now().toISOString();
  return connections.writer.transaction().execute(async (db) => {
    if (connections.dialect === 'postgres') await waitForOtherWriters(db);
    await checkWrite(db);
    const outcome = { changes: 0, isUnchanged: false };
    const recordAll = async (all: readonly Change[]) => {
      outcome.changes += all.length;
      const source = { actor, at: now, batch: batch ?? (all.length > 1 ? randomUUID() : null) };
      for (let start = 0; start < all.length; start += historyBatch) {
        const rows = all.slice(start, start + historyBatch).map((change) => historyRow(change, source));
        await db.insertInto('history').values(rows).execute();
      }
      await keepMediaUses(db, all);
    };
    const record = (change: Change) => recordAll([change]);
    const leaveUnchanged = () => {
      outcome.isUnchanged = true;
    };
    const result = await work({ db, now, record, recordAll, leaveUnchanged, pause: connections.pause });
    if (outcome.changes === 0 && outcome.isUnchanged) return result;
    if (outcome.changes === 0) throw new Error('A content write must record what it changed');
    if (connections.hasCdn) await insertPurge(db, clock.now());
    await sql`update content_revision set rev = rev + 1 where id = 1`.execute(db);
    return result;
  });
}

/**
 * Lets only one content write run at a time, as SQLite does anyway, so rules over several rows (a free slug,
 * the depth of the tree, the next place of an order) need no row locks.
 */
export async function waitForOtherWriters(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(824200102)`.execute(db);
}
type Source = { actor: Actor; at: string; batch: string | null };

export function historyRow({ entity, id, action, before, after }: Change, { actor, at, batch }: Source) {
  return {
    at,
    batch,
    actor_id: actor?.apiKey ? null : (actor?.id ?? null),
    api_key_id: actor?.apiKey?.id ?? null,
    entity,
    entity_id: String(id),
    action,
    before: before == null ? null : toJson(before),
    after: after == null ? null : toJson(after),
  };
}
