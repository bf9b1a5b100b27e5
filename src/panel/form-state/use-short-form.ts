import { useForm } from '@mantine/form';
import { useState, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { showFailure } from '#panel/feedback/notices.tsx';
import { isEmpty } from '#panel/form-state/changed-fields.ts';
import {
  requiredErrors,
  schemaErrors,
  serverErrors,
  type FieldErrors,
} from '#panel/form-state/field-errors.ts';

type Options<Values, Result> = {
  values: Values;
  schema: z.ZodType;
  send: (values: Values) => Promise<Result>;
  onSent: (result: Result) => void;
};

/**
 * A form for passwords and codes. It is always sent as a whole and never stored, so it has neither drafts nor
 * versions.
 */
export function useShortForm<Values extends Record<string, string>, Result>(
  options: Options<Values, Result>,
) {
  const { values, schema, send, onSent } = options;
  const fields = useForm<Values>({ mode: 'uncontrolled', initialValues: values });
  const [isSending, setIsSending] = useState(false);

  const show = (form: HTMLFormElement, errors: FieldErrors): boolean => {
    fields.setErrors(errors);
    const [first] = Object.keys(values).filter((name) => name in errors);
    if (first === undefined) return false;
    // `getInputNode` of Mantine would find a field of the same name behind a dialog.
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const submit = async (form: HTMLFormElement) => {
    if (isSending) return;
    const typed = fields.getValues();
    const errors = { ...schemaErrors(schema, typed), ...requiredErrors(typed, Object.keys(values)) };
    if (!isEmpty(errors)) return void show(form, errors);
    setIsSending(true);
    try {
      const result = await send(typed);
      fields.reset();
      onSent(result);
    } catch (error) {
      if (!show(form, serverErrors(error))) showFailure(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    element: {
      noValidate: true,
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        event.stopPropagation();
        void submit(event.currentTarget);
      },
    },
    /** The present value of a field; the component that calls this is rendered again with each key press. */
    useValue: (name: keyof Values & string): string => {
      fields.useWatchValue(name);
      return fields.getValues()[name] ?? '';
    },
    keyOf: (name: keyof Values & string) => fields.key(name),
    input: (name: keyof Values & string) => ({
      name,
      ...(fields.getInputProps(name) as object),
    }),
  };
}
