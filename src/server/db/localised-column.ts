import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from './json.ts';

/** Texts by language in one JSON column. */
export function readTexts(column: string): LocalisedText {
  return fromJson<LocalisedText>(column);
}

/** Changes only the languages that were sent; an emptied text is no text. */
export function mergeTexts(column: string, sent: LocalisedText): string {
  const merged = Object.entries({ ...readTexts(column), ...sent }).filter(([, text]) => text !== '');
  return toJson(Object.fromEntries(merged));
}
