import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import type { Language } from '#shared/api/language.ts';
import type { FormValues } from './changed-fields.ts';
import type { DifferingField } from './conflict-fields.ts';
import type { FieldErrors } from './field-errors.ts';
import type { LocalisedField, MissingTexts } from './localised-fields.ts';
import type { Versioned } from './record-saving.ts';
import type { DraftOffer } from './use-draft.ts';
import type { Store } from './store.ts';

export type RecordFormOptions<Saved extends Versioned> = {
  /** Names the kind of record; drafts are kept under it. */
  name: string;
  /** The record to edit; none for a new one. */
  record?: Saved | undefined;
  /** The values of the fields, of the record or of a new one: plain JSON, all that it takes to show them. */
  toValues: (record?: Saved) => FormValues;
  /** What is wrong, by field name, before anything is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or changes `record` by the fields that changed and its `version`. */
  save: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  /** All that was typed is stored: the moment to close the form, should it close. */
  onSaved: (saved: Saved) => void;
  /** The site's languages, the main one first, and the fields that have a text in each. */
  languages: readonly Language[];
  localised: readonly LocalisedField[];
  /** Labels of further fields that lack, in `abbr`, a text that the main language has. */
  alsoMissing?: (values: FormValues, abbr: string, mainAbbr: string) => readonly string[];
  /** What the other fields are called. */
  labels: Readonly<Record<string, string>>;
  /** How a value reads that is not a text, a switch or a picture; undefined leaves it to the pattern. */
  showValue?: (name: string, value: unknown) => ReactNode;
};

/** The record as it was stored elsewhere, beside what was typed here. */
export type Conflict = {
  fields: DifferingField[];
  /** Labels of fields that only the other side changed. */
  changedThere: string[];
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

export type RecordForm<Saved extends Versioned = Versioned> = {
  /** As it was read or saved last; none before a new one is saved. */
  record: Saved | undefined;
  fields: UseFormReturnType<FormValues>;
  /** Whether something is unsaved. */
  changed: Store<boolean>;
  isSaving: boolean;
  /** How often saving was refused. */
  attempts: number;
  submit: () => void;
  /** Forgets what was typed, so that the form can go away unasked. */
  discard: () => void;
  languages: readonly Language[];
  /** The language whose texts are being edited. */
  lang: string;
  setLang: (abbr: string) => void;
  missing: Store<MissingTexts>;
  labelOf: (name: string) => string;
  showValue: (name: string, value: unknown) => ReactNode;
  /** Until one of its ways out is taken. */
  conflict: Conflict | null;
  /** What an earlier visit left unsaved, until it is restored or refused. */
  draft: (DraftOffer & { restore: () => void; refuse: () => void }) | null;
};
