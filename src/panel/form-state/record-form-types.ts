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
  /** The kind of record; drafts are stored under this name. */
  name: string;
  /** The resource for confirming translations, as in `/api/admin/{resource}`. */
  resource?: string;
  /** The record's identifier for that call, for records that have a name instead of an id. */
  resourceId?: string;
  /** The record to edit; undefined for a new one. */
  record?: Saved | undefined;
  /** The field values of a record, or of a new one: plain JSON with everything that the fields show. */
  toValues: (record?: Saved) => FormValues;
  /** Returns errors by field name; runs before a save is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or updates `record`; for an update `fields` contains the `version`. */
  save: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  /** The notices that are shown after a save; `savedNotices` by default. */
  notices?: { created: (name: string) => void; updated: (name: string) => void };
  /** Runs when everything typed is stored, usually to close the form. `after` is the argument of `submit`. */
  onSaved: (saved: Saved, after: AfterSave) => void;
  /** All languages, the main one first. */
  languages: readonly Language[];
  localised: readonly LocalisedField[];
  /** Labels of further fields that have a text in the main language but none in `abbr`. */
  alsoMissing?: (values: FormValues, abbr: string, mainAbbr: string) => readonly string[];
  /** Labels of the fields that are not localised. */
  labels: Readonly<Record<string, string>>;
  /**
   * Converts ids, keys and rows to texts, lists of texts or pictures. If it returns undefined, the value is
   * shown unchanged.
   */
  showValue?: (name: string, value: unknown) => unknown;
};

/** A conflict between the typed values and a newer version that somebody else stored. */
export type Conflict = {
  fields: DifferingField[];
  /** Labels of the fields that only somebody else changed. */
  changedThere: string[];
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

/** `lastText` is the name of the text field that was edited last, or empty. */
export type Edits = { count: number; lastText: string };

export type RecordForm<Saved extends Versioned = Versioned> = {
  /** The record as last read or saved; undefined until a new record is saved. */
  record: Saved | undefined;
  fields: UseFormReturnType<FormValues>;
  changed: Store<boolean>;
  /** Changes with each edit, so that views beside the form can subscribe to it. */
  edits: Store<Edits>;
  isSaving: boolean;
  /** The number of failed saves. */
  attempts: number;
  submit: (after?: AfterSave) => void;
  /** Delays saves until the promise settles, for example while a text editor opens. */
  waitFor: (opened: Promise<unknown>) => void;
  /** Drops the changes, so that the form closes without a question. */
  discard: () => void;
  languages: readonly Language[];
  /**
   * `lang` is the open language tab; `otherLang` is the language other than the main one whose tab was opened
   * last.
   */
  lang: string;
  otherLang: string;
  setLang: (abbr: string) => void;
  missing: Store<MissingTexts>;
  outdated: OutdatedTexts;
  labelOf: (name: string) => string;
  /** Converts a value to one that `FieldValue` can show. */
  showValue: (name: string, value: unknown) => unknown;
  // These use method syntax: with function properties, a form of categories could not be passed as a form of
  // any record.
  toValues(record: Saved): FormValues;
  /** Shows a record that was stored by another call; typed values are lost. */
  takeOver(stored: Saved): void;
  /** Opens the conflict dialog with a record that was stored by another call. */
  compareWith(stored: Saved): void;
  /** The open conflict; null after the user has resolved it. */
  conflict: Conflict | null;
  /** The draft of an earlier visit; null after the user has restored or refused it. */
  draft: (DraftOffer & { restore: () => void; refuse: () => void }) | null;
};
