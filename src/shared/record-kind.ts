import type { MediumKind } from './schema/media.ts';

/**
 * The list to which a record belongs, for records that are listed by page and section, such as page contents.
 */
export type RecordPlace = { page: string; section: string };

/** The screen of the panel that shows a record (`panel/navigation/record-screens.ts`). */
export type KindScreen =
  /**
   * A separate form page, which reads the id of the record under the name `chosen`
   * (`panel/navigation/chosen-record.ts`).
   */
  | { list: string; form: string; chosen: string }
  /**
   * A list that opens the form in a drawer. `opens` is the query parameter with the id, `open` by default;
   * null if records cannot be opened.
   */
  | { list: string; opens?: string | null }
  /** A separate list for each place. */
  | { listOf: (place: RecordPlace) => string };

/** A kind of thing that has a Turkish name and a screen of the panel. */
export type NamedKind = {
  /** The last part of the address below `/api/admin`. */
  resource: string;
  /** Turkish names: for one record as a heading; for one after its own name (“Kanca” kategorisi); for all. */
  called: { one: string; afterName: string; all: string };
  /** The name of the kind's icon (`panel/navigation/kind-icons.ts`). */
  icon: string;
  screen: KindScreen;
  /** The name of the kind's preview, if a page of the site shows the record (docs/decisions/0030). */
  preview?: string;
};

/** A kind that has a name and a screen like a record, but is not stored in an ordered list. */
export type OtherKind = NamedKind & { entity: string };

/** The fields of a kind without special rules; schemas, row type and calls are derived from them. */
export type PlainFields = {
  /** The longest value of each text column: a number for one line, `long` for several lines. */
  lengths: Readonly<Record<string, number | { long: number }>>;
  /** The boolean columns, with their default values in a new record. */
  flags: Readonly<Record<string, boolean>>;
};

type TableFacts = {
  table: string;
  /** The entity name in the history. */
  entity: string;
  /** The column with the record's name; the column is localised if `texts` contains it. */
  nameColumn: string;
  /** The localised columns. */
  texts: readonly string[];
  /**
   * Turkish labels for columns that do not have the usual label
   * (`features/translations/server/field-names.ts`).
   */
  textNames?: Readonly<Record<string, string>>;
  /** The column that must have a text in the main language; null if none must. */
  mainText: string | null;
  /** The columns that identify the list of a record; empty if the table is a single list. */
  listBy: readonly string[];
  /** The columns with the id of a medium, and the kind of that medium. */
  media: Readonly<Record<string, MediumKind>>;
  /**
   * The panel's search finds records by name unless this is set; with `index` it uses an index of the kind,
   * with `none` it does not search them.
   */
  search?: 'index' | 'none';
  /** `own` if the list of deleted records shows more than name and picture, which the kind then presents itself. */
  bin?: 'own';
  plain?: PlainFields;
};

/**
 * The facts about a kind of record that the whole program uses, as plain data (docs/decisions/0026). If a table has
 * sections, each value of `section` may be a separate kind.
 */
export type RecordKind = TableFacts & (NamedKind | { sections: Readonly<Record<string, NamedKind>> });
