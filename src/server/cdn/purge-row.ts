import type { Transaction } from 'kysely';
import type { Database } from '#server/db/schema/database.ts';
import { toJson } from '#server/db/json.ts';
import { currentTrace } from '#server/traces/trace.ts';

/** The job that purges the CDN. */
export const purgeJobName = 'cdn.purge';

/** In milliseconds: writes of this time share one purge, and answers that left before it have arrived at the CDN. */
export const purgeAfter = 1_000;

/** Stores the purge of a content write in its transaction, so that it exists if and only if the write does. */
export async function insertPurge(db: Transaction<Database>, time: Date): Promise<void> {
  const now = time.toISOString();
  await db
    .insertInto('jobs')
    .values({
      kind: purgeJobName,
      payload: toJson({ since: now, step: 'first' }),
      run_at: new Date(time.getTime() + purgeAfter).toISOString(),
      lease_until: null,
      last_error: null,
      created_at: now,
      trace: currentTrace(),
    })
    .execute();
}
