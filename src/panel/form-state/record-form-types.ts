import type { UseFormReturnType } from '@mantine/form';
import type { Language } from '#features/languages/language.ts';
import type { FormValues } from './changed-fields.ts';
import type { DifferingField } from './conflict-fields.ts';
import type { FieldErrors } from './field-errors.ts';
import type { LocalisedField, MissingTexts } from './localised-fields.ts';
import type { AfterSave } from './record-saving.ts';
import type { Versioned } from './stored-record.ts';
import type { DraftOffer } from './use-draft.ts';
import type { OutdatedTexts } from './use-outdated-texts.ts';
import type { Store } from '#panel/store.ts';

export type RecordFormOptions<Saved extends Versioned> = {
  /** The kind of record; the key of its drafts. */
  name: string;
  /** Its name below `/api/admin`, where its translations can be confirmed, and its name there if it has no id. */
  resource?: string;
  resourceId?: string;
  /** The record to edit; undefined for a new one. */
  record?: Saved | undefined;
  /** The field values of a record or of a new one: plain JSON, with everything needed to show them. */
  toValues: (record?: Saved) => FormValues;
  /** Errors by field name, found before anything is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or updates `record`; the fields then carry its `version`. */
  save: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  /** What a save tells; that of all records by default. */
  notices?: { created: () => void; updated: () => void };
  /** Runs when everything typed is stored; closes the form, if it closes at all. `after` is what `submit` got. */
  onSaved: (saved: Saved, after: AfterSave) => void;
  /** The languages, the main one first, and the fields with a text in each. */
  languages: readonly Language[];
  localised: readonly LocalisedField[];
  /** Labels of other fields without a text in `abbr` that the main language has. */
  alsoMissing?: (values: FormValues, abbr: string, mainAbbr: string) => readonly string[];
  /** Labels of the other fields. */
  labels: Readonly<Record<string, string>>;
  /** Turns ids, keys and rows into texts, lists of texts or pictures; undefined leaves a value as it is. */
  showValue?: (name: string, value: unknown) => unknown;
};

/** The version that somebody else stored, compared with the typed one. */
export type Conflict = {
  fields: DifferingField[];
  /** Labels of the fields that changed only in the stored version. */
  changedThere: string[];
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

export type RecordForm<Saved extends Versioned = Versioned> = {
  /** As it was read or saved last; undefined until a new record is saved. */
  record: Saved | undefined;
  fields: UseFormReturnType<FormValues>;
  /** Whether something is unsaved. */
  changed: Store<boolean>;
  /** Counts the changes of values, for what shows them beside the form. */
  edits: Store<number>;
  isSaving: boolean;
  /** The number of failed saves. */
  attempts: number;
  submit: (after?: AfterSave) => void;
  /** A save waits until this resolves: a field that is still opening. */
  waitFor: (opened: Promise<unknown>) => void;
  /** Gives up the changes, so that the form closes without a question. */
  discard: () => void;
  languages: readonly Language[];
  /** The open language tab, and the one open last of the languages beside the main one. */
  lang: string;
  otherLang: string;
  setLang: (abbr: string) => void;
  missing: Store<MissingTexts>;
  outdated: OutdatedTexts;
  labelOf: (name: string) => string;
  /** A value as `FieldValue` shows it. */
  showValue: (name: string, value: unknown) => unknown;
  // Methods, so that a form of categories is also a form of any record.
  toValues(record: Saved): FormValues;
  /** Shows a record that was stored without this form; what is typed is lost. */
  takeOver(stored: Saved): void;
  /** Opens the comparison of what is typed with a record that was stored without this form. */
  compareWith(stored: Saved): void;
  /** The open conflict, until the user resolves it. */
  conflict: Conflict | null;
  /** The draft of an earlier visit, until it is restored or refused. */
  draft: (DraftOffer & { restore: () => void; refuse: () => void }) | null;
};
