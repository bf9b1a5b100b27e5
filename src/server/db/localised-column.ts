import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from './json.ts';

export function readTexts(column: string): LocalisedText {
  return fromJson<LocalisedText>(column);
}

/** SQL that replaces the texts of the sent languages and removes empty ones. */
export function mergeTexts(column: string, sent: LocalisedText): string {
  const merged = Object.entries({ ...readTexts(column), ...sent }).filter(([, text]) => text !== '');
  return toJson(Object.fromEntries(merged));
}
