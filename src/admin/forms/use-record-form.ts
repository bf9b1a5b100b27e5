import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { RequestRefused } from '../api/failures.ts';
import { noticeCreated, noticeUpdated, tellFailure } from '../components/notices.tsx';
import { changedFields, filledFields, type FormValues } from './changed-fields.ts';
import { serverErrors, type FieldErrors } from './field-errors.ts';

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
  /** Called with the errors, so that the screen can bring the first one into view. */
  onErrors?: (errors: FieldErrors) => void;
};

export type RecordForm<Saved extends Versioned = Versioned> = {
  fields: UseFormReturnType<FormValues>;
  isChanged: boolean;
  isSaving: boolean;
  submit: () => void;
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
  const { toValues, check, save, onSaved, onErrors } = options;
  const [record, setRecord] = useState(options.record);
  const [initial, setInitial] = useState(() => toValues(options.record));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Saved | null>(null);

  const fields = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => setIsChanged(Object.keys(changedFields(initial, values)).length > 0),
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
    setIsChanged(Object.keys(typedSince).length > 0);
  };

  const showErrors = (errors: FieldErrors) => {
    fields.setErrors(errors);
    onErrors?.(errors);
  };

  const handleFailure = (error: unknown) => {
    if (error instanceof RequestRefused && error.status === 409 && error.record) {
      setConflict(error.record as Saved);
      return;
    }
    if (error instanceof RequestRefused) showErrors(serverErrors(error.fieldErrors));
    tellFailure(error);
  };

  const sendChanges = async () => {
    const values = structuredClone(fields.getValues());
    const changes = record ? changedFields(initial, values) : filledFields(values);
    const errors = check(values, changes);
    fields.clearErrors();
    if (Object.keys(errors).length > 0) {
      showErrors(errors);
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
    fields,
    isChanged,
    isSaving,
    submit: () => {
      if (!isSaving) void sendChanges();
    },
    conflict,
    loadTheirs: () => {
      if (conflict) take(conflict, fields.getValues());
      setConflict(null);
      fields.clearErrors();
    },
    keepTyped: () => setConflict(null),
  };
}
