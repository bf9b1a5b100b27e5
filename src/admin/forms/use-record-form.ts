import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { Language } from '#shared/api/language.ts';
import { RequestRefused } from '../api/failures.ts';
import { noticeCreated, noticeUpdated, tellFailure } from '../components/notices.tsx';
import { changedFields, filledFields, isEqual, type FormValues } from './changed-fields.ts';
import { serverErrors, type FieldErrors } from './field-errors.ts';
import {
  languageOfError,
  missingByLanguage,
  type LocalisedField,
  type MissingTexts,
} from './localised-fields.ts';

export type Versioned = { version: number };

type Options<Saved extends Versioned> = {
  /** The record to edit; none for a new one. */
  record?: Saved | undefined;
  /** The values of the fields, of the record or of a new one. */
  toValues: (record?: Saved) => FormValues;
  /** What is wrong, by field name, before anything is sent. */
  check: (values: FormValues, sent: FormValues) => FieldErrors;
  /** Sends the fields that changed, with the record's `version` (none for a new record). */
  save: (fields: FormValues) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The site's languages, the main one first, and the fields that have a text in each. */
  languages: readonly Language[];
  localised: readonly LocalisedField[];
};

export type RecordForm<Saved extends Versioned = Versioned> = {
  /** As it was read or saved last; none before a new one is saved. */
  record: Saved | undefined;
  fields: UseFormReturnType<FormValues>;
  isChanged: boolean;
  isSaving: boolean;
  /** How often saving was refused. */
  attempts: number;
  submit: () => void;
  languages: readonly Language[];
  /** The language whose texts are being edited. */
  lang: string;
  setLang: (abbr: string) => void;
  missing: MissingTexts;
  /** The record as somebody else saved it meanwhile; what was typed here stays until one of the two is called. */
  conflict: Saved | null;
  loadTheirs: () => void;
  keepTyped: () => void;
};

/**
 * The one form pattern of the panel: uncontrolled fields under their wire names, only what changed is
 * sent, the server's errors stand beside their fields, and a failed save leaves everything as typed.
 */
export function useRecordForm<Saved extends Versioned>(options: Options<Saved>): RecordForm<Saved> {
  const { toValues, check, save, onSaved, languages, localised } = options;
  const [record, setRecord] = useState(options.record);
  const [initial, setInitial] = useState(() => toValues(options.record));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Saved | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [lang, setLang] = useState(languages[0]?.abbr ?? '');
  const [missing, setMissing] = useState(() => missingByLanguage(localised, languages, initial));

  const observe = (values: FormValues, stored: FormValues) => {
    setIsChanged(Object.keys(changedFields(stored, values)).length > 0);
    const now = missingByLanguage(localised, languages, values);
    setMissing((before) => (isEqual(before, now) ? before : now));
  };

  const fields = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => observe(values, initial),
  });

  /** Takes over a record from the server, keeping what was typed since `sent` went off. */
  const take = (saved: Saved, sent: FormValues) => {
    const stored = toValues(saved);
    const typedSince = changedFields(sent, fields.getValues());
    setRecord(saved);
    setInitial(stored);
    // One by one: a field that is set again loses the focus, so only those whose value differs are.
    for (const [name, value] of Object.entries(changedFields(fields.getValues(), stored)))
      if (!(name in typedSince)) fields.setFieldValue(name, value);
    observe(fields.getValues(), stored);
  };

  const showErrors = (errors: FieldErrors) => {
    fields.setErrors(errors);
    setLang(languageOfError(errors, languages) ?? lang);
  };
  const countAttempt = () => setAttempts((count) => count + 1);

  const handleFailure = (error: unknown) => {
    if (error instanceof RequestRefused && error.status === 409 && error.record) {
      setConflict(error.record as Saved);
      return;
    }
    const errors = error instanceof RequestRefused ? serverErrors(error.fieldErrors) : {};
    showErrors(errors);
    if (Object.keys(errors).length > 0) tellFailure(error, countAttempt);
    else tellFailure(error);
  };

  const sendChanges = async () => {
    const values = structuredClone(fields.getValues());
    const changes = record ? changedFields(initial, values) : filledFields(values);
    const errors = check(values, changes);
    fields.clearErrors();
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
      countAttempt();
      return;
    }
    if (record && Object.keys(changes).length === 0) {
      onSaved(record);
      return;
    }
    setIsSaving(true);
    try {
      const saved = await save(record ? { ...changes, version: record.version } : changes);
      if (record) {
        take(saved, values);
        noticeUpdated();
      } else noticeCreated();
      onSaved(saved);
    } catch (error) {
      handleFailure(error);
    } finally {
      setIsSaving(false);
    }
  };

  return {
    record,
    fields,
    isChanged,
    isSaving,
    attempts,
    submit: () => {
      if (!isSaving) void sendChanges();
    },
    languages,
    lang,
    setLang,
    missing,
    conflict,
    loadTheirs: () => {
      if (conflict) take(conflict, fields.getValues());
      setConflict(null);
      fields.clearErrors();
    },
    keepTyped: () => setConflict(null),
  };
}
