import { searchFold } from '#shared/turkish.ts';
import { readTexts } from '#server/db/localised-column.ts';

/** `name_key` of a label: names that differ only in case, spaces or Turkish letters name the same label. */
export function labelKey(name: string): string {
  return searchFold(name) || name;
}

/** The key of a stored label. */
export function keyOfRow({ id, name }: { id: number; name: string }, main: string): string {
  return labelKey(readTexts(name)[main] ?? '') || ownKey(id);
}

/** A key that matches no name, for labels without one: folded names never start with a space. */
export function ownKey(id: number): string {
  return ` ${id}`;
}
