import type { Language } from '#shared/api/language.ts';
import { languageEnding, type LocalisedField } from './localised-fields.ts';

/** What a field is called: `Kod`, or `Ad (English)` where a text has one in each language. */
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
