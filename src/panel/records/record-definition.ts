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

/** The Turkish forms that no other word gives; the kit builds its texts from them. */
export type RecordWords = {
  /** The heading of the list: `Sertifikalar`. */
  title: string;
  /** `Sertifika` and, as an object, `Sertifikayı`. */
  one: string;
  theOne: string;
  /** `Sertifikalar` and, as an object, `Sertifikaları`. */
  all: string;
  theAll: string;
  /** What an empty list tells. */
  empty: string;
};

/** The fields that name one of several lists, such as `{ section: 'telefon' }`. */
export type ListFields = Readonly<Record<string, string | number | null>>;

/** What a list of simple records needs. */
export type RecordListDefinition<Saved extends RecordBase> = {
  calls: RecordCalls<Saved>;
  words: RecordWords;
  /** Shown when the list is empty. */
  icon: Icon;
  /** The fields that the search looks through, localised ones without their language. */
  searched: readonly string[];
  /** The columns between name and menu; `lang` is the main language. */
  columns: (lang: string) => readonly Column<Saved>[];
  /** The picture before the name, 40 pixels in the list; records without pictures leave it out. */
  picture?: (record: Saved) => ReactNode;
  /** The address on the site of a record that visitors can open. */
  sitePathOf?: (record: Saved) => string | undefined;
  /** The part of the list that a record is ordered in, where a list has parts: its heading and fields. */
  partOf?: (record: Saved) => { label: string; fields: ListFields };
};

/** What the form of a simple record needs. */
export type RecordFormDefinition<Saved extends RecordBase> = {
  calls: RecordCalls<Saved>;
  words: RecordWords;
  /** The localised fields, with their labels. */
  localised: readonly LocalisedField[];
  /** The other fields: their labels, and their values in a record or a new one. */
  labels: Readonly<Record<string, string>>;
  values: (record?: Saved) => FormValues;
  /** The fields with an instant; the form holds them as `toLocalInput` gives them. */
  dates?: readonly string[];
  /** The fields that may not be empty; of a localised one its text in the main language. */
  required: readonly string[];
  fields: (form: RecordForm<Saved>) => ReactNode;
  /** The kind of its preview, where the site has a page that shows it. */
  preview?: PreviewKindName;
  /** As of `useRecordForm`. */
  showValue?: (name: string, value: unknown) => unknown;
};

export type RecordDefinition<Saved extends RecordBase> = RecordListDefinition<Saved> &
  RecordFormDefinition<Saved>;

/** The name or title of a record: in `lang`, or in the first language that has one. */
export function recordName(record: RecordBase, lang: string): string {
  const fields = ['name', 'title'].map((field) => [field, textsOf(record, field)] as const);
  const [field, texts] = fields.find(([, found]) => found.size > 0) ?? ['', new Map<string, string>()];
  return texts.get(`${field}_${lang}`) ?? texts.values().next().value ?? `#${record.id}`;
}

/** Whether one of the fields contains the text, in any language; case and Turkish letters do not matter. */
export function matches(record: RecordBase, fields: readonly string[], text: string): boolean {
  const texts = fields.flatMap((field) => [...textsOf(record, field).values()]);
  return texts.some((one) => searchFold(one.replace(/<[^>]*>/g, ' ')).includes(searchFold(text)));
}

/** The filled texts of a field: the plain one, or one for each language. */
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
