import { sql, type Transaction } from 'kysely';
import { isMediumId } from '#shared/schema/company-fields.ts';
import { numbersIn } from '#server/db/id-list.ts';
import type { Database } from '#server/db/schema/database.ts';
import { mediumSettings } from '#server/configuration/settings.ts';
import { mediaIdsIn } from '#server/texts/media-ids-in.ts';
import { listedTables, recordTables } from './record-tables.ts';

/** The part of a recorded change that this file needs. */
type Change = { entity: string; id: number | string; before: unknown; after: unknown };
type Values = Readonly<Record<string, unknown>>;

/** The ids of the used media by field; fields without media may be missing. */
type Uses = ReadonlyMap<string, readonly number[]>;

const mediaColumns = new Map<string, readonly string[]>(
  listedTables.map((table) => [recordTables[table].entity, Object.keys(recordTables[table].media)]),
);

/**
 * Updates `media_uses` from the changes that a content write records. Every content write calls this, so no
 * resource can forget it (docs/decisions/0029).
 */
export async function keepMediaUses(db: Transaction<Database>, changes: readonly Change[]): Promise<void> {
  const deletions = new Map<string, { entity: string; at: string | null; ids: number[] }>();
  for (const change of changes) {
    // The claims of a product or finish are a part of it.
    const entity = change.entity.replace(/-claims$/, '');
    const before = valuesOf(change.before);
    const after = valuesOf(change.after);
    if (!mediaColumns.has(entity) && !isConfiguration(entity)) continue;
    const id = Number(change.id);
    const find = isConfiguration(entity) ? settingUses : recordUses;
    await replaceUses(db, { entity, id, after }, [
      await find(db, before, entity),
      await find(db, after, entity),
    ]);
    if (!('deleted_at' in after) || after.deleted_at === (before.deleted_at ?? null)) continue;
    const at = typeof after.deleted_at === 'string' ? after.deleted_at : null;
    const group = deletions.get(`${entity} ${at}`) ?? { entity, at, ids: [] };
    group.ids.push(id);
    deletions.set(`${entity} ${at}`, group);
  }
  for (const { entity, at, ids } of deletions.values()) {
    await db
      .updateTable('media_uses')
      .set({ deleted_at: at })
      .where('entity', '=', entity)
      .where('entity_id', 'in', numbersIn(db, ids))
      .execute();
  }
}

type Written = { entity: string; id: number; after: Values };

async function replaceUses(
  db: Transaction<Database>,
  { entity, id, after }: Written,
  [old, now]: readonly [Uses, Uses],
): Promise<void> {
  const fields = [...new Set([...old.keys(), ...now.keys()])].filter(
    (field) => old.get(field)?.join() !== now.get(field)?.join(),
  );
  if (fields.length === 0) return;
  await db
    .deleteFrom('media_uses')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .where('field', 'in', fields)
    .execute();
  const deletedAt = typeof after.deleted_at === 'string' ? after.deleted_at : null;
  for (const field of fields) {
    // A text may name a medium that does not exist.
    await sql`insert into media_uses (media_id, entity, entity_id, field, deleted_at)
      select id, ${entity}, ${id}, ${field}, ${deletedAt} from media
      where id in ${numbersIn(db, now.get(field) ?? [])}`.execute(db);
  }
}

/** The media that a row, a part of a row, a gallery or the variants of a product use. */
function recordUses(_: Transaction<Database>, values: Values, entity: string): Uses {
  if (isGallery(values)) return new Map([[values.gallery, values.files.map((file) => file.media_id)]]);
  if (isVariants(values)) return new Map([['variants', [...new Set(values.variants.flatMap(variantMedia))]]]);
  if (isClaims(values))
    return new Map([['claims', values.claims.flatMap((claim) => claim.document_id ?? [])]]);
  const uses = new Map<string, readonly number[]>();
  for (const column of mediaColumns.get(entity) ?? []) {
    const id = values[column];
    if (typeof id === 'number') uses.set(column, [id]);
  }
  for (const [column, value] of Object.entries(values)) {
    const ids = typeof value === 'string' ? mediaIdsIn(value) : [];
    if (ids.length > 0) uses.set(column, ids);
  }
  return uses;
}

const isConfiguration = (entity: string) => entity === 'configuration';

/**
 * The media that settings use. A setting contains the id of a medium, or a path that may be the address of
 * its file.
 */
async function settingUses(db: Transaction<Database>, values: Values): Promise<Uses> {
  const uses = new Map<string, number[]>();
  for (const key of mediumSettings) {
    const value = values[key];
    const id = typeof value === 'string' ? await findMediumId(db, value) : undefined;
    if (id !== undefined) uses.set(key, [id]);
  }
  return uses;
}

async function findMediumId(db: Transaction<Database>, value: string): Promise<number | undefined> {
  if (isMediumId(value)) return Number(value);
  const [addressed] = mediaIdsIn(value);
  if (addressed !== undefined) return addressed;
  if (!value.startsWith('/media/')) return undefined;
  const key = value.slice('/media/'.length);
  const file = await db.selectFrom('renditions').select('media_id').where('key', '=', key).executeTakeFirst();
  return file?.media_id;
}

type Gallery = { gallery: string; files: readonly { media_id: number }[] };

/** Whether a recorded change is that of a gallery (`features/galleries/server/gallery-history.ts`). */
function isGallery(values: Values | Gallery): values is Gallery {
  return typeof values.gallery === 'string' && Array.isArray(values.files);
}

type Variants = { variants: readonly VariantMedia[] };
type VariantMedia = {
  image_id: number | null;
  /** Old entries of the history lack it. */
  files?: {
    images: readonly number[];
    drawings: readonly { media_id: number }[];
    documents: readonly { media_id: number }[];
  };
};

function variantMedia({ image_id: first, files }: VariantMedia): number[] {
  const titled = [...(files?.drawings ?? []), ...(files?.documents ?? [])];
  return [
    ...(first === null ? [] : [first]),
    ...(files?.images ?? []),
    ...titled.map((file) => file.media_id),
  ];
}

/** Whether a recorded change is that of variants (`features/variants/server/variant-history.ts`). */
function isVariants(values: Values | Variants): values is Variants {
  return Array.isArray(values.variants);
}

/** Whether a recorded change is that of claims (`features/compliance/server/compliance.service.ts`). */
function isClaims(values: Values | Claimed): values is Claimed {
  return Array.isArray(values.claims);
}

type Claimed = { claims: readonly { document_id: number | null }[] };

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}
