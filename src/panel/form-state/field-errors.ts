import type { z } from 'zod';
import { RequestRefused } from '#panel/api/failures.ts';
import { isBlank, type FormValues } from './changed-fields.ts';

export type FieldErrors = Record<string, string>;

export const requiredText = '* Bu Alan Zorunlu';

/** The errors of a schema by field name. A field inside a list is named `attributes.2.label.tr`. */
export function schemaErrors(schema: z.ZodType, fields: FormValues): FieldErrors {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return {};
  return joinTexts(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

/** An error for each of these fields that is empty. */
export function requiredErrors(values: FormValues, names: readonly string[]): FieldErrors {
  const missing = names.filter((name) => isBlank(values[name]));
  return Object.fromEntries(missing.map((name) => [name, requiredText]));
}

/** The server's field errors; several texts of one field are joined. */
export function serverErrors(error: unknown): FieldErrors {
  const errors = error instanceof RequestRefused ? error.fieldErrors : {};
  return joinTexts(Object.entries(errors).flatMap(([name, texts]) => texts.map((text) => [name, text])));
}

function joinTexts(entries: string[][]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name = '', text = ''] of entries)
    errors[name] = name in errors ? `${errors[name]} · ${text}` : text;
  return errors;
}
