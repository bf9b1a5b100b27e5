import { searchFold } from '#shared/turkish.ts';
import { readTexts } from '#server/db/localised-column.ts';

/**
 * Returns the `name_key` of a label, which is equal for names that differ only in case, spaces or Turkish
 * letters.
 */
export function labelKey(name: string): string {
  return searchFold(name) || name;
}

export function keyOfRow({ id, name }: { id: number; name: string }, main: string): string {
  return labelKey(readTexts(name)[main] ?? '') || ownKey(id);
}

/**
 * The key of a label without a name. No name has such a key, because folded names never start with a space.
 */
export function ownKey(id: number): string {
  return ` ${id}`;
}
