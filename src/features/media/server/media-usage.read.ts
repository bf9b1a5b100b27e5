import type { MediumKind, MediumUse, MediumUsage } from '#shared/schema/media.ts';
import { configurationKind } from '#features/configuration/configuration.kind.ts';
import { messageNames } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { selectRowsById, type AnyRow } from '#server/db/record-rows.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { messageEntity } from '#server/db/schema/message.ts';
import { notFound } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { recordName } from '#server/records/record-table.ts';
import { kindOf, recordTables, tableOf } from '#server/content/record-tables.ts';
import { restorableSince } from '#server/restore-period.ts';
import { selectMediumUses, selectMessages, type MediaUseRow } from './media-usage.queries.ts';
import { selectMedia } from '#server/media/media.queries.ts';

const perPage = 24;

/** The Turkish names of the fields that are not columns of a record table. */
const placeNames: Readonly<Record<string, string>> = {
  images: 'Görseller',
  drawings: 'Çizimler',
  documents: 'Belgeler',
  variants: 'Varyantlar',
  mainLogoPath: 'site logosu',
  darkLogoPath: 'koyu zeminler için site logosu',
  favIcoLogoPath: 'site simgesi',
  sharePictureId: 'paylaşım resmi',
};

export type NamedUse = MediumUse & { afterName: string };

/** A page of the places that use a medium. @throws AppError 404 */
export async function listMediumUsage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: number,
  page: number,
): Promise<MediumUsage> {
  if ((await selectMedia(db, [id])).length === 0) throw notFound();
  const range = { deletedSince: restorableSince(clock.now()), ...pageRange({ page, perPage }) };
  const { rows, total } = await selectMediumUses(db, id, range);
  return pageOf(await nameUses(db, rows), { page, perPage, total });
}

/** Adds to each use the name of the record that uses the medium. */
export async function nameUses(db: Reader, uses: readonly MediaUseRow[]): Promise<NamedUse[]> {
  const main = await getMainLanguage(db);
  const named = new Map<MediaUseRow, NamedUse>();
  for (const [entity, rows] of Map.groupBy(uses, (use) => use.entity)) {
    if (entity === messageEntity) {
      for (const [use, name] of await nameMessages(db, rows)) named.set(use, name);
      continue;
    }
    const table = tableOf(entity);
    const records = table
      ? await selectRowsById<AnyRow>(
          db,
          table,
          rows.map((row) => row.entity_id),
        )
      : [];
    const byId = new Map(records.map((record) => [record.id, record]));
    for (const use of rows) named.set(use, nameUse(use, { table, record: byId.get(use.entity_id), main }));
  }
  return uses.flatMap((use) => named.get(use) ?? []);
}

/**
 * Names the messages that use a medium: offers keep the pictures that their products had (docs/product.md,
 * "Messages").
 */
async function nameMessages(db: Reader, uses: readonly MediaUseRow[]): Promise<Map<MediaUseRow, NamedUse>> {
  const messages = await selectMessages(
    db,
    uses.map((use) => use.entity_id),
  );
  const byId = new Map(messages.map((message) => [message.id, message]));
  return new Map(
    uses.map((use) => {
      const { entity, entity_id, deleted_at } = use;
      const { name = '', type = 'offer' } = byId.get(entity_id) ?? {};
      const kind = messageNames[type];
      const called = {
        resource: type,
        kind,
        name,
        afterName: kind.toLocaleLowerCase('tr'),
        place: 'Ürünler',
      };
      return [use, { entity, entity_id, deleted_at, ...called }];
    }),
  );
}

type Found = { table: ListedTable | undefined; record: AnyRow | undefined; main: string };

function nameUse(
  { entity, entity_id, field, deleted_at }: MediaUseRow,
  { table, record, main }: Found,
): NamedUse {
  const base = { entity, entity_id, deleted_at, place: placeOf(field, table) };
  if (!table || !record) {
    const { resource, called } = configurationKind;
    const name = placeNames[field] ?? field;
    return { ...base, resource, kind: called.one, name, afterName: called.afterName };
  }
  const { resource, called } = kindOf(table, record);
  return {
    ...base,
    resource,
    kind: called.one,
    name: [codeOf(record), recordName(recordTables[table], record, main)].join(' ').trim(),
    afterName: called.afterName,
  };
}

/** The code of a product, by which staff know it; empty for other records. */
function codeOf(record: AnyRow): string {
  return 'code' in record ? String(record.code) : '';
}

function placeOf(field: string, table: ListedTable | undefined): string {
  if (!table) return 'Site ayarları';
  const media: Readonly<Record<string, MediumKind>> = recordTables[table].media;
  if (media[field] === 'picture') return 'Görsel';
  if (media[field] === 'document') return 'Belge';
  if (media[field] === 'video') return 'Video';
  return placeNames[field] ?? 'Metin içinde';
}
