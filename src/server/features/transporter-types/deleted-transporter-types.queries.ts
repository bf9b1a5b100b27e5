import type { Reader } from '#server/db/connect.ts';
import type { TransporterTypeRow } from './transporter-types.queries.ts';

type Place = { since: string; limit: number; offset: number };

/** Carrier types deleted since an instant, the last one first, and how many there are. */
export async function selectDeletedTransporterTypes(
  db: Reader,
  { since, limit, offset }: Place,
): Promise<{ rows: TransporterTypeRow[]; total: number }> {
  const deleted = db
    .selectFrom('transporter_types')
    .where('deleted_at', 'is not', null)
    .where('deleted_at', '>=', since);
  const { total } = await deleted.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await deleted
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}
