import type { Language } from '#shared/api/language.ts';
import { isBlank, type FormValues } from './changed-fields.ts';
import type { FieldErrors } from './field-errors.ts';

/** A localised field of a form: `{ name: 'summary', label: 'Kısa açıklama' }`. */
export type LocalisedField = { name: string; label: string };

/** `name_tr`, `name_en` … for every field and language, taken from `record` or empty. */
export function localisedValues(
  fields: readonly LocalisedField[],
  languages: readonly Language[],
  record: Readonly<Record<string, unknown>> = {},
): FormValues {
  const keys = fields.flatMap(({ name }) => languages.map(({ abbr }) => `${name}_${abbr}`));
  return Object.fromEntries(keys.map((key) => [key, record[key] ?? '']));
}

/** Labels of the fields that have a text in the main language and none in `abbr`. */
export function missingTexts(
  fields: readonly LocalisedField[],
  values: FormValues,
  abbr: string,
  mainAbbr: string,
): string[] {
  const isEmpty = (name: string, lang: string) => isBlank(values[`${name}_${lang}`]);
  return fields
    .filter(({ name }) => isEmpty(name, abbr) && !isEmpty(name, mainAbbr))
    .map(({ label }) => label);
}

/** The language of the first field with an error, so that its tab can be opened. */
export function languageOfError(errors: FieldErrors, languages: readonly Language[]): string | undefined {
  const endings = Object.keys(errors).map((name) => /[_.]([a-z]{2})$/.exec(name)?.[1]);
  return endings.find((ending) => languages.some(({ abbr }) => abbr === ending));
}
