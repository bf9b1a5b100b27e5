import { useForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import type { FormValues } from './changed-fields.ts';

/** Mantine's form with uncontrolled fields: a key press renders only the field with the focus. */
export function useUncontrolledFields(initialValues: FormValues, onValuesChange: () => void) {
  // Mantine renders the whole form when a field becomes dirty or clean, so all fields are dirty from the
  // start.
  const [initialDirty] = useState(() =>
    Object.fromEntries(Object.keys(initialValues).map((name) => [name, true])),
  );
  const fields = useForm<FormValues>({ mode: 'uncontrolled', initialValues, initialDirty, onValuesChange });
  const { setInitialValues } = fields;
  useEffect(() => setInitialValues({}), [setInitialValues]);
  return fields;
}

/**
 * Sets field values. A field that is set is mounted again and would lose the focus, so the focused field is
 * skipped. Returns the names of skipped fields.
 */
export function setFieldValues(fields: UseFormReturnType<FormValues> | null, values: FormValues): string[] {
  const focused = document.activeElement?.closest('[data-path]')?.getAttribute('data-path') ?? '';
  for (const [name, value] of Object.entries(values))
    if (name !== focused) fields?.setFieldValue(name, value);
  return focused in values ? [focused] : [];
}
