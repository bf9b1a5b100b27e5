import type { Reader } from '#server/db/connect.ts';

/** The names of the users who deleted these records last, by the id of the record. */
export async function selectDeleters(
  db: Reader,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('history')
    .innerJoin('users', 'users.id', 'actor_id')
    .select(['entity_id', 'users.name'])
    .where('entity', '=', entity)
    .where('entity_id', 'in', ids.map(String))
    .where('action', '=', 'delete')
    .orderBy('history.id')
    .execute();
  return new Map(rows.map(({ entity_id: id, name }) => [Number(id), name]));
}
