import { sql, type Selectable } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { catalogueKind } from '#features/catalogues/catalogue.kind.ts';
import { configurationKind } from '#features/configuration/configuration.kind.ts';
import { idList } from '#server/db/id-list.ts';
import type { MediaUseTable } from '#server/db/schema/media.ts';

export type MediaUseRow = Selectable<MediaUseTable>;

/**
 * Selects a page of the places that use a medium. Records deleted after `deletedSince` are included, because
 * they can be restored.
 */
export async function selectMediumUses(
  db: Reader,
  id: number,
  { deletedSince, limit, offset }: { deletedSince: string; limit: number; offset: number },
): Promise<{ rows: MediaUseRow[]; total: number }> {
  const uses = usesSince(db, deletedSince).where('media_id', '=', id);
  const { total } = await uses
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await uses
    .selectAll()
    .orderBy(sql`case when deleted_at is null then 0 else 1 end`)
    .orderBy('entity')
    .orderBy('entity_id')
    .orderBy('field')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

export type LiveUse = Pick<MediaUseRow, 'entity' | 'entity_id' | 'field'>;

/** The number of places that are read at once. */
const usesAtOnce = 500;

/** Yields the places in live records that use a medium, some at a time: a file may be used by every product. */
export async function* readLiveUses(db: Reader, id: number): AsyncIterable<LiveUse[]> {
  let last: LiveUse | undefined;
  do {
    const after = last;
    const uses: LiveUse[] = await db
      .selectFrom('media_uses')
      .select(['entity', 'entity_id', 'field'])
      .where('media_id', '=', id)
      .where('deleted_at', 'is', null)
      .$if(after !== undefined, (rows) =>
        rows.where(
          sql<boolean>`(entity, entity_id, field) > (${after?.entity}, ${after?.entity_id}, ${after?.field})`,
        ),
      )
      .orderBy('entity')
      .orderBy('entity_id')
      .orderBy('field')
      .limit(usesAtOnce)
      .execute();
    yield uses;
    last = uses.length === usesAtOnce ? uses.at(-1) : undefined;
  } while (last);
}

/**
 * Whether this PDF is or was the file of a catalogue; a former file is known only from the versions in its
 * history.
 */
export async function wasCatalogueFile(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from media_uses
    where media_id = ${id} and entity = ${catalogueKind.entity} and field = 'file_id'
    union all select 1 from history where entity = ${catalogueKind.entity}
      and (after like ${`%"file_id":${id},%`} or after like ${`%"file_id":${id}}%`}) limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Selects the first records that use a medium, each once. Each setting is listed by its field, because
 * each setting has a different name.
 */
export async function selectUsingRecords(
  db: Reader,
  id: number,
  { deletedSince, limit }: { deletedSince: string; limit: number },
): Promise<{ rows: MediaUseRow[]; total: number }> {
  const records = usesSince(db, deletedSince)
    .where('media_id', '=', id)
    .select(({ fn }) => [
      'media_id',
      'entity',
      'entity_id',
      'deleted_at',
      fn.min('field').as('field'),
      sql<number | string>`count(*) over ()`.as('total'),
    ])
    .groupBy(['media_id', 'entity', 'entity_id', 'deleted_at'])
    .groupBy(sql`case when entity = ${configurationKind.entity} then field else '' end`);
  const rows = await records
    .orderBy(sql`case when deleted_at is null then 0 else 1 end`)
    .orderBy('entity')
    .orderBy('entity_id')
    .limit(limit)
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The number of places that use each of these media; media without uses are left out. */
export async function countMediaUses(
  db: Reader,
  ids: readonly number[],
  deletedSince: string,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await usesSince(db, deletedSince)
    .where('media_id', 'in', [...ids])
    .select(({ fn }) => ['media_id', fn.countAll<number | string>().as('uses')])
    .groupBy('media_id')
    .execute();
  return new Map(rows.map(({ media_id: id, uses }) => [id, Number(uses)]));
}

/** Selects the columns that name the messages which use a medium. */
export function selectMessages(db: Reader, ids: readonly number[]) {
  return db.selectFrom('messages').select(['id', 'type', 'name']).where('id', 'in', idList(ids)).execute();
}

function usesSince(db: Reader, deletedSince: string) {
  return db
    .selectFrom('media_uses')
    .where((eb) => eb.or([eb('deleted_at', 'is', null), eb('deleted_at', '>', deletedSince)]));
}
