import type { Reader } from '#server/db/connect.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { loadCombinedTexts } from '#features/languages/server/interface-texts.read.ts';
import { loadPageMetaRows } from '#features/page-meta/server/page-metas.read.ts';
import { recordName } from '#server/records/record-table.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import { interfaceTextKind } from '#features/languages/interface-text.kind.ts';
import { pageMetaKind } from '#features/page-meta/page-meta.kind.ts';
import { kindsIn, listedTables, recordTables } from '#server/content/record-tables.ts';
import type { NamedKind } from '#shared/record-kind.ts';
import { fieldTexts, readOrigins } from '#server/texts/origin-column.ts';
import { firstText, type TextItem } from './text-gaps.ts';

/**
 * A kind of record with translated texts. `resource` is its address below `/api/admin`, `called` its Turkish
 * name in the plural.
 */
export type TranslatedKind = { resource: string; called: string; table: ListedTable; section?: string };

export const translatedKinds: readonly TranslatedKind[] = listedTables
  .filter((table) => recordTables[table].texts.length > 0)
  .flatMap((table) =>
    kindsIn(table).map(({ resource, section, called }) => ({
      resource,
      called: called.all,
      table,
      ...(section !== undefined && { section }),
    })),
  );

/** A kind whose items all fit in memory, which is every kind except products. */
export type SmallKind = { resource: string; called: string; items: TextItem[] };

/** Loads every item of every kind except products, of which there are too many. */
export async function loadSmallKinds(db: Reader, main: string): Promise<SmallKind[]> {
  const kinds: SmallKind[] = [];
  for (const kind of translatedKinds.filter(({ table }) => table !== 'products'))
    kinds.push({ ...kind, items: await loadRecords(db, kind, main) });
  kinds.push(named(pageMetaKind, await loadPageMetas(db, main)));
  kinds.push(named(interfaceTextKind, await loadInterfaceTexts(db, main)));
  return kinds;
}

function named({ resource, called }: NamedKind, items: TextItem[]): SmallKind {
  return { resource, called: called.all, items };
}

async function loadRecords(db: Reader, kind: TranslatedKind, main: string): Promise<TextItem[]> {
  const rows = await selectRows<AnyRow & { section?: string }>(db, kind.table);
  const own = rows.filter((row) => kind.section === undefined || row.section === kind.section);
  return own.map((row) => recordItem(kind.table, row, main));
}

export function recordItem(table: TranslatedKind['table'], row: { id: number }, main: string): TextItem {
  const facts = recordTables[table];
  return {
    id: String(row.id),
    name: recordName(facts, row, main),
    texts: fieldTexts(row, facts.texts),
    origins: readOrigins(row),
  };
}

async function loadPageMetas(db: Reader, main: string): Promise<TextItem[]> {
  const rows = await loadPageMetaRows(db);
  return rows.map((row) => {
    const texts = fieldTexts(row, ['title', 'description']);
    const name = firstText(texts, main) || row.route_name;
    return { id: row.route_name, name, texts, origins: readOrigins(row) };
  });
}

/** Loads the interface texts. Each is a separate item, so that it can be confirmed separately. */
async function loadInterfaceTexts(db: Reader, main: string): Promise<TextItem[]> {
  const { texts, origins } = await loadCombinedTexts(db);
  return Object.entries(texts).map(([id, text]) => ({
    id,
    name: firstText({ text }, main),
    texts: { text },
    origins: { text: origins[id] ?? {} },
  }));
}
