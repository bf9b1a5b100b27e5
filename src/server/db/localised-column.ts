import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from './json.ts';

export function readTexts(column: string): LocalisedText {
  return fromJson<LocalisedText>(column);
}

/** Replaces the texts of the sent languages; an empty text is removed. */
export function mergeTexts(column: string, sent: LocalisedText): string {
  const merged = Object.entries({ ...readTexts(column), ...sent }).filter(([, text]) => text !== '');
  return toJson(Object.fromEntries(merged));
}
