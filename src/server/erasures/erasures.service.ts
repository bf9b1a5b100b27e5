import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Erasure } from '#features/erasures/erasure.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';
import type { OperationalTransaction } from '#server/db/transactions.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { defineJob } from '#server/jobs/job-kind.ts';

/** The job that copies erasures to the log beside the backups. */
export const storeErasuresKind = defineJob('erasures.store', z.object({}));

/** In milliseconds. Erasures that follow each other closely are written together. */
const storeAfter = 20_000;

/** Writes an erasure in the transaction of what it records, so that a restore of an older backup can apply it again. */
export async function recordErasure(
  tx: OperationalTransaction | ContentTransaction,
  { kind, ...details }: Erasure,
): Promise<void> {
  // Both kinds of transactions contain the table, but Kysely's types cannot narrow one to the other.
  await (tx.db as Kysely<OperationalTables>)
    .insertInto('erasures')
    .values({ at: tx.now, kind, details: toJson(details) })
    .execute();
  // Each erasure has its own job: a shared one may already be running and have read the rows before this commit.
  await enqueue(tx, storeErasuresKind, {}, new Date(Date.parse(tx.now) + storeAfter).toISOString());
}
