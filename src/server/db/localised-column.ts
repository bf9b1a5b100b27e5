import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from './json.ts';

export function readTexts(column: string): LocalisedText {
  return fromJson<LocalisedText>(column);
}

/**
 * The SQL value of a localised column after the sent texts replaced the old ones; empty texts are removed.
 */
export function mergeTexts(column: string, sent: LocalisedText): string {
  const merged = Object.entries({ ...readTexts(column), ...sent }).filter(([, text]) => text !== '');
  return toJson(Object.fromEntries(merged));
}
