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
  /** The kind of record; drafts are stored under it. */
  name: string;
  /** The resource under which translations are confirmed, as in `/api/admin/{resource}`. */
  resource?: string;
  /** The record's name there, where records have a name instead of an id. */
  resourceId?: string;
  /** The record to edit; undefined for a new one. */
  record?: Saved | undefined;
  /** The field values of a record, or of a new one. They are plain JSON and hold everything that the fields show. */
  toValues: (record?: Saved) => FormValues;
  /** Errors by field name; runs before the save is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or updates `record`; `fields` then contains its `version`. */
  save: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  /** Shown after a save; `savedNotices` by default. */
  notices?: { created: (name: string) => void; updated: (name: string) => void };
  /** Runs when everything typed is stored, usually to close the form. `after` is what `submit` received. */
  onSaved: (saved: Saved, after: AfterSave) => void;
  /** All languages, the main one first. */
  languages: readonly Language[];
  localised: readonly LocalisedField[];
  /** Labels of further fields that have a text in the main language but none in `abbr`. */
  alsoMissing?: (values: FormValues, abbr: string, mainAbbr: string) => readonly string[];
  /** Labels of the fields that are not localised. */
  labels: Readonly<Record<string, string>>;
  /** Turns ids, keys and rows into texts, lists of texts or pictures. Undefined leaves the value as it is. */
  showValue?: (name: string, value: unknown) => unknown;
};

/** The stored version of somebody else, compared with the typed values. */
export type Conflict = {
  fields: DifferingField[];
  /** Labels of the fields that only somebody else changed. */
  changedThere: string[];
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

export type RecordForm<Saved extends Versioned = Versioned> = {
  /** The record as last read or saved; undefined until a new record is saved. */
  record: Saved | undefined;
  fields: UseFormReturnType<FormValues>;
  /** Whether there are unsaved changes. */
  changed: Store<boolean>;
  /** Grows with each change of a value; views beside the form subscribe to it. */
  edits: Store<number>;
  isSaving: boolean;
  /** The number of failed saves. */
  attempts: number;
  submit: (after?: AfterSave) => void;
  /** Delays a save until the promise resolves, for example while a text editor opens. */
  waitFor: (opened: Promise<unknown>) => void;
  /** Drops the changes, so that the form closes without a question. */
  discard: () => void;
  languages: readonly Language[];
  /** The open language tab, and the last opened tab of another language than the main one. */
  lang: string;
  otherLang: string;
  setLang: (abbr: string) => void;
  missing: Store<MissingTexts>;
  outdated: OutdatedTexts;
  labelOf: (name: string) => string;
  /** The value as `FieldValue` takes it. */
  showValue: (name: string, value: unknown) => unknown;
  // Method syntax, because function properties would not let a form of categories pass as a form of any record.
  toValues(record: Saved): FormValues;
  /** Shows a record that was stored elsewhere; typed values are lost. */
  takeOver(stored: Saved): void;
  /** Opens the conflict dialog against a record that was stored elsewhere. */
  compareWith(stored: Saved): void;
  /** The open conflict, until the user resolves it. */
  conflict: Conflict | null;
  /** The draft of an earlier visit, until the user restores or refuses it. */
  draft: (DraftOffer & { restore: () => void; refuse: () => void }) | null;
};
