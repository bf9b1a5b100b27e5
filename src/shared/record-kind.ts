import type { MediumKind } from './schema/media.ts';

/** Where a record stands that has a list for each place, such as the contents of pages. */
export type RecordPlace = { page: string; section: string };

/** The screen of the panel that shows a record (`panel/navigation/record-screens.ts`). */
export type KindScreen =
  /** A form on a page of its own, which shows the record that was chosen under the name `chosen`. */
  | { list: string; form: string; chosen: string }
  /** A list with the form in a drawer. `opens` is the parameter with the id, `open` by default; null for none. */
  | { list: string; opens?: string | null }
  /** A list for each place. */
  | { listOf: (place: RecordPlace) => string };

/** What has a name for staff and a screen. */
export type NamedKind = {
  /** The last part of its address below `/api/admin`. */
  resource: string;
  /** What staff call one record: as a heading, and after a name (“Kanca” kategorisi); and what they call all. */
  called: { one: string; afterName: string; all: string };
  /** The name of its icon (`panel/navigation/kind-icons.ts`). */
  icon: string;
  screen: KindScreen;
  /** The name of its preview, where the site has a page that shows it (docs/decisions/0030). */
  preview?: string;
};

/** What is named and shown like a record but stands in no list with an order. */
export type OtherKind = NamedKind & { entity: string };

/** The fields of a kind without rules of its own, from which the kit makes schemas, row type and calls. */
export type PlainFields = {
  /** The longest text of each text column: of one line, or `long`. */
  lengths: Readonly<Record<string, number | { long: number }>>;
  /** The yes-or-no columns, with their values in a new record. */
  flags: Readonly<Record<string, boolean>>;
};

type TableFacts = {
  table: string;
  /** The name in the history. */
  entity: string;
  /** The column with the name of a record: a text by language when it is among `texts`. */
  nameColumn: string;
  /** Columns with texts by language. */
  texts: readonly string[];
  /** What staff call a text, where that is not the usual name (`features/translations/server/field-names.ts`). */
  textNames?: Readonly<Record<string, string>>;
  /** The text that every record has in the main language; null when none is required. */
  mainText: string | null;
  /** The columns that name the list a record stands in; without any the table is one list. */
  listBy: readonly string[];
  /** Columns with the id of a medium, and what kind of medium it is. */
  media: Readonly<Record<string, MediumKind>>;
  /** How the search over all kinds finds records: by name unless an index of their own or nothing finds them. */
  search?: 'index' | 'none';
  /** Whether the bin shows more than name and picture. */
  bin?: 'own';
  plain?: PlainFields;
};

/**
 * What the whole program knows about a kind of record, as plain data (docs/decisions/0026). Each value of `section`
 * may be a kind of its own.
 */
export type RecordKind = TableFacts & (NamedKind | { sections: Readonly<Record<string, NamedKind>> });
