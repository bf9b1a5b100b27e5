import type { UseFormReturnType } from '@mantine/form';
import type { FormValues } from './changed-fields.ts';

/**
 * Puts values into a form's fields. A field that is set starts anew and loses the focus, so the one that
 * somebody is typing in is left alone; its name is answered.
 */
export function setFieldValues(fields: UseFormReturnType<FormValues> | null, values: FormValues): string[] {
  const focused = document.activeElement?.closest('[data-path]')?.getAttribute('data-path') ?? '';
  for (const [name, value] of Object.entries(values))
    if (name !== focused) fields?.setFieldValue(name, value);
  return focused in values ? [focused] : [];
}
