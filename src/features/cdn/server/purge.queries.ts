import type { Kysely } from 'kysely';
import { z } from 'zod';
import { purgeJobName } from '#server/cdn/purge-row.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

/**
 * `since` is the first write that the CDN does not know yet. `first` purges after a write, `retry` after a failure,
 * `again` a while after a success.
 */
export const Purge = z.object({ since: z.string(), step: z.enum(['first', 'retry', 'again']) });
export type Purge = z.infer<typeof Purge>;

const present = (rows: readonly { payload: string }[]): Purge[] =>
  rows.map(({ payload }) => Purge.parse(fromJson(payload)));

/** The purges that are waiting or running. */
export async function selectPurges(db: Reader): Promise<Purge[]> {
  return present(await db.selectFrom('jobs').select('payload').where('kind', '=', purgeJobName).execute());
}

/** The purges that no process is doing. */
export async function selectWaitingPurges(db: Kysely<OperationalTables>): Promise<Purge[]> {
  return present(
    await db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', purgeJobName)
      .where('lease_until', 'is', null)
      .execute(),
  );
}

export async function deleteWaitingPurges(db: Kysely<OperationalTables>): Promise<Purge[]> {
  return present(
    await db
      .deleteFrom('jobs')
      .where('kind', '=', purgeJobName)
      .where('lease_until', 'is', null)
      .returning('payload')
      .execute(),
  );
}
