import type { Selectable } from 'kysely';
import type { MediumKind } from '#shared/schema/media.ts';
import { resolveName } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { AnyRow, ColumnValue } from '#server/db/record-rows.ts';
import type { SimpleRow } from '#server/db/schema/content.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';
import { recordTables } from '#server/content/record-tables.ts';

/** Values by column, for code that works on any table. */
export type Values = Readonly<Record<string, ColumnValue>>;

export type RecordTable<Row extends AnyRow> = {
  name: ListedTable;
  entity: string;
  nameColumn: string;
  texts: readonly string[];
  mainText: string | null;
  listBy: readonly string[];
  media: Readonly<Record<string, MediumKind>>;
  /**
   * The default values of the columns that calls can set: for new records, and for old versions that lack a
   * column.
   */
  defaults: Partial<Row>;
};

type SimpleTable = {
  [Name in ListedTable]: Selectable<Database[Name]> extends Selectable<SimpleRow> ? Name : never;
}[ListedTable];
type RowOf<Name extends SimpleTable> = Selectable<Database[Name]>;

/** A table of simple records, with its description from `record-tables.ts`. */
export function recordTable<Name extends SimpleTable>(
  name: Name,
  defaults: Partial<Omit<RowOf<Name>, keyof AnyRow>>,
): RecordTable<RowOf<Name> & AnyRow> {
  return { name, ...recordTables[name], defaults: defaults as Partial<RowOf<Name> & AnyRow> };
}

/** The stored JSON of a localised text column. */
export function textColumn(row: object, field: string): string {
  return String((row as Values)[field] ?? '{}');
}

/** The name of a record: in the main language, else in any language that has one. */
export function recordName(
  { nameColumn, texts }: { nameColumn: string; texts: readonly string[] },
  row: object,
  mainLang: string,
): string {
  const name = textColumn(row, nameColumn);
  return texts.includes(nameColumn) ? resolveName(readTexts(name), mainLang, mainLang, []).text : name;
}

/** The columns that name the list of a row, from the row or from a call. */
export function listOf({ listBy }: { listBy: readonly string[] }, values: object): Values {
  return Object.fromEntries(listBy.map((column) => [column, (values as Values)[column] ?? null]));
}

/** The default values of all columns that calls can set. */
export function emptyValues<Row extends AnyRow>(table: RecordTable<Row>): Values {
  const texts = Object.fromEntries(table.texts.map((field) => [field, '{}']));
  return { ...texts, translated_from: '{}', ...(table.defaults as Values) };
}

/** The values of the columns that calls can set; places, keys and instants are not among them. */
export function settableValues<Row extends AnyRow>(table: RecordTable<Row>, row: Row): Values {
  const columns = Object.keys(emptyValues(table));
  return Object.fromEntries(columns.map((column) => [column, (row as Values)[column] ?? null]));
}

/** Adds default values to a row from the history, which may be older than some columns. */
export function completeRow<Row extends AnyRow>(table: RecordTable<Row>, row: Row): Row {
  return { ...emptyValues(table), ...row };
}
