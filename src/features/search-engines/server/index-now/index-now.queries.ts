import type { Kysely } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import type { OperationalTables } from '#server/db/schema/database.ts';

/** The kinds of records whose own pages are told to search engines. */
const entities = ['product', 'category', 'post', 'contract'] as const;
export type ToldEntity = (typeof entities)[number];

/** The changes of such records after an entry of the history, the oldest first. */
export async function selectChanges(db: Reader, after: number, limit: number) {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'entity', 'entity_id'])
    .where('id', '>', after)
    .where('entity', 'in', entities)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, entity: row.entity as ToldEntity, entity_id: Number(row.entity_id) }));
}

/** The records of a table whose time of publication lies in `(since, now]`. */
export async function selectPublished(
  db: Reader,
  table: 'products' | 'posts',
  { since, now, limit }: { since: string; now: string; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('deleted_at', 'is', null)
    .where('published_at', '>', since)
    .where('published_at', '<=', now)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectLastChange(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Keeps how far the job came in its own row, which is due again and again. */
export async function updateProgress(
  db: Kysely<OperationalTables>,
  kind: string,
  progress: object,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: toJson(progress) })
    .where('kind', '=', kind)
    .execute();
}
