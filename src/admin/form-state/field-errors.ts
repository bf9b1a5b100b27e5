import type { z } from 'zod';
import { isBlank, type FormValues } from './changed-fields.ts';

export type FieldErrors = Record<string, string>;

export const requiredText = '* Bu Alan Zorunlu';

/** What a shared schema says against these fields, by field name (`attributes.2.label.tr` inside lists). */
export function schemaErrors(schema: z.ZodType, fields: FormValues): FieldErrors {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return {};
  return joinTexts(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** A text for each of the named fields that is empty. */
export function requiredErrors(values: FormValues, names: readonly string[]): FieldErrors {
  const missing = names.filter((name) => isBlank(values[name]));
  return Object.fromEntries(missing.map((name) => [name, requiredText]));
}

/** The server's texts, one line for each field. */
export function serverErrors(errors: Readonly<Record<string, string[]>>): FieldErrors {
  return joinTexts(Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => [name, text])));
}

function joinTexts(entries: string[][]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name = '', text = ''] of entries)
    errors[name] = name in errors ? `${errors[name]} · ${text}` : text;
  return errors;
}
