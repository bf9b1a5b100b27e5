import { sql, type Transaction } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { Connections } from './connect.ts';
import { toJson } from './json.ts';
import type { Database, OperationalTables } from './schema/database.ts';

/** Who writes: a user's id, or null for the program itself. */
export type Actor = { id: number } | null;

/** A change as the history keeps it; `before` and `after` are rows, or null where there is none. */
export type Change = { entity: string; id: number | string; action: string; before: unknown; after: unknown };

export type ContentTransaction = {
  db: Transaction<Database>;
  /** The instant of the write, ISO text in UTC. */
  now: string;
  record: (change: Change) => Promise<void>;
  /** As `record`, for thousands of changes at once. */
  recordAll: (changes: readonly Change[]) => Promise<void>;
};

export type OperationalTransaction = { db: Transaction<OperationalTables>; now: string };

type Writing = { connections: Connections; clock: Clock };

/** Rows of history that one statement writes: each is eight parameters, and SQLite takes 32,766. */
const historyChunk = 500;

/**
 * The only way to write content. All or nothing: the history row that `work` must leave and the
 * content revision, moved as the last statement, belong to the same transaction. `work` awaits
 * nothing but the database.
 */
export async function inContentTransaction<Result>(
  { connections, clock }: Writing,
  actor: Actor,
  work: (tx: ContentTransaction) => Promise<Result>,
): Promise<Result> {
  const now = clock.now().toISOString();
  return connections.writer.transaction().execute(async (db) => {
    if (connections.dialect === 'postgres') await waitForOtherWriters(db);
    let changes = 0;
    const recordAll = async (all: readonly Change[]) => {
      changes += all.length;
      for (let start = 0; start < all.length; start += historyChunk) {
        const rows = all.slice(start, start + historyChunk).map((change) => historyRow(change, actor, now));
        await db.insertInto('history').values(rows).execute();
      }
    };
    const record = (change: Change) => recordAll([change]);
    const result = await work({ db, now, record, recordAll });
    if (changes === 0) throw new Error('A content write must record what it changed');
    await sql`update content_revision set rev = rev + 1 where id = 1`.execute(db);
    return result;
  });
}

/** The way to write sessions, limits and jobs: it cannot reach content and leaves the page cache full. */
export async function inOperationalTransaction<Result>(
  { connections, clock }: Writing,
  work: (tx: OperationalTransaction) => Promise<Result>,
): Promise<Result> {
  const now = clock.now().toISOString();
  return connections.writer.transaction().execute(async (db) => {
    // Narrows the type: a transaction of these tables alone.
    const narrowed = db as unknown as Transaction<OperationalTables>;
    return work({ db: narrowed, now });
  });
}

/**
 * Does what no two processes may do at once and what is more than one transaction. SQLite's data folder
 * belongs to one program anyway.
 */
export async function inOneProcess<Result>(
  { connections }: Pick<Writing, 'connections'>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (connections.dialect === 'sqlite') return work();
  return connections.writer.connection().execute(async (db) => {
    await sql`select pg_advisory_lock(824200103)`.execute(db);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(824200103)`.execute(db);
    }
  });
}

/**
 * Content is written by one at a time, as on SQLite: rules that look at several rows (a free slug, the
 * depth of a tree, the next place in an order) hold without a lock of their own.
 */
async function waitForOtherWriters(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(824200102)`.execute(db);
}

function historyRow({ entity, id, action, before, after }: Change, actor: Actor, at: string) {
  return {
    at,
    actor_id: actor?.id ?? null,
    entity,
    entity_id: String(id),
    action,
    before: before == null ? null : toJson(before),
    after: after == null ? null : toJson(after),
  };
}
