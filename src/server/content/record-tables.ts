import type { Selectable } from 'kysely';
import { recordKinds } from '#features/record-kinds.ts';
import type { NamedKind } from '#shared/record-kind.ts';
import type { MediumKind } from '#shared/schema/media.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';

type Kinds = (typeof recordKinds)[number];
type RecordTables = { [Kind in Kinds as Kind['table']]: Kind };

/** Makes a kind fail to compile if it names columns that its table does not have. */
type TrueOf<Row, Kind> = {
  nameColumn: keyof Row;
  texts: readonly (keyof Row)[];
  mainText: keyof Row | null;
  listBy: readonly (keyof Row)[];
  media: { readonly [Column in MediaColumn<Kind>]: Column extends keyof Row ? MediumKind : never };
};
type MediaColumn<Kind> = Kind extends { media: infer Media } ? keyof Media : never;

/** The kinds of records by table. The compiler reports a forgotten table and a misspelt column. */
export const recordTables = Object.fromEntries(
  recordKinds.map((kind) => [kind.table, kind]),
) as RecordTables satisfies {
  [Name in ListedTable]: TrueOf<Selectable<Database[Name]>, RecordTables[Name]>;
};

export const listedTables: readonly ListedTable[] = recordKinds.map(({ table }) => table);

/** The kinds of records in a table; `section` is set where a table has several. */
export function kindsIn(table: ListedTable): (NamedKind & { section?: string })[] {
  const kind = recordTables[table];
  if (!('sections' in kind)) return [kind];
  return Object.entries(kind.sections).map(([section, one]) => ({ ...one, section }));
}

export function kindOf(table: ListedTable, row: object): NamedKind {
  const { section } = row as { section?: string };
  const kinds = kindsIn(table);
  const kind = kinds.find((one) => one.section === undefined || one.section === section);
  if (!kind) throw new Error(`${table} has no section ${section}`);
  return kind;
}

/** The table whose records have this entity name in the history. */
export function tableOf(entity: string): ListedTable | undefined {
  return recordKinds.find((kind) => kind.entity === entity)?.table;
}
