import { withoutTags } from '#shared/rules/cut-text.ts';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RecordBase } from '#shared/schema/record.ts';
import type { PreviewKindName } from '#features/preview/preview.ts';
import { searchFold } from '#shared/turkish.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import type { LocalisedField } from '#panel/form-state/localised-fields.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import type { Column } from '#panel/list/list-row.tsx';
import type { RecordCalls } from './record-calls.ts';

/**
 * The Turkish words for a kind of record that cannot be derived from each other. The texts of its screens are
 * built from them.
 */
export type RecordWords = {
  /** The heading of the list, such as `Sertifikalar`. */
  title: string;
  /** `Sertifika`, and the accusative `Sertifikayı`. */
  one: string;
  theOne: string;
  /** `Sertifikalar`, and the accusative `Sertifikaları`. */
  all: string;
  theAll: string;
  empty: string;
};

/** Fields that identify one of several lists, such as `{ section: 'telefon' }`. */
export type ListFields = Readonly<Record<string, string | number | null>>;

export type RecordListDefinition<Saved extends RecordBase> = {
  calls: RecordCalls<Saved>;
  words: RecordWords;
  /** The file name of the list's sheet, without its date; undefined for lists without one. */
  sheet?: string;
  /** The text of an empty list. */
  icon: Icon;
  /** The fields in which the search looks; localised fields are named without a language. */
  searched: readonly string[];
  /** The columns between the name and the row's menu. `lang` is the main language. */
  columns: (lang: string) => readonly Column<Saved>[];
  /** The picture before the name, 40 pixels wide; undefined for records without pictures. */
  picture?: (record: Saved) => ReactNode;
  /** The path of the record's page on the site; undefined if visitors cannot open it. */
  sitePathOf?: (record: Saved) => string | undefined;
  /** The part of the list in which the record is ordered: heading and identifying fields. */
  partOf?: (record: Saved) => { label: string; fields: ListFields };
};

export type RecordFormDefinition<Saved extends RecordBase> = {
  calls: RecordCalls<Saved>;
  words: RecordWords;
  localised: readonly LocalisedField[];
  /** The labels of the other fields, and their values in a record or a new one. */
  labels: Readonly<Record<string, string>>;
  values: (record?: Saved) => FormValues;
  /** Fields that contain an instant; the form converts them by `toLocalInput`. */
  dates?: readonly string[];
  /** Fields that must not be empty; for localised fields this concerns the main language. */
  required: readonly string[];
  fields: (form: RecordForm<Saved>) => ReactNode;
  /** The kind of preview; undefined if no page of the site shows the record. */
  preview?: PreviewKindName;
  /** Converts a value for display, as in `RecordFormOptions`. */
  showValue?: (name: string, value: unknown) => unknown;
};

export type RecordDefinition<Saved extends RecordBase> = RecordListDefinition<Saved> &
  RecordFormDefinition<Saved>;

/** The name or title of a record in `lang`, else in the first language that has one. */
export function recordName(record: RecordBase, lang: string): string {
  const fields = ['name', 'title'].map((field) => [field, textsOf(record, field)] as const);
  const [field, texts] = fields.find(([, found]) => found.size > 0) ?? ['', new Map<string, string>()];
  return texts.get(`${field}_${lang}`) ?? texts.values().next().value ?? `#${record.id}`;
}

/** Whether one of the fields contains the text in any language, ignoring case and Turkish letters. */
export function matches(record: RecordBase, fields: readonly string[], text: string): boolean {
  const texts = fields.flatMap((field) => [...textsOf(record, field).values()]);
  return texts.some((one) => searchFold(withoutTags(one, ' ')).includes(searchFold(text)));
}

/** The non-empty texts of a field: one, or one for each language. */
function textsOf(record: RecordBase, field: string): Map<string, string> {
  const entries = Object.entries(record).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && isTextOf(field, entry[0]),
  );
  return new Map(entries);
}

function isTextOf(field: string, key: string): boolean {
  return key === field || (key.startsWith(`${field}_`) && /^[a-z]{2}$/.test(key.slice(field.length + 1)));
}
