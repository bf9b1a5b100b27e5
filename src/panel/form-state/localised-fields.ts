import type { Language } from '#features/languages/language.ts';
import { isBlank, type FormValues } from './changed-fields.ts';

/** A localised field of a form, such as `{ name: 'summary', label: 'Kısa açıklama' }`. */
export type LocalisedField = { name: string; label: string };

/**
 * The form values of all fields in all languages (`name_tr`, `name_en`): those of `record`, or empty texts.
 */
export function localisedValues(
  fields: readonly LocalisedField[],
  languages: readonly Language[],
  record: Readonly<Record<string, unknown>> = {},
): FormValues {
  const keys = fields.flatMap(({ name }) => languages.map(({ abbr }) => `${name}_${abbr}`));
  return Object.fromEntries(keys.map((key) => [key, record[key] ?? '']));
}

/** Labels of the fields that have a text in the main language but none in `abbr`. */
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

/** Labels of the missing texts by language abbreviation. */
export type MissingTexts = Readonly<Record<string, readonly string[]>>;

export function missingByLanguage(
  fields: readonly LocalisedField[],
  languages: readonly Language[],
  values: FormValues,
  alsoMissing: (values: FormValues, abbr: string, mainAbbr: string) => readonly string[] = () => [],
): MissingTexts {
  const main = languages[0]?.abbr ?? '';
  const missingIn = (abbr: string) => [
    ...missingTexts(fields, values, abbr, main),
    ...alsoMissing(values, abbr, main),
  ];
  return Object.fromEntries(languages.map(({ abbr }) => [abbr, missingIn(abbr)]));
}

/** The language of the first field with an error, whose tab the form opens. */
export function languageOfError(errors: object, languages: readonly Language[]): string | undefined {
  const endings = Object.keys(errors).map(languageEnding);
  return endings.find((ending) => languages.some(({ abbr }) => abbr === ending));
}

/** The language in a field name: `en` for `name_en` and for `attributes.2.label.en`. */
export function languageEnding(name: string): string | undefined {
  return /[_.]([a-z]{2})$/.exec(name)?.[1];
}

/** The label of a field: `Kod`, or `Ad (English)` for a localised field. */
export function fieldLabel(
  name: string,
  labels: Readonly<Record<string, string>>,
  localised: readonly LocalisedField[],
  languages: readonly Language[],
): string {
  const own = labels[name];
  if (own !== undefined) return own;
  const ending = languageEnding(name);
  const field = localised.find((one) => `${one.name}_${ending ?? ''}` === name);
  const language = languages.find(({ abbr }) => abbr === ending);
  return field && language ? `${field.label} (${language.lang})` : name;
}
